package dev.assay.dataset.document;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands in YAML between two lines of dashes before the text of a Markdown file.
 *
 * @param title its {@code title}
 * @param metadata its other strings, numbers and booleans; lists of them joined by commas
 * @param acl its {@code acl}: who may see the document
 * @param length characters it takes in the file
 * @param broken whether there is one that cannot be read, or whose {@code acl} names nobody: who may see the document is then
 *     not known
 */
record FrontMatter(Optional<String> title, Map<String, Object> metadata, List<String> acl, int length, boolean broken) {

    private static final YAMLMapper YAML = new YAMLMapper();
    private static final Pattern BLOCK =
            Pattern.compile("\\A---[ \\t]*\\n(.*?)(?<=\\n)(?:---|\\.\\.\\.)[ \\t]*(?:\\n|\\z)", Pattern.DOTALL);

    /** The front matter of a file; one without anything where it has none. */
    static FrontMatter of(String text) {
        Matcher block = BLOCK.matcher(text);
        if (!block.find()) {
            return new FrontMatter(Optional.empty(), Map.of(), List.of(), 0, false);
        }
        try {
            JsonNode root = YAML.readTree(block.group(1));
            if (root.isObject()) {
                return of(root, block.end());
            }
            return new FrontMatter(Optional.empty(), Map.of(), List.of(), 0, false);
        } catch (JsonProcessingException wrong) {
            return new FrontMatter(Optional.empty(), Map.of(), List.of(), 0, true);
        }
    }

    private static FrontMatter of(JsonNode root, int length) {
        Map<String, Object> metadata = new LinkedHashMap<>();
        Optional<String> title = Optional.empty();
        List<String> acl = List.of();
        boolean unclear = false;
        for (Map.Entry<String, JsonNode> field : root.properties()) {
            JsonNode value = field.getValue();
            if (field.getKey().equals("title")
                    && value.isValueNode()
                    && !value.asText().isBlank()) {
                title = Optional.of(value.asText().strip());
            } else if (field.getKey().equals("acl")) {
                acl = words(value);
                unclear = acl.isEmpty();
            } else if (value.isNumber()) {
                metadata.put(field.getKey(), value.numberValue());
            } else if (value.isBoolean()) {
                metadata.put(field.getKey(), value.booleanValue());
            } else if (!words(value).isEmpty()) {
                metadata.put(field.getKey(), String.join(", ", words(value)));
            }
        }
        return new FrontMatter(title, metadata, acl, length, unclear);
    }

    private static List<String> words(JsonNode value) {
        List<String> words = new ArrayList<>();
        (value.isArray() ? value : List.of(value)).forEach(item -> {
            if (item.isValueNode() && !item.isNull() && !item.asText().isBlank()) {
                words.add(item.asText().strip());
            }
        });
        return words;
    }
}
