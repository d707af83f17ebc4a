package dev.assay.engine.labels;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A claim or a case for a judge, with people's label.
 *
 * @param line line of the file, from 1
 * @param id its id, or {@code line N} where the file gives none
 * @param language code of its language, such as {@code zh}
 * @param question the question; blank where none is given
 * @param contexts texts that the claim or answer rests on
 * @param claim the claim; absent for a case
 * @param answer the answer of a case
 * @param reference a good answer of a case
 * @param label people's label; absent where a file may go without, as a canary may
 * @param slices metadata and further short fields, as text
 * @param cluster key shared by what is not independent
 */
public record LabelledItem(
        int line,
        String id,
        String language,
        String question,
        List<String> contexts,
        Optional<String> claim,
        Optional<String> answer,
        Optional<String> reference,
        Optional<PeopleLabel> label,
        Map<String, String> slices,
        String cluster) {

    public LabelledItem {
        contexts = List.copyOf(contexts);
        slices = Map.copyOf(slices);
    }

    /** What is judged, and the label, in one text that does not depend on how the line was written. */
    String canonical() {
        return String.join(
                "\u0000",
                language,
                question,
                String.join("\u0001", contexts),
                claim.orElse(""),
                answer.orElse(""),
                reference.orElse(""),
                label.map(PeopleLabel::word).orElse(""));
    }
}
