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
            List<Output> outputs = codec.all(fields);
            Node at = fields.node("id").orElse(object);
            if (id.isPresent() && fits(id.get(), at) && source.faults().count() == before) {
                enter((int) ids.get(id.get()), at, outputs, line);
            }
        });
    }

    /** Whether the line belongs to a case that has no output inline. */
    private boolean fits(String id, Node at) {
        long found = ids.get(id);
        if (found == KeyTable.NONE) {
            if (!someIdUnread) {
                source.fault(at, "the id of a case in " + casesFile);
            }
            return false;
        }
        if (inline.get((int) found)) {
            source.fault(
                    at.line(),
                    at.column(),
                    "an output of " + at.found() + ", which has one inline",
                    "one of the two; the other stands in " + casesFile + ":" + (found >>> 32));
            return false;
        }
        return true;
    }

    private void enter(int number, Node at, List<Output> outputs, Line line) {
        boolean first = index.line(number) == 0;
        for (Output output : first ? outputs.subList(1, outputs.size()) : outputs) {
            long earlier = !first && index.repeat(number) == output.repeat()
                    ? index.line(number)
                    : repetitions.putIfAbsent(number, output.repeat(), line.number());
            if (earlier != KeyTable.NONE) {
                source.fault(
                        at.line(),
                        at.column(),
                        "a second output of " + at.found() + " with repeat " + output.repeat(),
                        "each repeat of a case once; line " + earlier + " has it; number them: \"repeat\": 2");
            }
        }
        index.put(number, line, outputs.get(0).repeat());
        outputs.forEach(output -> tally.add(number, output));
    }

    OutputIndex index() {
        return index;
    }

    List<String> warnings(int cases) {
        List<String> told = new ArrayList<>(warnings.told(source.file()));
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
