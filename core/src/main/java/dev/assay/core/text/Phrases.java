package dev.assay.core.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * How one language declines and asks back, as tables of regular expressions, one phrase a line, on folded text (lower
 * case, half-width signs).
 *
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
        Pattern concession,
        Pattern contrast,
        Pattern sourced,
        Pattern boundary,
        Pattern bareRefusal,
        Pattern condition,
        Pattern refusal,
        Pattern finality,
        Pattern conclusion,
        Pattern idle,
        Pattern question,
        Pattern choice,
        Pattern leadsToQuestion,
        Pattern substance) {

    /** Of a longer clause only the beginning is read: that is where it declines, and time stays linear. */
    private static final int LONGEST_READ = 400;

    /** Stands before a clause that takes a turn; no answer holds it after folding, as it is a private character. */
    static final String TURN = "\ue000";

    /**
     * A clause.
     *
     * @param text its words with the closing sign
     * @param turns whether it follows a colon or a word such as "but", or tells what the sources do say
     */
    record Clause(String text, boolean turns) {}

    /** A table: one phrase a line, {@code {name}} standing for a word list. */
    static Pattern table(Map<String, String> words, String lines) {
        return Pattern.compile(Arrays.stream(lines.split("\n"))
                .filter(line -> !line.isBlank())
                .map(line -> "(?:" + expand(words, line) + ")")
                .collect(Collectors.joining("|")));
    }

    private static String expand(Map<String, String> words, String line) {
        String expanded = line;
        // Twice, as a list may itself name another.
        for (int round = 0; round < 2; round++) {
            for (Map.Entry<String, String> list : words.entrySet()) {
                expanded = expanded.replace("{" + list.getKey() + "}", "(?:" + list.getValue() + ")");
            }
        }
        return expanded;
    }

    /** Whether a whole text declines by itself. */
    boolean isBareRefusal(String text) {
        return bareRefusal.matcher(text).matches();
    }

    /** The clauses of a text with their closing signs; none blank. */
    List<Clause> clauses(String text) {
        String split = concession.matcher(text).replaceAll("$1; " + TURN);
        split = contrast.matcher(split).replaceAll(" " + TURN);
        List<Clause> clauses = new ArrayList<>();
        boolean announced = false;
        for (String piece : boundary.split(split)) {
            String clause = piece.replace(TURN, "").strip();
            if (!clause.isEmpty()) {
                boolean turns = announced || piece.strip().startsWith(TURN);
                clauses.add(new Clause(clause, turns || sourced.matcher(clause).find()));
                announced = clause.endsWith(":");
            }
        }
        return clauses;
    }

    private static String beginning(String clause) {
        int blank = clause.lastIndexOf(' ', LONGEST_READ);
        return clause.substring(0, blank > 0 ? blank : LONGEST_READ);
    }

    /** What a clause does. */
    Act read(String whole) {
        String clause = whole.length() <= LONGEST_READ ? whole : beginning(whole);
        boolean conditional = condition.matcher(clause).find();
        if (!conditional && refusal.matcher(clause).find()) {
            if (conclusion.matcher(clause).find()) {
                return Act.CONCLUDES;
            }
            return finality.matcher(clause).find() ? Act.GIVES_UP : Act.REFUSES;
        }
        if (choice.matcher(clause).find() && question.matcher(clause).find()) {
            return Act.ASKS_WHICH;
        }
        if (idle.matcher(clause).find()) {
            return Act.IDLE;
        }
        if (question.matcher(clause).find()) {
            return Act.ASKS;
        }
        if (leadsToQuestion.matcher(clause).find()) {
            return Act.LEADS_TO_QUESTION;
        }
        return substance.matcher(clause).find() ? Act.STATES : Act.IDLE;
    }
}
