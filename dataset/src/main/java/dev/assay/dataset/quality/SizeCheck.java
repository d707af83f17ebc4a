package dev.assay.dataset.quality;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How far the number of cases reaches: the usual steps, and the difference that shows. */
final class SizeCheck implements Check {

    private static final int START = 20;
    private static final int COMPARE = 100;
    private static final int CERTIFY = 500;

    @Override
    public List<Finding> find(Checked dataset) {
        int cases = dataset.cases().size();
        List<Finding> findings = new ArrayList<>();
        findings.add(Finding.ofAll(
                cases < START ? Severity.WARNING : Severity.NOTE,
                "size",
                Brief.count(cases, "case") + ": " + step(cases) + ". Smallest difference that shows: "
                        + Detectable.of(cases).words() + " (" + Detectable.assumptions() + ")",
                cases < CERTIFY
                        ? "the usual steps: 20 to 50 to start, 100 to 200 to compare, 500 and more to certify; `assay plan"
                                + " --gate` tells what your rules need"
                        : "`assay plan --gate` tells what your rules need"));
        List<Optional<String>> clusters = dataset.cases().stream()
                .map(dataset::cluster)
                .filter(Optional::isPresent)
                .distinct()
                .toList();
        long clustered = dataset.cases().stream()
                .filter(source -> dataset.cluster(source).isPresent())
                .count();
        int independent = (int) (clusters.size() + cases - clustered);
        if (independent < cases) {
            findings.add(Finding.ofAll(
                    Severity.NOTE,
                    "clusters",
                    Brief.count(cases, "case") + " from " + Brief.count(independent, "independent source")
                            + " (cluster, else document of the first label). If cases of one source always fare alike,"
                            + " they show no more than so many: "
                            + Detectable.of(independent).words(),
                    "take questions from more documents rather than more from each"));
        }
        return findings;
    }

    private static String step(int cases) {
        if (cases < START) {
            return "too few to start with (20 to 50)";
        }
        if (cases < COMPARE) {
            return "enough to start with, few to compare systems (100 to 200)";
        }
        return cases < CERTIFY ? "enough to compare systems, few to certify one (500 and more)" : "enough to certify";
    }
}
