package dev.assay.engine.target;

import com.fasterxml.jackson.databind.node.TextNode;
import dev.assay.core.data.Case;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Puts a case into a body: {@code {{question}}} and {@code {{id}}} become JSON strings, quotes included. */
final class Placeholders {

    private static final Pattern PLACE = Pattern.compile("\\{\\{\\s*(id|question)\\s*}}");

    private Placeholders() {}

    static String fill(String body, Case source) {
        return PLACE.matcher(body)
                .replaceAll(found -> Matcher.quoteReplacement(
                        TextNode.valueOf(found.group(1).equals("id") ? source.id() : source.question())
                                .toString()));
    }
}
