package dev.assay.core.diagnosis;

import dev.assay.core.data.Label;
import dev.assay.core.data.RelevantGroup;
import java.util.List;
import java.util.stream.Collectors;

/** Names of labels and shortened words, as evidence shows them. */
final class Texts {

    private static final int LONGEST = 80;

    private Texts() {}

    /** The words, cut to about 80 characters. */
    static String brief(String text) {
        String line = text.strip().replaceAll("\\s+", " ");
        if (line.length() <= LONGEST) {
            return line;
        }
        int end = Character.isHighSurrogate(line.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        return line.substring(0, end) + "…";
    }

    /** A group as {@code `a`}, or {@code `a` | `b`} where any will do. */
    static String name(RelevantGroup group) {
        return group.anyOf().stream().map(Texts::name).collect(Collectors.joining(" | "));
    }

    /** Groups, separated by commas. */
    static String names(Symptoms symptoms, List<Integer> groups) {
        return groups.stream().map(group -> name(symptoms.group(group))).collect(Collectors.joining(", "));
    }

    private static String name(Label label) {
        if (label instanceof Label.Item item) {
            return "`" + item.id() + "`";
        }
        if (label instanceof Label.WholeDocument whole) {
            return "`" + whole.document() + "`";
        }
        if (label instanceof Label.Evidence evidence) {
            return "`" + evidence.document() + "` [" + evidence.span().start() + ", "
                    + evidence.span().end() + ")";
        }
        if (label instanceof Label.Context context) {
            return "\"" + brief(context.text()) + "\"";
        }
        Label.Quote quote = (Label.Quote) label;
        return "`" + quote.document() + "` \"" + brief(quote.quote()) + "\"";
    }
}
