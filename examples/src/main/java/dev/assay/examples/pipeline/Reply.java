package dev.assay.examples.pipeline;

import java.util.List;

/**
 * What the system did with a question.
 *
 * @param retrieved chunks, best first
 * @param answer a sentence of one of them, or the refusal
 */
record Reply(List<Hit> retrieved, String answer) {

    Reply {
        retrieved = List.copyOf(retrieved);
    }
}
