package dev.assay.judge.embedded.verdict;

import java.util.List;

/** The lexical baseline: a logistic regression on those numbers that count words. */
final class Lexical {

    /** The first of {@link Features#NAMES}, up to the claim's length. */
    static final int NUMBERS = Features.NAMES.indexOf("claimLength") + 1;

    private final double[][] standard;
    private final double[] model;

    /**
     * A fitted baseline.
     *
     * @param standard mean and scale of each number
     * @param model intercept and weights
     */
    Lexical(double[][] standard, double[] model) {
        this.standard = standard;
        this.model = model;
    }

    static Example only(Example example) {
        return new Example(
                example.row(),
                example.passages().stream()
                        .map(passage -> List.copyOf(passage.subList(0, NUMBERS)))
                        .toList(),
                example.clash());
    }

    double[] scores(List<Example> examples) {
        return Example.scores(examples.stream().map(Lexical::only).toList(), standard, model);
    }
}
