package dev.assay.bench.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A request for a chat's next message.
 *
 * @param schema the JSON schema the reply must fit; missing when none was sent
 * @param text what all messages say
 */
public record Asked(JsonNode schema, String text) {

    private static final Pattern FENCED = Pattern.compile("<<<(\\w+)(?: (\\d+))? ([0-9a-f]{10})>>>\\n(.*?)\\n<<<end \\3>>>", Pattern.DOTALL);
    private static final Pattern NUMBERED = Pattern.compile("(?m)^\\d+\\. (.*)$");

    static Asked of(JsonNode body) {
        StringBuilder text = new StringBuilder();
        for (JsonNode message : body.path("messages")) {
            JsonNode content = message.path("content");
            if (content.isTextual()) {
                text.append(content.asText()).append('\n');
            }
            content.forEach(part -> text.append(part.path("text").asText()).append('\n'));
        }
        return new Asked(body.at("/response_format/json_schema/schema"), text.toString());
    }

    /** Characters that are paid for: all that is said, and the schema. */
    long characters() {
        return text.length() + (schema instanceof MissingNode ? 0 : schema.toString().length());
    }

    /** The fields of the reply. */
    public JsonNode fields() {
        return schema.path("properties");
    }

    /** The fields of one entry of a list in the reply. */
    public JsonNode entryFields(String list) {
        return fields().at("/" + list + "/items/properties");
    }

    /** The text between the markers of this name; empty when there are none. */
    public String fenced(String name) {
        Matcher matcher = FENCED.matcher(text);
        while (matcher.find()) {
            if (matcher.group(1).equals(name)) {
                return matcher.group(4);
            }
        }
        return "";
    }

    /** Texts by the names of their markers, those without a number. */
    public Map<String, String> unnumbered() {
        Map<String, String> texts = new LinkedHashMap<>();
        Matcher matcher = FENCED.matcher(text);
        while (matcher.find()) {
            if (matcher.group(2) == null) {
                texts.put(matcher.group(1), matcher.group(4));
            }
        }
        return texts;
    }

    /** The texts whose markers carry a number. */
    public SortedMap<Integer, String> passages() {
        SortedMap<Integer, String> passages = new TreeMap<>();
        Matcher matcher = FENCED.matcher(text);
        while (matcher.find()) {
            Optional.ofNullable(matcher.group(2)).ifPresent(number -> passages.put(Integer.valueOf(number), matcher.group(4)));
        }
        return passages;
    }

    /** The numbered lines between the markers of this name. */
    public List<String> lines(String name) {
        List<String> lines = new ArrayList<>();
        Matcher matcher = NUMBERED.matcher(fenced(name));
        while (matcher.find()) {
            lines.add(matcher.group(1));
        }
        return lines;
    }
}
