package dev.assay.dataset.review;

import dev.assay.dataset.folder.Entry;
import dev.assay.engine.input.InputException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Optional;

/**
 * Edits a case by questions and answers.
 *
 * @param in what is typed
 * @param out where is asked
 */
record Prompted(BufferedReader in, PrintWriter out) {

    private static final String REMOVED = "-";

    /**
     * The case as edited.
     *
     * @param words {@code field=value} for a single field; empty = fields are asked for until an empty one is given
     * @throws InputException when the single field cannot be set
     */
    Entry edit(Entry entry, String words) throws IOException {
        int equals = words.indexOf('=');
        if (equals > 0) {
            return FieldEdit.apply(
                    entry,
                    words.substring(0, equals).strip(),
                    value(words.substring(equals + 1).strip()));
        }
        Entry edited = entry;
        Optional<String> field = words.isEmpty() ? field() : Optional.of(words);
        while (field.isPresent()) {
            edited = ask(edited, field.get());
            field = field();
        }
        return edited;
    }

    private Entry ask(Entry entry, String field) throws IOException {
        try {
            FieldEdit.mustBe(field);
            out.println("now: " + CaseText.plain(FieldEdit.value(entry, field)));
            Optional<String> typed = line("new (empty: as it is; -: take it away) > ");
            return typed.isPresent() ? FieldEdit.apply(entry, field, value(typed.get())) : entry;
        } catch (InputException wrong) {
            out.println("not taken: " + wrong.getMessage());
            return entry;
        }
    }

    private static Optional<String> value(String typed) {
        return Optional.of(typed).filter(value -> !value.equals(REMOVED) && !value.isEmpty());
    }

    private Optional<String> field() throws IOException {
        return line("field (" + String.join(", ", FieldEdit.FIELDS) + ", metadata.KEY; empty: done) > ");
    }

    private Optional<String> line(String prompt) throws IOException {
        out.print(prompt);
        out.flush();
        return Optional.ofNullable(in.readLine()).map(String::strip).filter(line -> !line.isEmpty());
    }
}
