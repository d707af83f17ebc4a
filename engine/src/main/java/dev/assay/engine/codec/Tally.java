package dev.assay.engine.codec;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/** Counts for a {@link DatasetSummary}. */
final class Tally {

    private static final int FIRST = 5;

    private int cases;
    private int answerable;
    private int judged;
    private int retrieved;
    private int texts;
    private int answered;
    private int references;
    private int nuggets;
    private int rubrics;
    private int failed;

    /** By number of case: whether it is judged and waits for a ranked list, and the line it stands on. */
    private final BitSet waiting = new BitSet();

    private int[] lines = new int[1024];

    void add(int number, int line, Case source) {
        cases++;
        boolean waits = source.answerable() && source.judgments().isPresent();
        waiting.set(number, waits);
        if (waits) {
            lines = number < lines.length ? lines : Arrays.copyOf(lines, Math.max(number + 1, lines.length * 2));
            lines[number] = line;
        }
        answerable += source.answerable() ? 1 : 0;
        judged += source.answerable() && source.judgments().isPresent() ? 1 : 0;
        nuggets += source.nuggets().isEmpty() ? 0 : 1;
        rubrics += source.rubrics().isEmpty() ? 0 : 1;
        references += source.reference().isPresent() ? 1 : 0;
    }

    void add(int number, Output output) {
        Optional<List<Retrieved>> ranked = output.ranked();
        if (ranked.isPresent() || output.error().isPresent()) {
            waiting.clear(number);
        }
        failed += output.error().isPresent() ? 1 : 0;
        retrieved += ranked.isPresent() ? 1 : 0;
        texts += hasText(output.context()) || hasText(ranked) ? 1 : 0;
        answered += output.answer().isPresent() ? 1 : 0;
    }

    private static boolean hasText(Optional<List<Retrieved>> items) {
        for (Retrieved item : items.orElse(List.of())) {
            if (item.text().isPresent()) {
                return true;
            }
        }
        return false;
    }

    private DatasetSummary.Unretrieved unretrieved() {
        return new DatasetSummary.Unretrieved(
                waiting.cardinality(),
                waiting.stream()
                        .limit(FIRST)
                        .map(number -> lines[number])
                        .boxed()
                        .toList());
    }

    DatasetSummary summary(int passages, String hash, List<String> warnings) {
        return new DatasetSummary(
                cases,
                answerable,
                judged,
                retrieved,
                texts,
                answered,
                references,
                nuggets,
                rubrics,
                failed,
                passages,
                unretrieved(),
                hash,
                warnings);
    }
}
