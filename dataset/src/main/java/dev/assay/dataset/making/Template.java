package dev.assay.dataset.making;

import dev.assay.core.data.Passage;
import java.util.List;

/** Makes drafts of one passage without a model. */
interface Template {

    /** The drafts, the best first; none where the passage does not fit. */
    List<Draft> of(Passage passage, Pool pool);

    /** The template for a type that templates can make. */
    static Template of(CaseType type) {
        return switch (type) {
            case HEADING -> new Headings();
            case KEY_TERM -> new KeyTerms();
            case NUMBER -> new NumberQuestions();
            case QUOTE -> new QuoteQuestions();
            default -> new Unheld();
        };
    }
}
