package dev.assay.engine.report;

import dev.assay.core.slice.search.SliceSearch;
import dev.assay.core.slice.search.WorseSlice;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The worst slices of a run in the words of the report's language.
 *
 * @param search what was found
 * @param in the report's language
 */
record SliceRows(SliceSearch search, Wording in) {

    private static final int WIDEST = 60;

    /** Whether there was a slice to look at. */
    boolean any() {
        return search.tests() > 0;
    }

    /** Whether some slice is worse beyond chance. */
    boolean found() {
        return search.found() > 0;
    }

    /** How many slices were looked at and what came of it. */
    String sentence() {
        String looked = in.pick(
                search.slices() + " slices looked at, " + search.tests() + " comparisons with the rest of the run: ",
                "共查看 " + search.slices() + " 个切片，与其余用例比较 " + search.tests() + " 次：");
        return looked + (found() ? Phrase.SLICES_FOUND : Phrase.SLICES_NONE).in(in, search.found());
    }

    /** The head, then a row for each slice: the metric in which it costs most, and how many others it is worse in. */
    List<List<String>> slices(int most) {
        Map<String, List<WorseSlice>> bySlice = new LinkedHashMap<>();
        search.worst()
                .forEach(worse -> bySlice.computeIfAbsent(worse.slice().toString(), name -> new ArrayList<>())
                        .add(worse));
        List<List<String>> rows = new ArrayList<>(List.of(head()));
        bySlice.values().stream().limit(most).forEach(of -> {
            String others =
                    of.size() == 1 ? "" : in.pick(" and " + (of.size() - 1) + " more", " 等 " + of.size() + " 项");
            rows.add(row(of.get(0), of.get(0).metric() + others));
        });
        return rows;
    }

    /** The head, then a row for each slice and metric. */
    List<List<String>> all() {
        List<List<String>> rows = new ArrayList<>(List.of(head()));
        search.worst().forEach(worse -> rows.add(row(worse, worse.metric())));
        return rows;
    }

    private List<String> head() {
        return List.of(
                Phrase.SLICE.in(in),
                Phrase.METRIC.in(in),
                Phrase.N.in(in),
                Phrase.MEAN.in(in),
                Phrase.INTERVAL.in(in),
                Phrase.REST.in(in),
                Phrase.GAIN.in(in),
                "q");
    }

    private List<String> row(WorseSlice worse, String metric) {
        return List.of(
                name(worse),
                metric,
                String.valueOf(worse.mean().n()),
                Numbers.fraction(worse.mean().value()),
                Numbers.interval(worse.mean().interval(), in),
                Numbers.fraction(worse.rest()),
                signed(worse.gain()),
                worse.q() < 0.001 ? "<0.001" : Numbers.fraction(worse.q()));
    }

    private static String name(WorseSlice worse) {
        String same = worse.same().stream().map(other -> " = " + other).collect(Collectors.joining());
        return TextWidth.cut(PlainText.line(worse.slice() + same), WIDEST);
    }

    private static String signed(double change) {
        String text = Numbers.fraction(change);
        return text.startsWith("-") ? text : "+" + text;
    }
}
