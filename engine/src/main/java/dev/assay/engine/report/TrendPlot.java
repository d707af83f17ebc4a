package dev.assay.engine.report;

import dev.assay.core.history.PastRun;
import dev.assay.core.history.Trend;
import dev.assay.core.history.TrendPoint;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Where everything stands in the drawing of a trend, in units of which the drawing is {@link #WIDTH} wide. The line and
 * the band are not drawn across a run that did not measure the metric, nor across a change after which the numbers mean
 * something else.
 */
final class TrendPlot {

    static final int WIDTH = 400;

    private static final double RIGHT = 390;
    private static final double DEPTH = 96;
    private static final double ROW = 14;
    private static final double COLUMN = 6.6;
    private static final double THINNEST = 3;

    private final Trend trend;
    private final List<PastRun> runs;
    private final HistoryWords words;
    private final Wording in;
    private final double lowest;
    private final double highest;
    private final double left;
    private final MarkerRows rows = new MarkerRows(RIGHT + 6, COLUMN);
    private final List<Marker> markers;

    TrendPlot(Trend trend, List<PastRun> runs, Wording in) {
        this.trend = trend;
        this.runs = runs;
        this.in = in;
        this.words = new HistoryWords(in);
        this.lowest = trend.points().stream().mapToDouble(TrendPoint::low).min().orElse(0);
        this.highest =
                trend.points().stream().mapToDouble(TrendPoint::high).max().orElse(0);
        this.left = 16 + COLUMN * Math.max(lowestText().length(), highestText().length());
        this.markers = trend.points().stream()
                .filter(point -> !point.changed().isEmpty())
                .map(this::marker)
                .toList();
    }

    String lowestText() {
        return Numbers.fraction(lowest);
    }

    String highestText() {
        return Numbers.fraction(highest);
    }

    /** Whether lowest and highest are two numbers. */
    boolean ranges() {
        return !lowestText().equals(highestText());
    }

    double left() {
        return round(left - 8);
    }

    double right() {
        return RIGHT + 6;
    }

    double top() {
        return 8 + ROW * rows.count();
    }

    double bottom() {
        return top() + DEPTH;
    }

    double height() {
        return bottom() + 20;
    }

    /** Where the labels of values end. */
    double valuesEnd() {
        return round(left - 12);
    }

    /** The base line of the label of the lowest value. */
    double lowestBase() {
        return round(y(lowest) + 4);
    }

    /** The base line of the label of the highest value. */
    double highestBase() {
        return round(y(highest) + 4);
    }

    /** The base line of the times below. */
    double timesBase() {
        return bottom() + 16;
    }

    /** When the oldest of the runs began, to the minute. */
    String from() {
        return minute(runs.get(0));
    }

    /** When the youngest of the runs began, to the minute. */
    String to() {
        return minute(runs.get(runs.size() - 1));
    }

    private static String minute(PastRun run) {
        String time = run.time().replace('T', ' ');
        return time.substring(0, Math.min(16, time.length()));
    }

    /** The line through the means, a piece each. */
    List<String> lines() {
        return TrendPieces.joined(trend).stream()
                .filter(piece -> piece.size() > 1)
                .map(piece ->
                        piece.stream().map(point -> at(point, point.mean())).collect(Collectors.joining(" ")))
                .toList();
    }

    /** The corners of the bands between the bounds, a piece each. */
    List<String> bands() {
        return TrendPieces.joined(trend).stream()
                .flatMap(piece -> TrendPieces.bounded(piece).stream())
                .map(this::band)
                .toList();
    }

    private String band(List<TrendPoint> piece) {
        List<String> corners = new ArrayList<>();
        if (piece.size() == 1) {
            TrendPoint only = piece.get(0);
            double x = x(only);
            corners.add(round(x - THINNEST) + "," + y(only.low()));
            corners.add(round(x + THINNEST) + "," + y(only.low()));
            corners.add(round(x + THINNEST) + "," + y(only.high()));
            corners.add(round(x - THINNEST) + "," + y(only.high()));
        } else {
            piece.forEach(point -> corners.add(at(point, point.low())));
            for (int i = piece.size() - 1; i >= 0; i--) {
                corners.add(at(piece.get(i), piece.get(i).high()));
            }
        }
        return String.join(" ", corners);
    }

    List<Dot> dots() {
        return trend.points().stream()
                .map(point -> new Dot(x(point), y(point.mean()), spoken(point)))
                .toList();
    }

    private String spoken(TrendPoint point) {
        return point.run().run() + " " + words.commit(point.run()) + in.pick(": ", "：")
                + Numbers.mean(point.estimate()) + " " + Numbers.interval(point.estimate(), in) + " n="
                + point.estimate().n();
    }

    List<Marker> markers() {
        return markers;
    }

    private Marker marker(TrendPoint point) {
        String label = words.changes(point.grounds());
        double x = x(point.place() - 0.5);
        MarkerRows.Place place = rows.place(x, label);
        String details = point.changed().stream()
                .map(differing ->
                        words.changes(List.of(differing.what())) + ": " + differing.a() + " → " + differing.b())
                .collect(Collectors.joining("; "));
        return new Marker(
                x, round(place.x()), 12 + ROW * place.row(), place.toTheLeft() ? "end" : "start", label, details);
    }

    private double x(TrendPoint point) {
        return x(point.place());
    }

    /** Places are as far from each other as there are runs between them, whatever the time. */
    private double x(double place) {
        return round(left + (RIGHT - left) * place / Math.max(1, runs.size() - 1));
    }

    private double y(double value) {
        double range = highest - lowest;
        double share = range > 0 ? (value - lowest) / range : 0.5;
        return round(bottom() - 8 - share * (DEPTH - 16));
    }

    private String at(TrendPoint point, double value) {
        return x(point) + "," + y(value);
    }

    private static double round(double place) {
        return Math.round(place * 10) / 10.0;
    }

    /**
     * A mean.
     *
     * @param x where
     * @param y where
     * @param spoken the run and its numbers
     */
    record Dot(double x, double y, String spoken) {}

    /**
     * A line across the drawing between two runs between which something changed.
     *
     * @param x where
     * @param labelX where its label begins, or ends
     * @param labelY the label's base line
     * @param anchor {@code start} or {@code end}: what {@code labelX} is
     * @param label what changed
     * @param details from what to what
     */
    record Marker(double x, double labelX, double labelY, String anchor, String label, String details) {}
}
