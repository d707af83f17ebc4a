package dev.assay.engine.codec;

import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Source;
import java.nio.file.Path;
import java.util.regex.Pattern;

/** Reads files whose lines are words between blanks or tabs, as TREC's are. */
final class WordLines {

    private static final Pattern BLANKS = Pattern.compile("[ \\t]+");

    private WordLines() {}

    /** Takes the words of a line. */
    interface Sink {

        /**
         * One line.
         *
         * @param line its number from 1
         * @param words what stands on it
         * @param source takes faults
         */
        void accept(int line, String[] words, Source source);
    }

    /** Hands out the words of each line that is not blank. */
    static void read(Path file, Faults faults, Sink sink) {
        Source source = new Source(file.toString(), faults);
        Lines.read(
                file,
                source,
                line -> sink.accept(line.number(), BLANKS.split(line.text().strip()), source));
    }
}
