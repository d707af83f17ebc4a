package dev.assay.engine.labels;

import dev.assay.core.words.Numbers;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What people said of a claim or a case.
 *
 * @param word as shown, such as {@code not-stated} or {@code 0.5}
 * @param value 1 for a yes, 0 for a no; a score for a case; finite
 */
public record PeopleLabel(String word, double value) {

    /** What may stand as the label of a claim. */
    static final String OF_CLAIM =
            "supported, contradicted, not-stated, unsupported (no, whatever the kind), 1 or 0, true or"
                    + " false in `label`";

    /** What may stand as the label of a case. */
    static final String OF_CASE = "a finite number (1 good, 0 bad, or a score), true or false in `label`";

    private static final Map<String, PeopleLabel> WORDS = Map.ofEntries(
            Map.entry("supported", new PeopleLabel("supported", 1)),
            Map.entry("contradicted", new PeopleLabel("contradicted", 0)),
            Map.entry("not-stated", new PeopleLabel("not-stated", 0)),
            Map.entry("not stated", new PeopleLabel("not-stated", 0)),
            Map.entry("not_stated", new PeopleLabel("not-stated", 0)),
            Map.entry("unsupported", new PeopleLabel("unsupported", 0)),
            Map.entry("支持", new PeopleLabel("supported", 1)),
            Map.entry("矛盾", new PeopleLabel("contradicted", 0)),
            Map.entry("未提及", new PeopleLabel("not-stated", 0)),
            Map.entry("不支持", new PeopleLabel("unsupported", 0)));

    /** The label of a claim by its text; empty for other words. */
    static Optional<PeopleLabel> ofClaim(String text) {
        String word = text.strip().toLowerCase(Locale.ROOT);
        if (WORDS.containsKey(word)) {
            return Optional.ofNullable(WORDS.get(word));
        }
        return bit(word).map(yes -> new PeopleLabel(yes ? "supported" : "unsupported", yes ? 1 : 0));
    }

    /** The label of a case by its text: a number, yes or no; empty for other words. */
    static Optional<PeopleLabel> ofCase(String text) {
        String word = text.strip().toLowerCase(Locale.ROOT);
        OptionalDouble number = number(word);
        if (number.isPresent()) {
            return Optional.of(of(number.getAsDouble()));
        }
        return bit(word).map(yes -> of(yes ? 1 : 0));
    }

    /** The label that is this number. */
    static PeopleLabel of(double value) {
        return new PeopleLabel(Numbers.plain(value), value + 0.0);
    }

    /** Whether it is a plain yes or no. */
    public boolean binary() {
        return value == 0 || value == 1;
    }

    private static Optional<Boolean> bit(String word) {
        return switch (word) {
            case "1", "1.0", "true", "yes", "是" -> Optional.of(true);
            case "0", "0.0", "false", "no", "否" -> Optional.of(false);
            default -> Optional.empty();
        };
    }

    private static OptionalDouble number(String text) {
        try {
            double value = Double.parseDouble(text);
            return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
        } catch (NumberFormatException notNumber) {
            return OptionalDouble.empty();
        }
    }
}
