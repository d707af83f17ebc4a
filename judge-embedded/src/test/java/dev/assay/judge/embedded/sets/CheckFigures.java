package dev.assay.judge.embedded.sets;

import dev.assay.judge.embedded.check.Checks;
import dev.assay.judge.embedded.check.Clash;
import dev.assay.judge.embedded.verdict.BestWindow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** How often each check fires where it should, and where it should not; printed as the table in the docs. */
final class CheckFigures {

    private static final List<String> KINDS = List.of(
            "number",
            "unit",
            "limit",
            "negation",
            "quantifier",
            "modality",
            "comparative",
            "role",
            "condition",
            "name",
            "opposite");
    private static final String ANY = "any of them";
    private static final String MISSING = "number not in the passage";
    /** Rows of the judge data, both languages together. */
    private static final int SUPPORTED = 500;

    /** What a check is held against. */
    private enum Column {
        CAUGHT_DEV,
        CAUGHT_TEST,
        TRUE,
        SUPPORTED,
        /** All supported rows there are, not only the sample. */
        EVERY_SUPPORTED
    }

    private static final Set<Column> PRINTED = EnumSet.complementOf(EnumSet.of(Column.EVERY_SUPPORTED));

    private final String language;
    private final Map<Column, Map<String, Integer>> fires = new HashMap<>();
    private final Map<Column, Integer> sizes = new HashMap<>();
    private final BestWindow checks = new BestWindow();

    private CheckFigures(String language) {
        this.language = language;
    }

    /** Holds the checks against the contrast set, and against the judge data where its folder is there. */
    static CheckFigures of(String language, Path folder) throws IOException {
        CheckFigures figures = new CheckFigures(language);
        for (SetRow row : SetRow.all("contrast")) {
            if (row.language().equals(language)) {
                List<String> passage = List.of(row.text("passage"));
                boolean dev = row.split().equals("dev");
                figures.add(dev ? Column.CAUGHT_DEV : Column.CAUGHT_TEST, row.text("false"), passage);
                figures.add(Column.TRUE, row.text("true"), passage);
            }
        }
        if (Files.isDirectory(folder)) {
            figures.supported(Column.SUPPORTED, SupportedRows.of(folder, language, SUPPORTED / 2));
            figures.supported(Column.EVERY_SUPPORTED, SupportedRows.of(folder, language, Integer.MAX_VALUE));
        }
        return figures;
    }

    private void supported(Column column, List<SupportedRows.Row> rows) {
        rows.forEach(row -> add(column, row.claim(), row.contexts()));
    }

    private void add(Column column, String claim, List<String> passages) {
        Checks.Findings findings = checks.findings(claim, passages);
        Set<String> kinds = new HashSet<>();
        for (Clash clash : findings.clashes()) {
            kinds.add(clash.kind());
            kinds.add(ANY);
        }
        if (!findings.missing().isEmpty()) {
            kinds.add(MISSING);
        }
        sizes.merge(column, 1, Integer::sum);
        kinds.forEach(
                kind -> fires.computeIfAbsent(column, c -> new HashMap<>()).merge(kind, 1, Integer::sum));
    }

    /** Wrong clashes, both languages together: on the true claims with the sample, and on every supported row. */
    static String wrong(List<CheckFigures> languages) {
        return "wrong fires on true claims and the sample: " + share(languages, Column.TRUE, Column.SUPPORTED)
                + ", on every supported row: " + share(languages, Column.EVERY_SUPPORTED);
    }

    /** True claims of the contrast set on which any check fires. */
    int wrongOnTrue() {
        return count(Column.TRUE, ANY);
    }

    /** False claims of the dev half on which any check fires. */
    int caughtInDev() {
        return count(Column.CAUGHT_DEV, ANY);
    }

    private static String share(List<CheckFigures> languages, Column... columns) {
        int wrong = 0;
        int all = 0;
        for (CheckFigures figures : languages) {
            for (Column column : columns) {
                wrong += figures.count(column, ANY);
                all += figures.sizes.getOrDefault(column, 0);
            }
        }
        return all == 0
                ? "data not there"
                : String.format(Locale.ROOT, "%d of %d (%.3f)", wrong, all, (double) wrong / all);
    }

    /** The lines of the table, in the form of the docs. */
    List<String> lines() {
        List<String> kinds = new ArrayList<>(KINDS);
        kinds.add(ANY);
        kinds.add(MISSING);
        List<String> lines = new ArrayList<>();
        for (String kind : kinds) {
            StringBuilder line =
                    new StringBuilder("| ").append(language).append(' ').append(kind);
            for (Column column : PRINTED) {
                int size = sizes.getOrDefault(column, 0);
                line.append(" | ").append(size == 0 ? "data not there" : count(column, kind) + " of " + size);
            }
            lines.add(line + " |");
        }
        return lines;
    }

    private int count(Column column, String kind) {
        return fires.getOrDefault(column, Map.of()).getOrDefault(kind, 0);
    }
}
