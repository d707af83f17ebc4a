package dev.assay.examples.pipeline;

import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Chooses the sentence that says most of what the question asks.
 *
 * <p>Score of a sentence: BM25 of the question's terms in it, divided by the sum of their rarities. A sentence of average
 * length that holds every term once scores 1; terms that the corpus lacks weigh most, so that a question about something
 * else scores low.
 */
final class BestSentence {

    private static final double SATURATION = 1.2;
    private static final double LENGTH_WEIGHT = 0.75;

    private final ChunkIndex index;
    private final Terms terms;

    BestSentence(ChunkIndex index, Terms terms) {
        this.index = index;
        this.terms = terms;
    }

    /**
     * A sentence and how well it meets the question.
     *
     * @param text the sentence
     * @param score 0 or more; 1 = every term once at average length
     */
    record Scored(String text, double score) {}

    private record Candidate(String text, List<String> terms) {}

    /** The best sentence of some chunks; of equal scores the first stays. A blank text with score 0 where there is none. */
    Scored of(List<String> question, List<Hit> hits) {
        List<Candidate> candidates = hits.stream()
                .flatMap(hit -> sentences(hit.chunk().text()))
                .map(text -> new Candidate(text, terms.of(text)))
                .toList();
        double averageLength = candidates.stream()
                .mapToInt(candidate -> candidate.terms().size())
                .average()
                .orElse(1);
        Set<String> asked = new LinkedHashSet<>(question);
        double all = asked.stream().mapToDouble(index::rarity).sum();
        Scored best = new Scored("", 0);
        for (Candidate candidate : candidates) {
            double score = bm25(asked, candidate.terms(), averageLength) / all;
            if (score > best.score()) {
                best = new Scored(candidate.text(), score);
            }
        }
        return best;
    }

    private static Stream<String> sentences(String text) {
        return Sentences.of(text).stream().map(range -> range.of(text));
    }

    private double bm25(Set<String> asked, List<String> sentence, double averageLength) {
        double length = SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * sentence.size() / averageLength);
        double sum = 0;
        for (String term : asked) {
            int count = Collections.frequency(sentence, term);
            sum += index.rarity(term) * count * (SATURATION + 1) / (count + length);
        }
        return sum;
    }
}
