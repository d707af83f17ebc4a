package dev.assay.dataset.traces;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.text.AnswerKinds;
import dev.assay.dataset.traces.read.Interaction;
import java.util.List;
import java.util.Locale;

/** Why a turn is worth a look; the first that holds. */
public enum Reason {
    /** The system failed. */
    ERROR,
    /** It declined, or its answer is empty. */
    REFUSAL,
    /** It found nothing. */
    EMPTY_RETRIEVAL,
    /** The user was not content. */
    LOW_FEEDBACK,
    /** Nothing went wrong that the record tells. */
    OTHER;

    /** How it is written. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Reason of(Interaction turn, double lowFeedback) {
        if (turn.output().error().isPresent()) {
            return ERROR;
        }
        AnswerKind kind = turn.output().answer().map(AnswerKinds::of).orElse(AnswerKind.ANSWERED);
        if (kind == AnswerKind.REFUSED || kind == AnswerKind.EMPTY) {
            return REFUSAL;
        }
        if (turn.output().ranked().map(List::isEmpty).orElse(false)) {
            return EMPTY_RETRIEVAL;
        }
        return turn.feedback().map(said -> said.low(lowFeedback)).orElse(false) ? LOW_FEEDBACK : OTHER;
    }
}
