package dev.assay.core.data;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a step of the pipeline demanded of passages, as recorded: {@code {"language": "zh", "year": [2024, 2025]}}, or an
 * expression in the words of the search engine.
 *
 * @param expression the engine's own words; blank where {@code wanted} says it
 * @param wanted by attribute, the values of which a passage must have one; empty where only the words are known
 */
public record Filter(String expression, Map<String, List<String>> wanted) {

    private static final String ACL = "acl";

    public Filter {
        Map<String, List<String>> copy = new LinkedHashMap<>();
        wanted.forEach((attribute, values) -> copy.put(attribute, List.copyOf(values)));
        wanted = Collections.unmodifiableMap(copy);
    }

    /** A filter of which only the words are known. */
    public static Filter of(String expression) {
        return new Filter(expression, Map.of());
    }

    /** A filter by attributes. */
    public static Filter of(Map<String, List<String>> wanted) {
        return new Filter("", wanted);
    }

    /** The filter as people read it, such as {@code language=zh, year=2024|2025}. */
    public String text() {
        return wanted.isEmpty()
                ? expression
                : wanted.entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + String.join("|", entry.getValue()))
                        .collect(Collectors.joining(", "));
    }

    /** Whether it let a passage through; empty where only its words are known. */
    public Optional<Boolean> passes(Passage passage) {
        return wanted.isEmpty()
                ? Optional.empty()
                : Optional.of(barrier(passage).isEmpty());
    }

    /** The first attribute of which the passage has no wanted value. */
    public Optional<String> barrier(Passage passage) {
        return wanted.entrySet().stream()
                .filter(entry -> {
                    List<String> has = values(passage, entry.getKey());
                    boolean open = entry.getKey().equals(ACL) && has.isEmpty();
                    return !open && Collections.disjoint(has, entry.getValue());
                })
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** What a passage has of an attribute: of its metadata, or of {@code id}, {@code document}, {@code title}, {@code acl}. */
    public static List<String> values(Passage passage, String attribute) {
        Object value = passage.metadata().get(attribute);
        if (value != null) {
            return List.of(value.toString());
        }
        return switch (attribute) {
            case "id" -> List.of(passage.id());
            case "document" -> List.of(passage.document());
            case "title" -> passage.title().map(List::of).orElse(List.of());
            case ACL -> passage.acl();
            default -> List.of();
        };
    }
}
