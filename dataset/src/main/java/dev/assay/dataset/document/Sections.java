package dev.assay.dataset.document;

import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.List;

/** Cuts a document's text where its headings stand. */
final class Sections {

    private Sections() {}

    /** The sections, which together are the whole text; headings with nothing between them begin one together. */
    static List<Slice> of(Document document) {
        List<Slice> sections = new ArrayList<>();
        int start = 0;
        int headed = 0;
        for (Heading heading : document.headings()) {
            Slice before = new Slice(headed, heading.place().start()).strip(document.text());
            if (before.length() > 0) {
                sections.add(new Slice(start, heading.place().start()));
                start = heading.place().start();
            }
            headed = heading.place().end();
        }
        sections.add(new Slice(start, document.text().length()));
        return sections;
    }
}
