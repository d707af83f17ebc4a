package dev.assay.core.answer;

import dev.assay.core.metric.Arguments;
import dev.assay.core.metric.MetricName;
import java.util.Set;

/**
 * What counts as a word where Chinese and Japanese leave no blanks.
 *
 * @param characters whether each character is a word of its own; else the dictionary tells
 * @param dictionary cuts by a dictionary
 */
record WordUnit(boolean characters, WordCutter dictionary) {

    /** The parameter that chooses. */
    static final Set<String> PARAMETERS = Set.of("unit");

    static WordUnit of(Arguments arguments, WordCutter dictionary) {
        String unit = arguments.word("unit", "word", Set.of("word", "character"));
        return new WordUnit(unit.equals("character"), dictionary);
    }

    /** The metric's name, with the unit where it is not the usual one. */
    MetricName name(String base) {
        MetricName name = MetricName.of(base);
        return characters ? name.with("unit", "character") : name;
    }

    Tokens tokens() {
        return characters ? Tokens.BY_CHARACTER : new Tokens(dictionary);
    }
}
