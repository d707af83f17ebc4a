package dev.assay.engine.codec;

import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The cases of a dataset as objects in the shape of {@code cases.jsonl}, whatever files they stand in. */
interface CaseLines {

    /** Hands out one object a case, in order; absent where a line is not one, which is told as a fault. */
    void read(Source source, Consumer<Optional<Node.Obj>> sink);

    /** What is not wrong but should be known; complete after the first reading. */
    List<String> warnings();
}
