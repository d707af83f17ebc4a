package dev.assay.core.text;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * How one language declines and asks back, as wordings made of classes of words, on folded text (lower case, half-width
 * signs).
 *
 * @param lexicon the classes of words
 * @param concession what opens a concession that a comma ends: "although …,"
 * @param contrast words after which the answer takes a turn: "but"
 * @param sourced words with which an answer says what the sources do say
 * @param boundary where a clause ends
 * @param bareRefusal texts that decline by themselves: "unknown."
 * @param cases clauses that only name a case, and so decline nothing: "if the manual does not mention …"
 * @param declines clauses that decline
 * @param finality words with which declining is about the question as a whole: "I", "the answer"
 * @param conclusion words with which declining overrules what was said before: "so"
 * @param idle clauses that state nothing
 * @param describes clauses that say what the sources are about, which state nothing
 * @param introduces clauses that say what the sources do give: statements, unless what follows declines
 * @param follows clauses that decline behind one that describes or introduces: "but no prices"
 * @param asks clauses that ask
 * @param choice questions that ask which of several things is meant, or for a detail
 * @param noChoice questions that do not, whatever words they have: "anything else?"
 * @param leads clauses that explain why one asks
 * @param substance what a clause must have to count as a statement
 */
record Rules(
        Lexicon lexicon,
        Pattern concession,
        Pattern contrast,
        Wordings sourced,
        Pattern boundary,
        Pattern bareRefusal,
        Wordings cases,
        Wordings declines,
        Wordings finality,
        Wordings conclusion,
        Wordings idle,
        Wordings describes,
        Wordings introduces,
        Wordings follows,
        Wordings asks,
        Wordings choice,
        Wordings noChoice,
        Wordings leads,
        Pattern substance) {

    /** Of a longer clause only the beginning is read: that is where it declines, and time stays linear. */
    private static final int LONGEST_READ = 400;

    /** Stands before a clause that takes a turn; no answer holds it after folding, as it is a private character. */
    static final String TURN = "\ue000";

    /**
     * A clause.
     *
     * @param text its words with the closing sign
     * @param classified its beginning, with the classes of its words
     * @param turns whether it follows a colon or a word such as "but", or tells what the sources do say
     */
    record Clause(String text, Classified classified, boolean turns) {}

    /** Whether a whole text declines by itself. */
    boolean isBareRefusal(String text) {
        return bareRefusal.matcher(text).matches();
    }

    /** A text as one clause. */
    Clause clause(String text) {
        return new Clause(text, classified(text), false);
    }

    /** The clauses of a text with their closing signs; none blank. */
    List<Clause> clauses(String text) {
        List<Clause> clauses = new ArrayList<>();
        boolean announced = false;
        for (String piece : boundary.split(marked(text))) {
            String clause = piece.replace(TURN, "").strip();
            if (!clause.isEmpty()) {
                Classified classified = classified(clause);
                boolean turns = announced || piece.strip().startsWith(TURN) || sourced.areIn(classified);
                clauses.add(new Clause(clause, classified, turns));
                announced = clause.endsWith(":");
            }
        }
        return clauses;
    }

    private Classified classified(String clause) {
        return lexicon.classify(Words.of(beginning(clause)));
    }

    /** A text with {@link #TURN} where it takes one. */
    private String marked(String text) {
        String conceded = concession.matcher(text).replaceAll("$1; " + TURN);
        return contrast.matcher(conceded).replaceAll(" " + TURN);
    }

    private static String beginning(String clause) {
        if (clause.length() <= LONGEST_READ) {
            return clause;
        }
        int blank = clause.lastIndexOf(' ', LONGEST_READ);
        return clause.substring(0, blank > 0 ? blank : LONGEST_READ);
    }

    /**
     * What a clause does.
     *
     * @param before what the clause before it does
     */
    Act read(Clause clause, Act before) {
        Classified words = clause.classified();
        if (!cases.areIn(words) && declines.areIn(words)) {
            if (conclusion.areIn(words)) {
                return Act.CONCLUDES;
            }
            return finality.areIn(words) ? Act.GIVES_UP : Act.REFUSES;
        }
        boolean ofSources = before == Act.DESCRIBES || before == Act.INTRODUCES;
        if (ofSources && follows.areIn(words)) {
            return Act.REFUSES;
        }
        boolean asking = asks.areIn(words);
        if (asking && choice.areIn(words) && !noChoice.areIn(words)) {
            return Act.ASKS_WHICH;
        }
        if (describes.areIn(words)) {
            return Act.DESCRIBES;
        }
        if (introduces.areIn(words) && !leads.areIn(words)) {
            return Act.INTRODUCES;
        }
        if (idle.areIn(words)) {
            return Act.IDLE;
        }
        if (asking) {
            return Act.ASKS;
        }
        if (leads.areIn(words)) {
            return Act.LEADS_TO_QUESTION;
        }
        return substance.matcher(clause.text()).find() ? Act.STATES : Act.IDLE;
    }
}
