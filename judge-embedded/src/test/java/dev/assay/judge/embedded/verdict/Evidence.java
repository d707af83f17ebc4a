package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.text.Word;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The sentences of a passage that a claim is read against, together: first the one that covers most of it, then those that
 * cover most of what is left. They need not stand side by side, as a claim may sum up what a passage says in several places.
 *
 * @param text the sentences in the passage's order, parted by spaces
 */
record Evidence(String text) {

    private static final int SENTENCES = 3;
    /** Characters after which no sentence is added; the first is taken whole. */
    private static final int LONGEST = 600;
    /** The share of the claim that a further sentence must cover. */
    private static final double WORTH = 0.05;

    /** The evidence for a claim in a passage that has at least one sentence. */
    static Evidence of(List<Word> claim, List<Sentence> passage, Idf idf) {
        Set<String> open = claim.stream().filter(Word::content).map(Word::text).collect(Collectors.toSet());
        double all = weight(open, idf);
        Set<Integer> chosen = new TreeSet<>();
        int length = 0;
        while (chosen.size() < Math.min(SENTENCES, passage.size())) {
            int best = -1;
            double most = -1;
            for (int i = 0; i < passage.size(); i++) {
                double gain = chosen.contains(i) ? -1 : weight(shared(open, passage.get(i)), idf);
                if (gain > most) {
                    most = gain;
                    best = i;
                }
            }
            int longer = length + passage.get(best).text().length();
            if (!chosen.isEmpty() && (most < WORTH * all || most == 0 || longer > LONGEST)) {
                break;
            }
            chosen.add(best);
            length = longer;
            open.removeAll(passage.get(best).forms());
        }
        List<String> texts = new ArrayList<>();
        chosen.forEach(i -> texts.add(passage.get(i).text()));
        return new Evidence(String.join(" ", texts));
    }

    private static Set<String> shared(Set<String> open, Sentence sentence) {
        Set<String> shared = new HashSet<>(open);
        shared.retainAll(sentence.forms());
        return shared;
    }

    private static double weight(Set<String> words, Idf idf) {
        return words.stream().mapToDouble(idf::of).sum();
    }
}
