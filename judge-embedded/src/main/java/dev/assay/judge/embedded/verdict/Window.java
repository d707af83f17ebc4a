package dev.assay.judge.embedded.verdict;

import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.text.Word;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Neighbouring sentences of a passage.
 *
 * @param sentences the sentences
 * @param first index of the first one in the passage
 * @param cover share of the claim's content, weighted by IDF, that they hold
 */
record Window(List<Sentence> sentences, int first, double cover) {

    Window {
        sentences = List.copyOf(sentences);
    }

    /** The window of so many sentences that covers the claim best, the first of equals. */
    static Window best(List<Word> claim, List<Sentence> passage, int size, Idf idf) {
        Window best = new Window(passage.subList(0, Math.min(size, passage.size())), 0, -1);
        for (int first = 0; first == 0 || first + size <= passage.size(); first++) {
            List<Sentence> sentences = passage.subList(first, Math.min(first + size, passage.size()));
            double cover = cover(claim, sentences, idf);
            if (cover > best.cover) {
                best = new Window(sentences, first, cover);
            }
        }
        return best;
    }

    private static double cover(List<Word> claim, List<Sentence> sentences, Idf idf) {
        double found = 0;
        double all = 0;
        for (Word word : claim) {
            if (word.content()) {
                double weight = idf.of(word.text());
                all += weight;
                found += holds(sentences, word.text()) ? weight : 0;
            }
        }
        return all == 0 ? 0 : found / all;
    }

    private static boolean holds(List<Sentence> sentences, String word) {
        for (Sentence sentence : sentences) {
            if (sentence.forms().contains(word)) {
                return true;
            }
        }
        return false;
    }

    boolean holds(String word) {
        return holds(sentences, word);
    }

    /** Share of the claim's neighbouring words that stand side by side in the window too. */
    double pairs(Set<String> claim) {
        Set<String> found = new HashSet<>(claim);
        found.removeIf(pair ->
                sentences.stream().noneMatch(sentence -> sentence.pairs().contains(pair)));
        return claim.isEmpty() ? 0 : (double) found.size() / claim.size();
    }

    /** From its first character to its last, in the passage. */
    Slice place() {
        return new Slice(
                sentences.get(0).place().start(),
                sentences.get(sentences.size() - 1).place().end());
    }
}
