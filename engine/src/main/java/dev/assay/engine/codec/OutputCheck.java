package dev.assay.engine.codec;

import dev.assay.core.data.Output;
import dev.assay.engine.input.Fields;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Line;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The first pass over {@code outputs.jsonl}: every output has a case, each repetition once, none of them inline. */
final class OutputCheck {

    private static final Set<String> KNOWN = known();

    private final Source source;
    private final String casesFile;
    private final KeyTable ids;
    private final BitSet inline;
    private final boolean someIdUnread;
    private final Tally tally;
    private final Warnings warnings = new Warnings();
    private final OutputCodec codec;
    private final OutputIndex index = new OutputIndex();

    /** From case and repetition to the line; only repetitions after the first. */
    private final KeyTable repetitions = new KeyTable();

    private final BitSet repeated = new BitSet();

    OutputCheck(Source source, String casesFile, KeyTable ids, BitSet inline, boolean someIdUnread, Tally tally) {
        this.source = source;
        this.casesFile = casesFile;
        this.ids = ids;
        this.inline = inline;
        this.someIdUnread = someIdUnread;
        this.tally = tally;
        this.codec = new OutputCodec(source, warnings);
    }

    private static Set<String> known() {
        Set<String> known = new HashSet<>(OutputCodec.FIELDS);
        known.add("id");
        return Set.copyOf(known);
    }

    void line(Line line) {
        JsonLine.parse(line, source).ifPresent(object -> {
            long before = source.faults().count();
            warnings.unknown(object, "", KNOWN);
            Fields fields = new Fields(object, source);
            Optional<String> id = fields.required("id", "the id of a case");
            Output output = codec.read(fields);
            Node at = fields.node("id").orElse(object);
            if (id.isPresent()
                    && fits(id.get(), at, output.repeat(), line)
                    && source.faults().count() == before) {
                tally.add(output);
            }
        });
    }

    /** Whether the line is the first output of a case; enters it. */
    private boolean fits(String id, Node at, int repeat, Line line) {
        long found = ids.get(id);
        if (found == KeyTable.NONE) {
            if (!someIdUnread) {
                source.fault(at, "the id of a case in " + casesFile);
            }
            return false;
        }
        int number = (int) found;
        if (inline.get(number)) {
            source.fault(
                    at.line(),
                    at.column(),
                    "an output of " + at.found() + ", which has one inline",
                    "one of the two; the other stands in " + casesFile + ":" + (found >>> 32));
            return false;
        }
        if (index.line(number) == 0) {
            index.put(number, line, repeat);
            return true;
        }
        repeated.set(number);
        long earlier = index.repeat(number) == repeat
                ? index.line(number)
                : repetitions.putIfAbsent(number, repeat, line.number());
        if (earlier != KeyTable.NONE) {
            source.fault(
                    at.line(),
                    at.column(),
                    "a second output of " + at.found() + " with repeat " + repeat,
                    "each repeat of a case once; line " + earlier + " has it; number them: \"repeat\": 2");
        }
        return false;
    }

    OutputIndex index() {
        return index;
    }

    List<String> warnings(int cases) {
        List<String> told = new ArrayList<>(warnings.told(source.file()));
        if (!repeated.isEmpty()) {
            told.add(source.file() + ": " + repeated.cardinality()
                    + " cases have several outputs; the first in the file is used");
        }
        int missing = 0;
        int first = 0;
        for (int number = 0; number < cases; number++) {
            if (index.line(number) == 0 && !inline.get(number) && missing++ == 0) {
                first = number + 1;
            }
        }
        if (missing > 0) {
            told.add(source.file() + ": " + missing + " of " + cases + " cases have no output, first: case " + first
                    + " in the order of " + casesFile);
        }
        return told;
    }
}
