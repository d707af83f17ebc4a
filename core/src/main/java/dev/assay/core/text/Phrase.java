package dev.assay.core.text;

import java.util.BitSet;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A regular expression that is only tried where a text holds the literals that it {@linkplain Needs needs}, which few
 * texts do.
 */
final class Phrase {

    private final String expression;
    private final BitSet needs = new BitSet();
    private volatile Optional<Pattern> pattern = Optional.empty();

    /** A phrase whose literals are among those that {@code clues} looks for. */
    Phrase(Clues clues, String expression) {
        this.expression = expression;
        Needs.of(expression).sets().forEach(literals -> needs.set(clues.number(literals)));
    }

    /** The regular expression. */
    String expression() {
        return expression;
    }

    /** Whether the phrase is found in a text. */
    boolean isIn(Clues.Scanned scanned) {
        return mayBeIn(scanned) && pattern().matcher(scanned.text()).find();
    }

    /** The text with something in the phrase's place, as {@link java.util.regex.Matcher#replaceAll(String)} writes it. */
    String replacedIn(Clues.Scanned scanned, String replacement) {
        return mayBeIn(scanned) ? pattern().matcher(scanned.text()).replaceAll(replacement) : scanned.text();
    }

    private boolean mayBeIn(Clues.Scanned scanned) {
        for (int need = needs.nextSetBit(0); need >= 0; need = needs.nextSetBit(need + 1)) {
            if (!scanned.found().get(need)) {
                return false;
            }
        }
        return true;
    }

    /** Compiled when first needed: most never are, and compiling all takes longer than reading a text. */
    private Pattern pattern() {
        if (pattern.isEmpty()) {
            pattern = Optional.of(Pattern.compile(expression));
        }
        return pattern.get();
    }
}
