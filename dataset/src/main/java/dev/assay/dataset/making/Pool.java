package dev.assay.dataset.making;

import dev.assay.core.data.Passage;
import dev.assay.dataset.document.Chunker;
import dev.assay.dataset.document.Document;
import dev.assay.dataset.document.Documents;
import dev.assay.dataset.document.Heading;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What cases are made from: documents, their passages, and their words. */
final class Pool {

    /** A word in more passages than this says little of what two of them share. */
    private static final int MOST_SHARED = 50;

    private final Map<String, Document> documents = new LinkedHashMap<>();
    private final List<Passage> passages = new ArrayList<>();
    private final Terms terms;
    private final Map<String, List<Integer>> places = new HashMap<>();

    Pool(Documents read, Chunker chunker) {
        for (Document document : read.documents()) {
            documents.put(document.id(), document);
            passages.addAll(chunker.passages(document));
        }
        terms = new Terms(passages.stream().map(Passage::text).toList());
        for (int i = 0; i < passages.size(); i++) {
            for (String word : Terms.words(passages.get(i).text())) {
                if (terms.count(word) > 1 && terms.count(word) <= MOST_SHARED) {
                    places.computeIfAbsent(word, key -> new ArrayList<>()).add(i);
                }
            }
        }
    }

    List<Passage> passages() {
        return passages;
    }

    Terms terms() {
        return terms;
    }

    Optional<Document> document(String id) {
        return Optional.ofNullable(documents.get(id));
    }

    int documents() {
        return documents.size();
    }

    /** The passage that shares most of the telling words, of another document where there is one. */
    Optional<Passage> related(Passage passage) {
        Map<Integer, Double> shared = new HashMap<>();
        for (String word : Terms.words(passage.text())) {
            places.getOrDefault(word, List.of()).forEach(place -> shared.merge(place, terms.weight(word), Double::sum));
        }
        Comparator<Map.Entry<Integer, Double>> best = Comparator.comparing((Map.Entry<Integer, Double> entry) ->
                        passages.get(entry.getKey()).document().equals(passage.document()) ? 0 : 1)
                .thenComparing(Map.Entry::getValue)
                .thenComparing(entry -> -entry.getKey());
        return shared.entrySet().stream()
                .filter(entry -> !passages.get(entry.getKey()).id().equals(passage.id()))
                .max(best)
                .map(entry -> passages.get(entry.getKey()));
    }

    /** The topic of a passage: the highest heading below the document's title, else its most telling word. */
    String topic(Passage passage) {
        int start = passage.span().map(span -> span.start()).orElse(0);
        List<Heading> over =
                document(passage.document()).map(found -> found.over(start)).orElse(List.of());
        return over.stream()
                .filter(heading -> heading.level() > 1)
                .findFirst()
                .or(() -> over.stream().findFirst())
                .map(Heading::text)
                .or(() -> terms.topic(passage.text()))
                .orElse("");
    }
}
