package dev.assay.dataset.change;

import java.util.List;

/**
 * A case or passage that both have, not quite the same.
 *
 * @param id its id now
 * @param former its id before; another one where it was recognised by its content
 * @param lineBefore its line before, from 1
 * @param line its line now, from 1
 * @param fields what differs besides the id; may be none for one that was renamed
 */
public record Changed(String id, String former, int lineBefore, int line, List<FieldChange> fields) {

    public Changed {
        fields = List.copyOf(fields);
    }
}
