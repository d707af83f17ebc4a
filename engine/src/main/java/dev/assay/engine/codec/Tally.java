package dev.assay.engine.codec;

import dev.assay.core.access.Asker;
import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.data.Passage;
import dev.assay.core.data.Retrieved;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Counts for a {@link DatasetSummary}. */
final class Tally {

    private static final int FIRST = 5;

    private int cases;
    private int answerable;
    private int judged;
    private int references;
    private int nuggets;
    private int rubrics;
    private int users;
    private int restrictedPassages;

    /** By number of case: whether this holds of one of its outputs. */
    private final BitSet retrieved = new BitSet();

    private final BitSet texts = new BitSet();
    private final BitSet answered = new BitSet();
    private final BitSet failed = new BitSet();
    private final BitSet restricted = new BitSet();

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
        users += Asker.of(source).isPresent() ? 1 : 0;
        references += source.reference().isPresent() ? 1 : 0;
    }

    void add(int number, Output output) {
        Optional<List<Retrieved>> ranked = output.ranked();
        if (ranked.isPresent() || output.error().isPresent()) {
            waiting.clear(number);
        }
        set(failed, number, output.error().isPresent());
        set(retrieved, number, ranked.isPresent());
        set(
                texts,
                number,
                has(output.context(), item -> item.text().isPresent())
                        || has(ranked, item -> item.text().isPresent()));
        set(answered, number, output.answer().isPresent());
        set(
                restricted,
                number,
                has(output.context(), item -> !item.acl().isEmpty())
                        || has(ranked, item -> !item.acl().isEmpty()));
    }

    private static void set(BitSet cases, int number, boolean so) {
        if (so) {
            cases.set(number);
        }
    }

    void add(Passage passage) {
        restrictedPassages += passage.acl().isEmpty() ? 0 : 1;
    }

    private static boolean has(Optional<List<Retrieved>> items, Predicate<Retrieved> so) {
        for (Retrieved item : items.orElse(List.of())) {
            if (so.test(item)) {
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

    DatasetSummary summary(int passages, String hash, DatasetName name, List<String> warnings) {
        return new DatasetSummary(
                cases,
                answerable,
                judged,
                retrieved.cardinality(),
                texts.cardinality(),
                answered.cardinality(),
                references,
                nuggets,
                rubrics,
                failed.cardinality(),
                users,
                restrictedPassages + restricted.cardinality(),
                passages,
                unretrieved(),
                hash,
                name,
                warnings);
    }
}
