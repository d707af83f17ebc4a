package dev.assay.engine.labels;

import dev.assay.core.words.Sha256;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Source;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A file of claims or cases with people's labels, one JSON object a line.
 *
 * @param items in the order of the file, at least one; all claims or all cases
 */
public record LabelFile(List<LabelledItem> items) {

    private static final String FORM =
            "one JSON object a line with `claim`, `contexts` and `label`, or with `question`,"
                    + " `answer`, `contexts` and `label`; see docs/calibration.md";

    public LabelFile {
        items = List.copyOf(items);
    }

    /**
     * Reads a file.
     *
     * @param mustBeLabelled whether each line must have a label
     * @throws InputException with all faults: syntax, missing fields, unknown labels, ids that stand twice, no line
     */
    public static LabelFile read(Path path, boolean mustBeLabelled) {
        Faults faults = new Faults();
        Source source = new Source(path.toString(), faults);
        LabelLine reader = new LabelLine(source, mustBeLabelled);
        List<LabelledItem> items = new ArrayList<>();
        Map<String, Integer> lines = new HashMap<>();
        Lines.read(
                path,
                source,
                line -> JsonLine.parse(line, source).flatMap(reader::read).ifPresent(item -> {
                    Optional.ofNullable(lines.putIfAbsent(item.id(), item.line()))
                            .ifPresent(first -> source.fault(
                                    item.line(),
                                    0,
                                    "the id `" + item.id() + "` again",
                                    "an id that no other line has; it stands on line " + first + " too"));
                    items.add(item);
                }));
        oneKind(items, source);
        faults.throwIfAny();
        if (items.isEmpty()) {
            throw InputException.of(Fault.ofFile(path.toString(), "no line", FORM));
        }
        return new LabelFile(items);
    }

    private static void oneKind(List<LabelledItem> items, Source source) {
        items.stream()
                .filter(item -> item.claim().isPresent() != items.get(0).claim().isPresent())
                .forEach(item -> source.fault(
                        item.line(),
                        0,
                        item.claim().isPresent() ? "a claim among cases" : "a case, without `claim`, among claims",
                        "a file of claims or a file of cases"));
    }

    /** Whether it holds claims; otherwise cases. */
    public boolean claims() {
        return items.get(0).claim().isPresent();
    }

    /** SHA-256 of what is judged and the labels, hexadecimal; line order, ids and further fields do not matter. */
    public String hash() {
        return Sha256.of(items.stream()
                .map(LabelledItem::canonical)
                .map(Sha256::of)
                .sorted()
                .collect(Collectors.joining("\n")));
    }
}
