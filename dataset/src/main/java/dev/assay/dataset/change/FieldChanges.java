package dev.assay.dataset.change;

import dev.assay.engine.codec.Canonical;
import dev.assay.engine.input.Node;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the fields in which two objects differ; goes into objects, and takes a list as one value. */
final class FieldChanges {

    private final Canonical canonical = new Canonical();

    /** What differs, in the order of the first object, then of the second. */
    List<FieldChange> between(Node.Obj before, Node.Obj after, Set<String> without) {
        List<FieldChange> changes = new ArrayList<>();
        compare("", before, after, without, changes);
        return changes;
    }

    private void compare(
            String within, Node.Obj before, Node.Obj after, Set<String> without, List<FieldChange> changes) {
        Set<String> names = new LinkedHashSet<>();
        before.members().forEach(member -> names.add(member.key()));
        after.members().forEach(member -> names.add(member.key()));
        names.removeAll(without);
        for (String name : names) {
            Optional<Node> was = before.get(name);
            Optional<Node> is = after.get(name);
            if (was.isPresent()
                    && is.isPresent()
                    && was.get() instanceof Node.Obj old
                    && is.get() instanceof Node.Obj now) {
                compare(within + name + ".", old, now, Set.of(), changes);
                continue;
            }
            Optional<String> old = was.map(canonical::text);
            Optional<String> now = is.map(canonical::text);
            if (!old.equals(now)) {
                changes.add(new FieldChange(within + name, old, now));
            }
        }
    }
}
