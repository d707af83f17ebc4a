package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.text.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Figures by source as Markdown. */
final class SourceTables {

    private static final String NONE = "–";

    private final List<Measured> all;

    SourceTables(List<Measured> all) {
        this.all = List.copyOf(all);
    }

    /** The tables, one line each row. */
    List<String> lines() {
        List<String> lines = new ArrayList<>(head(
                "source",
                "rows",
                "majority",
                "claim alone: AUROC",
                "word counts: AUROC",
                "judge: AUROC",
                "balanced accuracy",
                "accuracy",
                "people: accuracy",
                "calibration error"));
        languages().forEach(language -> lines.addAll(sources(language)));
        lines.add("");
        lines.addAll(head(
                "mean over sources",
                "judge: AUROC",
                "without the checks",
                "more than word counts",
                "word counts: balanced accuracy",
                "judge: balanced accuracy",
                "calibration error, rows of all sources together"));
        languages().forEach(language -> lines.add(core(language)));
        lines.add("");
        lines.addAll(head("source left out", "AUROC", "fitted on it too", "balanced accuracy", "fitted on it too"));
        languages().forEach(language -> lines.addAll(leftOut(language)));
        return lines;
    }

    private Stream<Language> languages() {
        return all.stream().map(measured -> measured.source().language()).distinct();
    }

    private List<Measured> of(Language language, boolean core) {
        return all.stream()
                .filter(measured -> measured.source().language() == language)
                .filter(measured -> !core || measured.source().core())
                .toList();
    }

    private List<String> sources(Language language) {
        List<String> lines = new ArrayList<>();
        of(language, false)
                .forEach(measured -> lines.add(source(measured.source().core() ? "" : " (not in the mean)", measured)));
        List<Measured> core = of(language, true);
        lines.add(cells(
                "**" + language.code() + " mean**",
                String.valueOf(core.stream().mapToInt(m -> m.rows().size()).sum()),
                mean(core, m -> Optional.of(m.majority())),
                mean(core, m -> m.figure(Contender.CLAIM, Said::auroc)),
                mean(core, m -> m.figure(Contender.WORDS, Said::auroc)),
                mean(core, m -> m.figure(Contender.JUDGE, Said::auroc)),
                mean(core, m -> m.figure(Contender.JUDGE, Said::balanced)),
                mean(core, m -> m.figure(Contender.JUDGE, Said::accuracy)),
                "",
                mean(core, m -> Optional.of(m.calibration()))));
        return lines;
    }

    private static String source(String note, Measured measured) {
        return cells(
                measured.source().language().code() + " " + measured.source().name() + note,
                String.valueOf(measured.rows().size()),
                figure(Optional.of(measured.majority())),
                figure(measured.figure(Contender.CLAIM, Said::auroc)),
                figure(measured.figure(Contender.WORDS, Said::auroc)),
                figure(measured.figure(Contender.JUDGE, Said::auroc)),
                figure(measured.figure(Contender.JUDGE, Said::balanced)),
                figure(measured.figure(Contender.JUDGE, Said::accuracy)),
                measured.source().people(),
                figure(Optional.of(measured.calibration())));
    }

    private String core(Language language) {
        List<Measured> core = of(language, true);
        return cells(
                language.code(),
                mean(core, m -> m.figure(Contender.JUDGE, Said::auroc)) + interval(core, false),
                mean(core, m -> m.figure(Contender.MODEL, Said::auroc)),
                mean(core, m -> Optional.of(difference(m))) + interval(core, true),
                mean(core, m -> m.figure(Contender.WORDS, Said::balanced)),
                mean(core, m -> m.figure(Contender.JUDGE, Said::balanced)),
                figure(Optional.of(together(core))));
    }

    private static double difference(Measured measured) {
        return measured.judge().auroc()
                - measured.said(Contender.WORDS).orElseThrow().auroc();
    }

    private static String interval(List<Measured> core, boolean overWords) {
        DocumentBootstrap.Interval interval = DocumentBootstrap.mean(
                core.stream().map(measured -> measured.sample(overWords)).toList());
        return " [" + figure(Optional.of(interval.low())) + ", " + figure(Optional.of(interval.high())) + "]";
    }

    /** Calibration over all rows, where each source and label counts equally. */
    private static double together(List<Measured> core) {
        List<Example> rows =
                core.stream().flatMap(measured -> measured.rows().stream()).toList();
        return Said.of(
                        core.stream()
                                .flatMapToDouble(measured ->
                                        Arrays.stream(measured.judge().scores()))
                                .toArray(),
                        rows,
                        0)
                .calibration(Example.rowWeights(rows));
    }

    private List<String> leftOut(Language language) {
        List<Measured> measured = of(language, true).stream()
                .filter(m -> m.said(Contender.LEFT_OUT).isPresent())
                .toList();
        List<String> lines = new ArrayList<>();
        measured.forEach(m -> lines.add(cells(
                language.code() + " " + m.source().name(),
                figure(m.figure(Contender.LEFT_OUT, Said::auroc)),
                figure(m.figure(Contender.MODEL, Said::auroc)),
                figure(m.figure(Contender.LEFT_OUT, Said::balanced)),
                figure(m.figure(Contender.MODEL, Said::balanced)))));
        lines.add(cells(
                "**" + language.code() + " mean**",
                mean(measured, m -> m.figure(Contender.LEFT_OUT, Said::auroc)),
                mean(measured, m -> m.figure(Contender.MODEL, Said::auroc)),
                mean(measured, m -> m.figure(Contender.LEFT_OUT, Said::balanced)),
                mean(measured, m -> m.figure(Contender.MODEL, Said::balanced))));
        return lines;
    }

    /** The mean over the sources that have the figure. */
    private static String mean(List<Measured> sources, Function<Measured, Optional<Double>> figure) {
        return figure(Optional.of(sources.stream()
                .flatMap(measured -> figure.apply(measured).stream())
                .mapToDouble(Double::doubleValue)
                .average()
                .orElse(Double.NaN)));
    }

    private static String figure(Optional<Double> value) {
        return value.map(number -> String.format(Locale.ROOT, "%.3f", number)).orElse(NONE);
    }

    private static List<String> head(String... names) {
        return List.of(
                cells(names),
                Arrays.stream(names).skip(1).map(name -> "---:").collect(Collectors.joining("|", "|---|", "|")));
    }

    private static String cells(String... cells) {
        return "| " + String.join(" | ", cells) + " |";
    }
}
