package dev.assay.core.text;

import dev.assay.core.data.AnswerKind;
import java.util.regex.Pattern;

/** Adds up what the clauses of an answer do, in order. */
final class Tally {

    /** So many sentences may lead to a question or a refusal; more are an answer with something at its end. */
    private static final int LEADING = 2;

    private static final Pattern ENDS = Pattern.compile("[.!?;:。]$");

    private int statements;
    private int inSentence;
    private int stated;
    private boolean figures;
    private boolean refused;
    private boolean gaveUp;
    private boolean asked;
    private boolean askedWhich;
    private boolean described;
    private boolean idled;

    void add(Act act, Rules.Clause clause) {
        switch (act) {
            case STATES, INTRODUCES -> state(clause);
            case GIVES_UP -> giveUp(!figures && statements <= LEADING);
            case CONCLUDES -> giveUp(true);
            case REFUSES -> {
                refused = true;
                statements -= inSentence;
            }
            case ASKS_WHICH -> askedWhich = true;
            case ASKS -> asked = true;
            case DESCRIBES -> described = true;
            case IDLE -> idled = true;
            case LEADS_TO_QUESTION -> {
                // Weighs nothing.
            }
        }
        boolean goesOn = !ENDS.matcher(clause.text()).find() || act == Act.INTRODUCES;
        if (!goesOn || act == Act.REFUSES) {
            inSentence = 0;
        }
    }

    /** Behind "I cannot tell you" stand reasons and next steps, unless a "but" announces an answer after all. */
    private void state(Rules.Clause clause) {
        if (!gaveUp || clause.turns()) {
            statements++;
            stated++;
            // What one sentence says before it declines is what it is about.
            inSentence++;
            figures |= clause.text().chars().anyMatch(Character::isDigit);
            gaveUp = false;
        }
    }

    private void giveUp(boolean outweighs) {
        refused = true;
        gaveUp = true;
        statements -= inSentence;
        inSentence = 0;
        if (outweighs) {
            statements = 0;
            figures = false;
        }
    }

    /** Whether everything that weighs points the same way. */
    boolean sure() {
        return stated == 0 || !(refused || asked || askedWhich);
    }

    AnswerKind kind() {
        if (askedWhich && !refused && !figures && statements <= LEADING) {
            return AnswerKind.CLARIFIED;
        }
        if (statements > 0) {
            return AnswerKind.ANSWERED;
        }
        // "You would have to ask the surveyor; my file has only the floor plan."
        boolean leavesOpen = described && idled && !asked && !askedWhich;
        if (refused || leavesOpen) {
            return AnswerKind.REFUSED;
        }
        return asked || askedWhich ? AnswerKind.CLARIFIED : AnswerKind.ANSWERED;
    }
}
