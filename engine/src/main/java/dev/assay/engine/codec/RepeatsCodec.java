package dev.assay.engine.codec;

import dev.assay.core.data.Output;
import dev.assay.engine.input.Fields;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads {@code repeats}: the outputs of a case that was asked several times, as the cases of a stored run have them. One
 * without a number has that of its place.
 */
final class RepeatsCodec {

    /** What a stored run says of each answer beside the output. */
    private static final Set<String> OF_A_RUN = Set.of(
            "scores", "cause", "evidence", "advice", "clusterKey", "answerKind", "claims", "referenceClaims", "notes");

    private static final Set<String> KNOWN = known();

    private final OutputCodec outputs;
    private final Source source;
    private final Warnings warnings;

    RepeatsCodec(OutputCodec outputs, Source source, Warnings warnings) {
        this.outputs = outputs;
        this.source = source;
        this.warnings = warnings;
    }

    private static Set<String> known() {
        Set<String> known = new HashSet<>(OutputCodec.FIELDS);
        known.remove("repeats");
        known.addAll(OF_A_RUN);
        return Set.copyOf(known);
    }

    /**
     * The outputs by their number.
     *
     * @param beside what stands in the same object beside them: nothing, or one of them again
     */
    List<Output> read(Node.Arr list, Output beside) {
        List<Output> read = new ArrayList<>();
        Set<Integer> numbers = new HashSet<>();
        for (Node node : list.items()) {
            if (node instanceof Node.Obj object) {
                warnings.unknown(object, "repeats[].", KNOWN);
                Fields fields = new Fields(object, source);
                Output output = outputs.read(fields);
                Output numbered = fields.has("repeat") ? output : output.withRepeat(read.size() + 1);
                if (!numbers.add(numbered.repeat())) {
                    source.fault(
                            object.line(),
                            object.column(),
                            "a second output with repeat " + numbered.repeat(),
                            "each repeat of a case once; number them from 1");
                }
                read.add(numbered);
            } else {
                source.fault(node, "an output, such as {\"answer\": …, \"retrieved\": […], \"repeat\": 2}");
            }
        }
        if (list.items().isEmpty()) {
            source.fault(list, "one output or more");
        } else if (!beside.equals(Output.NOTHING) && !read.contains(beside)) {
            source.fault(
                    list.line(),
                    list.column(),
                    "`repeats`, and beside them an output that is none of them",
                    "all outputs of a case in `repeats`");
        }
        read.sort(Comparator.comparingInt(Output::repeat));
        return read;
    }
}
