package dev.assay.dataset.quality;

import dev.assay.core.data.Case;
import dev.assay.core.words.Numbers;
import dev.assay.dataset.similar.NearDuplicates;
import dev.assay.dataset.similar.NearDuplicates.Pair;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Near-duplicate questions; an error where they stand in two splits, since then the held-out part was seen. */
final class DuplicateCheck implements Check {

    private static final int SHOWN = 5;

    @Override
    public List<Finding> find(Checked dataset) {
        List<Finding> findings = new ArrayList<>();
        Predicate<Pair> leak = pair -> leaks(dataset, pair);
        List<Pair> leaks = dataset.pairs().stream().filter(leak).toList();
        List<Pair> others = dataset.pairs().stream().filter(leak.negate()).toList();
        if (!leaks.isEmpty()) {
            findings.add(new Finding(
                    Severity.ERROR,
                    "split-leak",
                    ids(dataset, leaks),
                    Brief.count(leaks.size(), "pair")
                            + " of near-duplicate questions in two splits: what was tuned on one"
                            + " is measured on the other",
                    details(dataset, leaks),
                    "keep one of each pair (`assay dataset dedupe`), or put both into one split (a common `cluster`, then"
                            + " `assay dataset split`)"));
        }
        if (!others.isEmpty()) {
            int groups = NearDuplicates.groups(others).size();
            findings.add(new Finding(
                    Severity.WARNING,
                    "near-duplicates",
                    ids(dataset, others),
                    Brief.count(groups, "group") + " of near-duplicate questions: they count twice, and intervals are"
                            + " narrower than they should be",
                    details(dataset, others),
                    "look with `assay dataset dedupe`, write a copy without them with --out DIR; or give them a common"
                            + " `cluster` when both are wanted"));
        }
        return findings;
    }

    private static boolean leaks(Checked dataset, Pair pair) {
        Case first = dataset.cases().get(pair.first());
        Case second = dataset.cases().get(pair.second());
        return first.split().isPresent()
                && second.split().isPresent()
                && !first.split().equals(second.split());
    }

    private static List<String> ids(Checked dataset, List<Pair> pairs) {
        return pairs.stream()
                .flatMap(pair -> Stream.of(pair.first(), pair.second()))
                .distinct()
                .sorted()
                .map(place -> dataset.cases().get(place).id())
                .toList();
    }

    private static List<String> details(Checked dataset, List<Pair> pairs) {
        return pairs.stream()
                .limit(SHOWN)
                .map(pair -> side(dataset.cases().get(pair.first())) + " ~ "
                        + side(dataset.cases().get(pair.second())) + "  " + Numbers.fixed(pair.similarity(), 2))
                .toList();
    }

    private static String side(Case source) {
        return source.id()
                + source.split().map(split -> " (" + split.word() + ")").orElse("") + " "
                + Brief.quote(source.question());
    }
}
