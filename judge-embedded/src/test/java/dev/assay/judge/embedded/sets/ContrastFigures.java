package dev.assay.judge.embedded.sets;

import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.judge.embedded.Ask;
import dev.assay.judge.port.Judge;
import java.util.List;
import java.util.Locale;

/**
 * How well a judge tells true claims from minimally false ones.
 *
 * @param truths true claims labelled supported
 * @param falsehoods false claims not labelled supported
 * @param both groups with both labels right
 * @param ranked groups whose true claim has the higher probability of being supported
 * @param accused true claims labelled contradicted
 * @param groups all groups
 */
record ContrastFigures(int truths, int falsehoods, int both, int ranked, int accused, int groups) {

    /** Asks the judge for both claims of each row, each by itself. */
    static ContrastFigures of(Judge judge, List<SetRow> rows) {
        int[] counts = new int[5];
        for (SetRow row : rows) {
            PassageVerdict truth = verdict(judge, row, "true");
            PassageVerdict falsehood = verdict(judge, row, "false");
            boolean kept = truth.verdict() == Verdict.SUPPORTED;
            boolean caught = falsehood.verdict() != Verdict.SUPPORTED;
            counts[0] += kept ? 1 : 0;
            counts[1] += caught ? 1 : 0;
            counts[2] += kept && caught ? 1 : 0;
            counts[3] +=
                    truth.probability().orElseThrow() > falsehood.probability().orElseThrow() ? 1 : 0;
            counts[4] += truth.verdict() == Verdict.CONTRADICTED ? 1 : 0;
        }
        return new ContrastFigures(counts[0], counts[1], counts[2], counts[3], counts[4], rows.size());
    }

    private static PassageVerdict verdict(Judge judge, SetRow row, String claim) {
        return Ask.verdicts(judge, Ask.claims(row.text(claim)), row.text("passage"))
                .get(0);
    }

    /** One line for people. */
    String line() {
        return String.format(
                Locale.ROOT,
                "true kept %.3f | false caught %.3f | both right %.3f | ranked right %.3f | true accused %d | groups %d",
                (double) truths / groups,
                (double) falsehoods / groups,
                (double) both / groups,
                (double) ranked / groups,
                accused,
                groups);
    }
}
