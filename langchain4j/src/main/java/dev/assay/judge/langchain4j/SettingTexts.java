package dev.assay.judge.langchain4j;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.core.words.NearNames;
import dev.assay.judge.port.JudgeSettingException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Settings as they were written; each is checked when it is read. */
record SettingTexts(Map<String, String> given) {

    private static final String EXTRA = "extra.";
    private static final List<String> NAMES = List.of(
            "baseUrl",
            "model",
            "apiKeyEnv",
            "temperature",
            "maxTokens",
            "seed",
            "timeout",
            "concurrency",
            "maxRate",
            "prompts",
            "attempts",
            "price.in",
            "price.out");
    private static final Pattern DURATION = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)\\s*(ms|s|m|)");
    private static final ObjectMapper JSON = new ObjectMapper();

    void refuseUnknown() {
        for (String name : new TreeMap<>(given).keySet()) {
            if (!NAMES.contains(name) && !(name.startsWith(EXTRA) && name.length() > EXTRA.length())) {
                throw new JudgeSettingException("judge." + name + ": no such setting" + NearNames.hint(name, NAMES)
                        + "; there is " + String.join(", ", NAMES)
                        + ", and extra.NAME for further fields of the request");
            }
        }
    }

    String text(String name, String otherwise) {
        return given.getOrDefault(name, otherwise).strip();
    }

    String url(String name, String otherwise) {
        String url = text(name, otherwise).replaceAll("/+$", "");
        try {
            URI uri = URI.create(url);
            boolean web = "http".equals(uri.getScheme()) || "https".equals(uri.getScheme());
            if (web && uri.getHost() != null && uri.getUserInfo() == null && uri.getQuery() == null) {
                return url;
            }
        } catch (IllegalArgumentException e) {
            throw wrong(name, "an address such as " + otherwise, e);
        }
        throw wrong(name, "an http(s) address without user name and query, such as " + otherwise);
    }

    double number(String name, double otherwise) {
        String text = text(name, Double.toString(otherwise));
        try {
            double value = Double.parseDouble(text);
            if (value >= 0 && value < Double.POSITIVE_INFINITY) {
                return value;
            }
        } catch (NumberFormatException e) {
            throw wrong(name, "a number, 0 or more, found `" + text + "`", e);
        }
        throw wrong(name, "a number, 0 or more, found `" + text + "`");
    }

    OptionalInt whole(String name) {
        if (!given.containsKey(name)) {
            return OptionalInt.empty();
        }
        String text = text(name, "");
        try {
            return OptionalInt.of(Integer.parseInt(text));
        } catch (NumberFormatException e) {
            throw wrong(name, "a whole number, found `" + text + "`", e);
        }
    }

    Duration duration(String name, Duration otherwise) {
        String text = text(name, otherwise.toSeconds() + "s");
        Matcher matcher = DURATION.matcher(text);
        if (!matcher.matches()) {
            throw wrong(name, "a time such as 90s, 2m or 500ms, found `" + text + "`");
        }
        double millis = switch (matcher.group(2)) {
            case "ms" -> 1;
            case "m" -> 60_000;
            default -> 1000;
        };
        return Duration.ofMillis(Math.round(Double.parseDouble(matcher.group(1)) * millis));
    }

    /** Further fields by name, each as JSON text: the service's own, with those given put over or, if null, taken out. */
    SortedMap<String, String> extra(Map<String, String> ofService) {
        ObjectNode fields = JSON.createObjectNode();
        new TreeMap<>(ofService)
                .forEach((name, text) -> fields.set(name, json(text).orElseThrow()));
        new TreeMap<>(given).forEach((name, text) -> {
            if (name.startsWith(EXTRA)) {
                put(fields, name.substring(EXTRA.length()), text);
            }
        });
        SortedMap<String, String> texts = new TreeMap<>();
        fields.properties()
                .forEach(field -> texts.put(field.getKey(), field.getValue().toString()));
        return texts;
    }

    private static void put(ObjectNode fields, String name, String text) {
        int dot = name.indexOf('.');
        if (dot > 0) {
            String outer = name.substring(0, dot);
            ObjectNode inner = fields.get(outer) instanceof ObjectNode object ? object : fields.putObject(outer);
            put(inner, name.substring(dot + 1), text);
            return;
        }
        JsonNode value = json(text).orElseGet(() -> JSON.getNodeFactory().textNode(text));
        if (value.isNull()) {
            fields.remove(name);
        } else {
            fields.set(name, value);
        }
    }

    private static Optional<JsonNode> json(String text) {
        try {
            return Optional.of(JSON.readTree(text)).filter(node -> !node.isMissingNode());
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    private static JudgeSettingException wrong(String name, String allowed) {
        return new JudgeSettingException("judge." + name + ": must be " + allowed);
    }

    private static JudgeSettingException wrong(String name, String allowed, Exception cause) {
        return new JudgeSettingException("judge." + name + ": must be " + allowed, cause);
    }
}
