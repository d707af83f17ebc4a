package dev.assay.engine.codec;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import java.util.List;
import java.util.Optional;

/** Counts for a {@link DatasetSummary}. */
final class Tally {

    private int cases;
    private int answerable;
    private int judged;
    private int retrieved;
    private int texts;
    private int answered;
    private int references;

    void add(Case source) {
        cases++;
        answerable += source.answerable() ? 1 : 0;
        judged += source.answerable() && source.judgments().isPresent() ? 1 : 0;
        references += source.reference().isPresent() ? 1 : 0;
    }

    void add(Output output) {
        Optional<List<Retrieved>> ranked = output.ranked();
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

    DatasetSummary summary(int passages, String hash, List<String> warnings) {
        return new DatasetSummary(
                cases, answerable, judged, retrieved, texts, answered, references, passages, hash, warnings);
    }
}
