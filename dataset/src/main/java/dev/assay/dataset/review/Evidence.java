package dev.assay.dataset.review;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Label;
import dev.assay.core.data.Passage;
import dev.assay.core.data.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What a label points to, in the words of the corpus. */
final class Evidence {

    private static final String MISSING = "(not in the corpus)";

    private Evidence() {}

    /** The label in short: an id, a document with its range. */
    static String name(Label label) {
        if (label instanceof Label.Item item) {
            return item.id();
        }
        if (label instanceof Label.WholeDocument whole) {
            return "document " + whole.document();
        }
        if (label instanceof Label.Evidence evidence) {
            return "document " + evidence.document() + ", characters "
                    + evidence.span().start() + " to " + evidence.span().end();
        }
        return label instanceof Label.Quote quote ? "document " + quote.document() + ", quote" : "words";
    }

    /** The words it points to. */
    static String text(Label label, Optional<Corpus> corpus) {
        if (label instanceof Label.Item item) {
            return corpus.flatMap(all -> all.passage(item.id()))
                    .map(Evidence::whole)
                    .orElseGet(() -> document(item.id(), corpus));
        }
        if (label instanceof Label.WholeDocument whole) {
            return document(whole.document(), corpus);
        }
        if (label instanceof Label.Evidence evidence) {
            String found = span(evidence, corpus);
            if (evidence.quote().isEmpty() || evidence.quote().equals(found)) {
                return found;
            }
            return "“" + evidence.quote() + "”"
                    + (found.equals(MISSING) ? " " + MISSING : "; the corpus has there: “" + found + "”");
        }
        return label instanceof Label.Quote quote ? "“" + quote.quote() + "”" : ((Label.Context) label).text();
    }

    private static String document(String name, Optional<Corpus> corpus) {
        List<Passage> passages = corpus.map(all -> all.ofDocument(name)).orElse(List.of());
        return passages.isEmpty()
                ? MISSING
                : passages.stream().map(Evidence::whole).collect(Collectors.joining("\n"));
    }

    private static String whole(Passage passage) {
        return passage.title().map(title -> title + ": ").orElse("") + passage.text();
    }

    /** The characters of a range, from the first passage that holds it all, else from the parts of several. */
    private static String span(Label.Evidence evidence, Optional<Corpus> corpus) {
        Span wanted = evidence.span();
        StringBuilder found = new StringBuilder();
        for (Passage passage :
                corpus.map(all -> all.ofDocument(evidence.document())).orElse(List.of())) {
            int start = passage.span().map(Span::start).orElse(0);
            int from = Math.max(0, wanted.start() - start);
            int to = Math.min(passage.text().length(), wanted.end() - start);
            if (from < to) {
                String part = passage.text().substring(from, to);
                if (part.length() == wanted.length()) {
                    return part;
                }
                found.append(found.isEmpty() ? "" : " … ").append(part);
            }
        }
        return found.isEmpty() ? MISSING : found.toString();
    }
}
