package dev.assay.judge.prompt;

import java.util.List;

/**
 * The claims of a valid reply.
 *
 * @param texts in the order given, none blank, no two equal
 * @param merged how many were left out because they repeat another one
 */
public record ReadClaims(List<String> texts, int merged) {

    public ReadClaims {
        texts = List.copyOf(texts);
    }
}
