package dev.assay.judge.generation;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.text.AnswerKinds;
import java.util.List;
import java.util.Optional;

/**
 * One case as a judge sees it.
 *
 * @param source the case
 * @param output what the system did
 * @param reading what the rules read in the answer; of a blank one where there is none
 * @param context what the model was shown, with texts, in rank order; absent = the file says nothing about retrieval
 */
public record Subject(Case source, Output output, AnswerKinds.Reading reading, Optional<List<Retrieved>> context) {

    /** A case whose answer nobody has read yet. */
    public Subject(Case source, Output output, Optional<List<Retrieved>> context) {
        this(source, output, AnswerKinds.read(output.answer().orElse("")), context);
    }

    /** The user's words. */
    public String question() {
        return source.question();
    }

    /** The answer, where one is recorded. */
    public Optional<String> answer() {
        return output.answer();
    }

    /** A good answer, where there is one that holds text. */
    public Optional<String> reference() {
        return source.reference().filter(text -> !text.isBlank());
    }

    /** The passages' texts in rank order; empty where a passage has none. */
    public Optional<List<String>> passages() {
        return context.map(items -> items.stream()
                .map(item -> item.text().filter(text -> !text.isBlank()).orElse(""))
                .toList());
    }
}
