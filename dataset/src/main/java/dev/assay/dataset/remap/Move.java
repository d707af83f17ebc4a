package dev.assay.dataset.remap;

import dev.assay.core.data.Label;
import java.util.List;

/**
 * What became of a label.
 *
 * @param now the labels in its place; itself where it holds or could not be moved
 * @param together whether all of {@code now} are needed (an AND); else any one will do
 * @param way how it was moved
 * @param score similarity of the old text and the new, 0 to 1; 1 but for {@link Way#FUZZY}; 0 where nothing was found
 * @param why what a person should know, such as the places that are equally good; empty where all is plain
 */
record Move(List<Label> now, boolean together, Way way, double score, String why) {

    Move {
        now = List.copyOf(now);
    }

    static Move kept(Label label, Way way, String why) {
        return new Move(List.of(label), false, way, way.moved() ? 1 : 0, why);
    }
}
