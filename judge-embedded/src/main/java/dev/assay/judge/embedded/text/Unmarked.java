package dev.assay.judge.embedded.text;

import dev.assay.core.citation.Mark;
import dev.assay.core.citation.Marks;
import java.util.List;

/** A text without its citations such as {@code [1]}, whose numbers would be taken for a statement. */
public final class Unmarked {

    private Unmarked() {}

    /** The text with blanks in place of its citations, as long as before. */
    public static String of(String text) {
        StringBuilder bare = new StringBuilder(text);
        for (Mark mark : Marks.in(text, List.of())) {
            bare.replace(mark.start(), mark.end(), " ".repeat(mark.end() - mark.start()));
        }
        return bare.toString();
    }
}
