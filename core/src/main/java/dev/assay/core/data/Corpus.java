package dev.assay.core.data;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The passages that could have been retrieved, by id and by document. */
public final class Corpus {

    private final Map<String, Passage> byId;
    private final Map<String, List<Passage>> byDocument;

    /** A corpus of these passages; of passages with the same id the first stays. */
    public Corpus(Collection<Passage> passages) {
        byId = new LinkedHashMap<>();
        passages.forEach(passage -> byId.putIfAbsent(passage.id(), passage));
        byDocument = byId.values().stream().collect(Collectors.groupingBy(Passage::document));
    }

    /** The passage with this id. */
    public Optional<Passage> passage(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The passages of a document in corpus order; none where the corpus lacks it. */
    public List<Passage> ofDocument(String document) {
        return byDocument.getOrDefault(document, List.of());
    }

    /** Number of passages. */
    public int size() {
        return byId.size();
    }

    /** All passages in corpus order. */
    public Collection<Passage> passages() {
        return byId.values();
    }
}
