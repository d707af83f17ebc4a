package dev.assay.dataset.change;

import dev.assay.dataset.change.Items.Item;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Words;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Holds one file of items against another. */
final class Finding {

    private final Items before;
    private final Items after;
    private final FieldChanges fields = new FieldChanges();

    private Finding(Items before, Items after) {
        this.before = before;
        this.after = after;
    }

    static Changes between(Items before, Items after) {
        return new Finding(before, after).changes();
    }

    private Changes changes() {
        int same = 0;
        List<Changed> changed = new ArrayList<>();
        List<Changed> renamed = new ArrayList<>();
        List<Named> added = new ArrayList<>();
        Map<Key, Deque<String>> gone = gone();
        Set<String> found = new HashSet<>();
        for (Map.Entry<String, Item> now : after.byId().entrySet()) {
            Item old = before.byId().get(now.getKey());
            if (old == null) {
                Deque<String> likely = gone.isEmpty()
                        ? new ArrayDeque<>()
                        : gone.getOrDefault(after.content(now.getValue()), new ArrayDeque<>());
                if (likely.isEmpty()) {
                    added.add(named(now.getKey(), now.getValue(), after));
                } else {
                    String former = likely.removeFirst();
                    found.add(former);
                    renamed.add(changed(now.getKey(), now.getValue(), former));
                }
            } else if (old.whole().equals(now.getValue().whole())) {
                same++;
            } else {
                changed.add(changed(now.getKey(), now.getValue(), now.getKey()));
            }
        }
        List<Named> removed = new ArrayList<>();
        before.byId().forEach((id, item) -> {
            if (!after.byId().containsKey(id) && !found.contains(id)) {
                removed.add(named(id, item, before));
            }
        });
        return new Changes(before.byId().size(), after.byId().size(), same, added, removed, changed, renamed);
    }

    /** The ids that are no longer there, by content. */
    private Map<Key, Deque<String>> gone() {
        Map<Key, Deque<String>> gone = new HashMap<>();
        before.byId().forEach((id, item) -> {
            if (!after.byId().containsKey(id)) {
                gone.computeIfAbsent(before.content(item), content -> new ArrayDeque<>())
                        .addLast(id);
            }
        });
        return gone;
    }

    private Changed changed(String id, Item now, String former) {
        Item old = before.byId().get(former);
        if (old == null) {
            throw new IllegalStateException("`" + former + "` was found before");
        }
        Set<String> without = new HashSet<>(after.ignored());
        without.add("id");
        without.add("_id");
        List<FieldChange> differing = fields.between(before.read(old), after.read(now), without);
        return new Changed(id, former, old.line(), now.line(), differing);
    }

    private static Named named(String id, Item item, Items items) {
        Node.Obj object = items.read(item);
        String words = object.get("question")
                .or(() -> object.get("text"))
                .map(node -> node instanceof Node.Text text ? text.value() : node.found())
                .orElse("");
        return new Named(id, item.line(), Words.shortened(words));
    }
}
