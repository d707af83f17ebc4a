package dev.assay.core.text;

import dev.assay.core.data.AnswerKind;

/** Adds up what the clauses of an answer do, in order. */
final class Tally {

    /** So many sentences may lead to "which one do you mean?"; more are an answer with a question at its end. */
    private static final int LEADING = 2;

    private int statements;
    private boolean figures;
    private boolean refused;
    private boolean asked;
    private boolean askedWhich;

    void add(Act act, String clause) {
        switch (act) {
            case STATES -> {
                statements++;
                figures |= clause.chars().anyMatch(Character::isDigit);
            }
            case GIVES_UP -> {
                statements = 0;
                figures = false;
                refused = true;
            }
            case REFUSES -> refused = true;
            case ASKS_WHICH -> askedWhich = true;
            case ASKS -> asked = true;
            case LEADS_TO_QUESTION, IDLE -> {
                // Weighs nothing.
            }
        }
    }

    AnswerKind kind() {
        if (askedWhich && !refused && !figures && statements <= LEADING) {
            return AnswerKind.CLARIFIED;
        }
        if (statements > 0) {
            return AnswerKind.ANSWERED;
        }
        if (refused) {
            return AnswerKind.REFUSED;
        }
        return asked || askedWhich ? AnswerKind.CLARIFIED : AnswerKind.ANSWERED;
    }
}
