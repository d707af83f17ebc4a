package dev.assay.engine.report;

import dev.assay.core.history.Trend;
import dev.assay.core.history.TrendPoint;
import java.util.ArrayList;
import java.util.List;

/** The pieces of a trend within which points may be joined. */
final class TrendPieces {

    private TrendPieces() {}

    /** Runs beside each other between which nothing changed. */
    static List<List<TrendPoint>> joined(Trend trend) {
        List<List<TrendPoint>> pieces = new ArrayList<>();
        int place = -2;
        for (TrendPoint point : trend.points()) {
            if (point.place() != place + 1 || !point.changed().isEmpty()) {
                pieces.add(new ArrayList<>());
            }
            pieces.get(pieces.size() - 1).add(point);
            place = point.place();
        }
        return pieces;
    }

    /** The parts of a piece that have intervals. */
    static List<List<TrendPoint>> bounded(List<TrendPoint> piece) {
        List<List<TrendPoint>> parts = new ArrayList<>();
        boolean before = false;
        for (TrendPoint point : piece) {
            boolean here = point.estimate().interval().isPresent();
            if (here && !before) {
                parts.add(new ArrayList<>());
            }
            if (here) {
                parts.get(parts.size() - 1).add(point);
            }
            before = here;
        }
        return parts;
    }
}
