package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/** The fields of replies by the names that a prompt file accepts for them. */
final class Fields {

    private static final int MOST_DIGITS = 6;

    private final Map<String, Set<String>> names;

    /** The names as a prompt spells them, folded: what most replies use, so that they need not be folded again. */
    private final Map<String, String> spelled = new HashMap<>();

    Fields(Map<String, List<String>> keys) {
        keys.values().forEach(all -> all.forEach(name -> spelled.put(name, Words.folded(name))));
        this.names = keys.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        key -> key.getValue().stream().map(Words::folded).collect(Collectors.toSet())));
    }

    /** Everything in an object that stands under a name of the field; nulls count as absent. */
    private List<JsonNode> under(JsonNode object, String field) {
        Set<String> accepted = names.getOrDefault(field, Set.of());
        List<JsonNode> found = new ArrayList<>();
        for (Map.Entry<String, JsonNode> entry : object.properties()) {
            if (!entry.getValue().isNull() && accepted.contains(folded(entry.getKey()))) {
                found.add(entry.getValue());
            }
        }
        return found;
    }

    private String folded(String name) {
        return Optional.ofNullable(spelled.get(name)).orElseGet(() -> Words.folded(name));
    }

    /** The field's value; nothing when it is absent or given under two names that differ. */
    Optional<JsonNode> get(JsonNode object, String field) {
        Set<JsonNode> found = new HashSet<>(under(object, field));
        return found.size() == 1 ? Optional.of(found.iterator().next()) : Optional.empty();
    }

    /** Whether the field is given in any form. */
    boolean has(JsonNode object, String field) {
        return !under(object, field).isEmpty();
    }

    /** A text; nothing when it is absent or of another kind. */
    Optional<String> text(JsonNode object, String field) {
        return get(object, field).filter(JsonNode::isTextual).map(JsonNode::asText);
    }

    /** A whole number, written as a number or as a string of digits. */
    static OptionalInt number(JsonNode node) {
        if (node.isNumber()) {
            BigDecimal number = node.decimalValue().stripTrailingZeros();
            boolean whole = number.scale() <= 0 && number.precision() - number.scale() <= MOST_DIGITS;
            return whole ? OptionalInt.of(number.intValueExact()) : OptionalInt.empty();
        }
        String digits = Normalizer.normalize(node.isTextual() ? node.asText() : "", Normalizer.Form.NFKC)
                .strip();
        boolean plain = digits.length() <= MOST_DIGITS && digits.matches("[0-9]+");
        return plain ? OptionalInt.of(Integer.parseInt(digits)) : OptionalInt.empty();
    }

    /** The field's list; nothing when it is absent or something else. */
    Optional<JsonNode> list(JsonNode object, String field) {
        return get(object, field).filter(JsonNode::isArray);
    }
}
