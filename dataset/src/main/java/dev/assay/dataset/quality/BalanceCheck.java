package dev.assay.dataset.quality;

import dev.assay.core.data.ExpectedBehavior;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Types of cases of which there are none, or too few to say anything of them alone. */
final class BalanceCheck implements Check {

    /** Cases below which a type's own mean says next to nothing. */
    private static final int FEW = 20;

    /** From so many cases on it is worth asking for balance. */
    private static final int ASKED = 50;

    @Override
    public List<Finding> find(Checked dataset) {
        int cases = dataset.cases().size();
        if (cases < ASKED) {
            return List.of();
        }
        List<Finding> findings = new ArrayList<>();
        Map<String, Integer> behaviours = Counts.by(dataset.cases(), Counts::behaviour);
        if (!behaviours.containsKey(ExpectedBehavior.REFUSE.word())) {
            findings.add(
                    Finding.ofAll(
                            Severity.NOTE,
                            "no-unanswerable",
                            "no case expects a refusal: nothing shows whether the system makes up answers",
                            "add questions that the corpus does not answer, with `expectedBehavior: refuse`; a tenth is usual"));
        }
        few("expectedBehavior", behaviours, cases, findings);
        Counts.metadata(dataset.cases()).forEach((key, counts) -> few(key, counts, cases, findings));
        return findings;
    }

    private static void few(String key, Map<String, Integer> counts, int cases, List<Finding> findings) {
        int told = counts.values().stream().mapToInt(Integer::intValue).sum();
        if (counts.size() < 2 || counts.size() > Counts.MOST_VALUES || told < cases / 2) {
            return;
        }
        String few = counts.entrySet().stream()
                .filter(entry -> entry.getValue() < FEW)
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
        if (!few.isEmpty()) {
            findings.add(Finding.ofAll(
                    Severity.NOTE,
                    "unbalanced",
                    key + " has types with fewer than " + FEW + " cases: " + few + " of " + cases
                            + "; the total hides how they do, and alone they show little",
                    "add cases of these types, or leave them out of rules that name them"));
        }
    }
}
