package dev.assay.judge.prompt;

import dev.assay.core.words.Language;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A prompt file, read and checked.
 *
 * @param kind what it asks for
 * @param language the language it is written in
 * @param version its version, counted by its author
 * @param offered kinds the model may choose from, each with the words accepted for it, the first being the one asked for
 * @param keys fields of the reply, each with the names accepted for it, the first being the one asked for
 * @param source where the text comes from
 * @param system the standing instruction
 * @param user the question with placeholders
 * @param repair what is added when a reply was refused
 * @param file where it stands
 * @param text the whole file
 * @param hash SHA-256 of the whole file with line ends as LF, hexadecimal
 */
public record Prompt(
        PromptKind kind,
        Language language,
        String version,
        Map<String, List<String>> offered,
        Map<String, List<String>> keys,
        String source,
        String system,
        String user,
        String repair,
        String file,
        String text,
        String hash) {

    /** {@code {{name}}}, blanks inside allowed. */
    static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{\\s*([A-Za-z][A-Za-z0-9_-]*)\\s*}}");

    public Prompt {
        offered = Map.copyOf(offered);
        keys = Map.copyOf(keys);
    }

    /** Its name, such as {@code claims.en}. */
    public String name() {
        return kind.id() + "." + language.code();
    }

    /**
     * Fills in the question. Values are never searched for placeholders.
     *
     * @param values one for each placeholder of the kind
     */
    public Rendered render(Map<String, String> values) {
        return new Rendered(fill(system, values), fill(user, values));
    }

    /** The question again, with the reason why the last reply was refused. */
    public Rendered again(Rendered first, String reason) {
        return new Rendered(first.system(), first.user() + "\n\n" + fill(repair, Map.of("reason", reason)));
    }

    private static String fill(String text, Map<String, String> values) {
        Matcher matcher = PLACEHOLDER.matcher(text);
        StringBuilder filled = new StringBuilder();
        while (matcher.find()) {
            String value = values.get(matcher.group(1));
            if (value == null) {
                throw new IllegalArgumentException("no value for the placeholder {{" + matcher.group(1) + "}}");
            }
            matcher.appendReplacement(filled, Matcher.quoteReplacement(value));
        }
        return matcher.appendTail(filled).toString();
    }

    /**
     * A prompt with its placeholders filled.
     *
     * @param system the standing instruction
     * @param user the question with its data
     */
    public record Rendered(String system, String user) {}
}
