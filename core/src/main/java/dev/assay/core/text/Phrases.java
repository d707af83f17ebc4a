package dev.assay.core.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * How one language declines and asks back, as tables of regular expressions, one phrase a line, on folded text (lower
 * case, half-width signs).
 *
 * @param clues the literals that the phrases need
 * @param concession what opens a concession that a comma ends: "although …,"
 * @param contrast words after which the answer takes a turn: "but"
 * @param sourced words with which an answer says what the sources do say
 * @param boundary where a clause ends
 * @param bareRefusal texts that decline by themselves: "unknown."
 * @param condition clauses that only name a case, and so decline nothing: "if the manual does not mention …"
 * @param refusal clauses that decline
 * @param finality words with which declining is about the question as a whole: "I", "the answer"
 * @param conclusion words with which declining overrules what was said before: "so"
 * @param idle clauses that state nothing
 * @param question clauses that ask
 * @param choice questions that ask which of several things is meant
 * @param leadsToQuestion clauses that explain why one asks
 * @param substance what a clause must have to count as a statement
 */
record Phrases(
        Clues clues,
        Phrase concession,
        Phrase contrast,
        Phrase sourced,
        Pattern boundary,
        Pattern bareRefusal,
        Phrase condition,
        Table refusal,
        Phrase finality,
        Phrase conclusion,
        Table idle,
        Table question,
        Phrase choice,
        Table leadsToQuestion,
        Phrase substance) {

    /** Of a longer clause only the beginning is read: that is where it declines, and time stays linear. */
    private static final int LONGEST_READ = 400;

    /** Stands before a clause that takes a turn; no answer holds it after folding, as it is a private character. */
    static final String TURN = "\ue000";

    /**
     * A clause.
     *
     * @param scanned its words with the closing sign
     * @param turns whether it follows a colon or a word such as "but", or tells what the sources do say
     */
    record Clause(Clues.Scanned scanned, boolean turns) {

        String text() {
            return scanned.text();
        }
    }

    /** Whether a whole text declines by itself. */
    boolean isBareRefusal(String text) {
        return bareRefusal.matcher(text).matches();
    }

    /** A text as one clause. */
    Clause clause(String text) {
        return new Clause(clues.scan(text), false);
    }

    /** The clauses of a text with their closing signs; none blank. */
    List<Clause> clauses(String text) {
        List<Clause> clauses = new ArrayList<>();
        boolean announced = false;
        for (String piece : boundary.split(marked(text))) {
            Clues.Scanned clause = clues.scan(piece.replace(TURN, "").strip());
            if (!clause.text().isEmpty()) {
                boolean turns = announced || piece.strip().startsWith(TURN) || sourced.isIn(clause);
                clauses.add(new Clause(clause, turns));
                announced = clause.text().endsWith(":");
            }
        }
        return clauses;
    }

    /** A text with {@link #TURN} where it takes one. */
    private String marked(String text) {
        Clues.Scanned scanned = clues.scan(text);
        String conceded = concession.replacedIn(scanned, "$1; " + TURN);
        Clues.Scanned rest = conceded.equals(text) ? scanned : clues.scan(conceded);
        return contrast.replacedIn(rest, " " + TURN);
    }

    private Clues.Scanned beginning(Clues.Scanned clause) {
        String text = clause.text();
        if (text.length() <= LONGEST_READ) {
            return clause;
        }
        int blank = text.lastIndexOf(' ', LONGEST_READ);
        return clues.scan(text.substring(0, blank > 0 ? blank : LONGEST_READ));
    }

    /** What a clause does. */
    Act read(Clause clause) {
        Clues.Scanned scanned = beginning(clause.scanned());
        if (!condition.isIn(scanned) && refusal.isIn(scanned)) {
            if (conclusion.isIn(scanned)) {
                return Act.CONCLUDES;
            }
            return finality.isIn(scanned) ? Act.GIVES_UP : Act.REFUSES;
        }
        if (question.isIn(scanned) && choice.isIn(scanned)) {
            return Act.ASKS_WHICH;
        }
        if (idle.isIn(scanned)) {
            return Act.IDLE;
        }
        if (question.isIn(scanned)) {
            return Act.ASKS;
        }
        if (leadsToQuestion.isIn(scanned)) {
            return Act.LEADS_TO_QUESTION;
        }
        return substance.isIn(scanned) ? Act.STATES : Act.IDLE;
    }
}
