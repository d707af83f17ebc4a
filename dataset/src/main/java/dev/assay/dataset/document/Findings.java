package dev.assay.dataset.document;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What was read so far. */
final class Findings {

    private final List<Document> documents = new ArrayList<>();
    private final Map<String, String> places = new HashMap<>();
    private final List<Fault> unread = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    /** Keeps a document, unless its id was there before or it has no words, which is told. */
    void keep(Document document, String file, int line) {
        if (document.text().isBlank()) {
            unread(new Fault(file, line, 0, "no words", "text"));
            return;
        }
        String place = line > 0 ? file + ":" + line : file;
        String earlier = places.putIfAbsent(document.id(), place);
        if (earlier == null) {
            documents.add(document);
        } else {
            unread(new Fault(
                    file, line, 0, "the id `" + document.id() + "` again, first at " + earlier, "an id of its own"));
        }
    }

    void unread(Fault fault) {
        unread.add(fault);
    }

    /** Takes over the faults of a file; where there are very many, the rest is counted. */
    void unread(Faults faults, String file) {
        unread.addAll(faults.first());
        long more = faults.count() - faults.first().size();
        if (more > 0) {
            unread(Fault.ofFile(file, more + " more lines like these", "lines without faults; mend the first ones"));
        }
    }

    void note(String note) {
        notes.add(note);
    }

    Documents all() {
        return new Documents(documents, unread, notes);
    }
}
