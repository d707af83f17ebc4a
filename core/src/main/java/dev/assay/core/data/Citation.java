package dev.assay.core.data;

import java.util.List;

/**
 * A place in the answer that names its sources.
 *
 * @param start first character of the cited statement in the answer, UTF-16 code units
 * @param end one past its last character
 * @param ids the passages named
 */
public record Citation(int start, int end, List<String> ids) {

    public Citation {
        ids = List.copyOf(ids);
    }
}
