package dev.assay.engine;

import dev.assay.core.history.History;
import dev.assay.core.history.PastRun;
import dev.assay.core.history.Trend;
import dev.assay.core.history.TrendPoint;
import dev.assay.core.stats.Estimate;
import dev.assay.core.stats.Interval;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** The history as a table with a row for each run and metric (RFC 4180, UTF-8, lines end with {@code \n}). */
final class HistoryCsv {

    static final List<String> COLUMNS = List.of(
            "run",
            "time",
            "source",
            "variant",
            "commit",
            "dirty",
            "dataset",
            "judge",
            "embeddings",
            "cases",
            "exit",
            "metric",
            "mean",
            "low",
            "high",
            "n",
            "undefined",
            "failed",
            "changed");

    private static final CSVFormat FORMAT =
            CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();

    private final CSVPrinter printer;

    private HistoryCsv(CSVPrinter printer) {
        this.printer = printer;
    }

    /** The table, its head first. What there is none of is an empty cell. */
    static String of(List<History> histories) {
        StringBuilder text = new StringBuilder();
        try (CSVPrinter printer = new CSVPrinter(text, FORMAT)) {
            printer.printRecord(COLUMNS);
            HistoryCsv csv = new HistoryCsv(printer);
            for (History history : histories) {
                csv.add(history);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private void add(History history) throws IOException {
        Map<String, Map<Integer, TrendPoint>> points = new HashMap<>();
        for (Trend trend : history.trends()) {
            points.put(
                    trend.metric(),
                    trend.points().stream().collect(Collectors.toMap(TrendPoint::place, point -> point)));
        }
        for (int place = 0; place < history.runs().size(); place++) {
            PastRun run = history.runs().get(place);
            for (Map.Entry<String, Estimate> metric : run.metrics().entrySet()) {
                Optional<TrendPoint> point = Optional.ofNullable(
                        points.getOrDefault(metric.getKey(), Map.of()).get(place));
                printer.printRecord(cells(
                        run,
                        metric.getKey(),
                        metric.getValue(),
                        point.map(TrendPoint::grounds).orElse(List.of())));
            }
        }
    }

    private static List<String> cells(PastRun run, String metric, Estimate estimate, List<String> changed) {
        return List.of(
                run.run(),
                run.time(),
                run.source(),
                run.variant().orElse(""),
                run.commit(),
                String.valueOf(run.dirty()),
                run.basis().dataset(),
                run.basis().judge(),
                run.basis().embeddings(),
                String.valueOf(run.cases()),
                number(run.exit()),
                metric,
                number(estimate.mean()),
                estimate.interval().map(Interval::low).map(String::valueOf).orElse(""),
                estimate.interval().map(Interval::high).map(String::valueOf).orElse(""),
                String.valueOf(estimate.n()),
                String.valueOf(estimate.undefined()),
                String.valueOf(estimate.failed()),
                String.join("; ", changed));
    }

    private static String number(OptionalDouble number) {
        return number.isPresent() ? String.valueOf(number.getAsDouble()) : "";
    }

    private static String number(OptionalInt number) {
        return number.isPresent() ? String.valueOf(number.getAsInt()) : "";
    }
}
