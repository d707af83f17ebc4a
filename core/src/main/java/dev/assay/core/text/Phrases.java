package dev.assay.core.text;

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
 * @param boundary where a clause ends
 * @param bareRefusal texts that decline by themselves: "unknown."
 * @param condition clauses that only name a case, and so decline nothing: "if the manual does not mention …"
 * @param refusal clauses that decline
 * @param conclusion words that make declining the last word on the question: "so", "the answer"
 * @param idle clauses that state nothing
 * @param question clauses that ask
 * @param choice questions that ask which of several things is meant
 * @param leadsToQuestion clauses that explain why one asks
 * @param substance what a clause must have to count as a statement
 */
record Phrases(
        Pattern concession,
        Pattern boundary,
        Pattern bareRefusal,
        Pattern condition,
        Pattern refusal,
        Pattern conclusion,
        Pattern idle,
        Pattern question,
        Pattern choice,
        Pattern leadsToQuestion,
        Pattern substance) {

    /** Of a longer clause only the beginning is read: that is where it declines, and time stays linear. */
    private static final int LONGEST_READ = 400;

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
    List<String> clauses(String text) {
        String split = concession.matcher(text).replaceAll("$1; ");
        return boundary.splitAsStream(split)
                .map(String::strip)
                .filter(clause -> !clause.isEmpty())
                .toList();
    }

    /** What a clause does. */
    Act read(String whole) {
        String clause = whole.length() <= LONGEST_READ ? whole : whole.substring(0, LONGEST_READ);
        boolean conditional = condition.matcher(clause).find();
        if (!conditional && refusal.matcher(clause).find()) {
            return conclusion.matcher(clause).find() ? Act.GIVES_UP : Act.REFUSES;
        }
        if (idle.matcher(clause).find()) {
            return Act.IDLE;
        }
        if (question.matcher(clause).find()) {
            return choice.matcher(clause).find() ? Act.ASKS_WHICH : Act.ASKS;
        }
        if (leadsToQuestion.matcher(clause).find()) {
            return Act.LEADS_TO_QUESTION;
        }
        return substance.matcher(clause).find() ? Act.STATES : Act.IDLE;
    }
}
