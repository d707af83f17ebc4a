package dev.assay.judge.embedded.verdict;

import java.util.List;

/** The lexical baseline: the same regression on those numbers that count words. */
final class Lexical {

    /** The first of {@link Features#NAMES}, up to the claim's length. */
    private static final int NUMBERS = Features.NAMES.indexOf("claimLength") + 1;

    private Lexical() {}

    /** The examples with nothing but the numbers that count words. */
    static List<Example> numbers(List<Example> examples) {
        return examples.stream()
                .map(example -> new Example(
                        example.row(),
                        example.passages().stream()
                                .map(passage -> List.copyOf(passage.subList(0, NUMBERS)))
                                .toList(),
                        example.clash()))
                .toList();
    }
}
