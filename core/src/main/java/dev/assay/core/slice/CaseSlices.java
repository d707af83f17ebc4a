package dev.assay.core.slice;

import dev.assay.core.words.Language;
import dev.assay.core.words.Numbers;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The slices that a case is in: one for each key, and of {@code tags} as many as there are.
 *
 * <table>
 * <caption>Keys</caption>
 * <tr><td>every metadata key</td><td>the value as text: {@code zh}, {@code 3}, {@code true}; {@code questionType} is one
 *     of these</td></tr>
 * <tr><td>{@code tags} of the metadata</td><td>a slice for each tag, parted by comma, semicolon, {@code ，}, {@code 、} or
 *     {@code ；}</td></tr>
 * <tr><td>{@code language}</td><td>of the question: {@code zh} or {@code en}</td></tr>
 * <tr><td>{@code answerLength}</td><td>{@code none} (blank), {@code short} (up to 50 words), {@code medium} (up to 150),
 *     {@code long}; a Chinese character counts as a word. No slice where there is no answer</td></tr>
 * <tr><td>{@code hits}</td><td>passages retrieved: {@code 0}, {@code 1-3}, {@code 4-10}, {@code 11+}</td></tr>
 * <tr><td>{@code expectedBehavior}</td><td>{@code answer}, {@code refuse}, {@code clarify}, {@code escalate}</td></tr>
 * <tr><td>{@code split}</td><td>{@code tune}, {@code dev}, {@code heldout}; no slice where the case names none</td></tr>
 * </table>
 *
 * A metadata key wins over a computed one of the same name: who writes {@code language} into the metadata knows it better.
 */
public final class CaseSlices {

    private static final String TAGS = "tags";
    private static final String BETWEEN_TAGS = "[,;，、；]";

    private CaseSlices() {}

    /** All slices of a case, by key, then in the order of the values. */
    public static Set<CaseSlice> of(Traits traits) {
        Set<CaseSlice> slices = new TreeSet<>();
        for (Map.Entry<String, String> computed : computed(traits).entrySet()) {
            if (!traits.metadata().containsKey(computed.getKey())) {
                slices.add(new CaseSlice(computed.getKey(), computed.getValue()));
            }
        }
        traits.metadata().forEach((key, value) -> addMetadata(slices, key, text(value)));
        return slices;
    }

    private static Map<String, String> computed(Traits traits) {
        Map<String, String> values = new TreeMap<>();
        values.put("language", Language.of(traits.question()).code());
        values.put("expectedBehavior", traits.expectedBehavior());
        traits.split().ifPresent(split -> values.put("split", split));
        traits.answer().ifPresent(answer -> values.put("answerLength", Bucket.length(answer)));
        traits.hits().ifPresent(hits -> values.put("hits", Bucket.hits(hits)));
        return values;
    }

    private static void addMetadata(Set<CaseSlice> slices, String key, String value) {
        if (key.isBlank()) {
            return;
        }
        if (!key.equals(TAGS)) {
            slices.add(new CaseSlice(key, value));
            return;
        }
        for (String tag : value.split(BETWEEN_TAGS)) {
            if (!tag.isBlank()) {
                slices.add(new CaseSlice(TAGS, tag.strip()));
            }
        }
    }

    /** A number reads the same whether it came as 3 or 3.0. */
    private static String text(Object value) {
        if (value instanceof Double || value instanceof Float) {
            return Numbers.plain(((Number) value).doubleValue());
        }
        return String.valueOf(value);
    }
}
