package dev.assay.dataset.remap;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Passage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The documents of a corpus by their ids. */
final class Layouts {

    private final List<Layout> all = new ArrayList<>();
    private final Map<String, Integer> numbers = new LinkedHashMap<>();

    Layouts(Corpus corpus) {
        for (Passage passage : corpus.passages()) {
            if (numbers.putIfAbsent(passage.document(), all.size()) == null) {
                all.add(Layout.of(passage.document(), corpus.ofDocument(passage.document())));
            }
        }
    }

    Optional<Layout> document(String id) {
        return Optional.ofNullable(numbers.get(id)).map(all::get);
    }

    int size() {
        return all.size();
    }

    Layout get(int number) {
        return all.get(number);
    }
}
