package dev.assay.core.citation;

import java.util.List;

/**
 * A mark in the text of an answer that names sources, such as {@code [1, 2]} or {@code 【kb-7】}.
 *
 * @param start its first character in the answer, UTF-16 code units
 * @param end one past its last
 * @param names what it names: ranks in digits, or ids
 */
public record Mark(int start, int end, List<String> names) {

    public Mark {
        names = List.copyOf(names);
    }
}
