package dev.assay.judge.embedded.verdict;

import dev.assay.core.words.Han;
import dev.assay.judge.embedded.encode.Encoded;
import dev.assay.judge.embedded.encode.Encoders;
import dev.assay.judge.embedded.text.Language;
import dev.assay.judge.embedded.text.Word;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A claim and a passage in numbers. None depends on the passage's length, so that the best of many passages means the
 * same as the best place in one long one.
 */
final class Features {

    /** What each number is, in order; the names stand in the weights file. */
    static final List<String> NAMES = List.of(
            "cover1",
            "cover2",
            "cover3",
            "pairs1",
            "pairs3",
            "run",
            "missingIdf",
            "missingNames",
            "claimLength",
            "cosine",
            "alignMean",
            "alignWeighted",
            "alignMin",
            "alignSecond",
            "alignTenth",
            "alignDifferent",
            "sentenceMean",
            "sentenceMin",
            "reverseMean");

    /** Sentences that are encoded: the best by words; all of a passage of usual length. */
    private static final int ENCODED = 8;

    private final Idf idf;
    private final Encoders encoders;
    private final Language language;

    Features(Language language, Idf idf, Encoders encoders) {
        this.language = language;
        this.idf = idf;
        this.encoders = encoders;
    }

    /**
     * What was computed for a pair.
     *
     * @param values one for each of {@link #NAMES}
     * @param window up to three sentences that cover the claim best
     * @param quote the fewest sentences that cover it as well
     */
    record Pair(List<Double> values, Window window, Window quote) {

        Pair {
            values = List.copyOf(values);
        }
    }

    /** The words of a claim over all its sentences, with offsets in the claim. */
    static List<Word> words(Reading claim) {
        List<Word> words = new ArrayList<>();
        for (Sentence sentence : claim.sentences()) {
            int shift = sentence.place().start();
            sentence.words()
                    .forEach(word ->
                            words.add(new Word(word.text(), word.start() + shift, word.end() + shift, word.content())));
        }
        return words;
    }

    /** How much of a claim the best three sentences of a passage cover. */
    double cover(List<Word> claim, Reading passage) {
        return Window.best(claim, passage.sentences(), 3, idf).cover();
    }

    /** Computes all numbers of a pair; both texts have at least one sentence. */
    Pair of(Reading claim, Reading passage) {
        List<Word> words = words(claim);
        Set<String> pairs = Sentence.pairs(words);
        Window one = Window.best(words, passage.sentences(), 1, idf);
        Window two = Window.best(words, passage.sentences(), 2, idf);
        Window three = Window.best(words, passage.sentences(), 3, idf);
        List<Double> values = new ArrayList<>(List.of(
                one.cover(),
                two.cover(),
                three.cover(),
                one.pairs(pairs),
                three.pairs(pairs),
                run(words, three),
                missing(words, three),
                missingNames(claim, words, three),
                Math.log(1 + words.size())));
        meaning(claim, words, passage, one, values);
        Window quote = one.cover() >= three.cover() - 1e-9 ? one : two.cover() >= three.cover() - 1e-9 ? two : three;
        return new Pair(values, three, quote);
    }

    private void meaning(Reading claim, List<Word> words, Reading passage, Window one, List<Double> values) {
        Encoded whole = encoders.encode(language, claim.text());
        List<Encoded> sentences = chosen(words, passage.sentences(), one).stream()
                .map(sentence -> encoders.encode(language, sentence.text()))
                .toList();
        values.add(sentences.stream().mapToDouble(whole::cosine).max().orElse(0));
        for (double number : new Alignment(whole, words, idf, sentences).numbers()) {
            values.add(number);
        }
    }

    /** The sentences that share most with the claim, and the neighbours of the best. */
    private List<Sentence> chosen(List<Word> claim, List<Sentence> passage, Window best) {
        if (passage.size() <= ENCODED) {
            return passage;
        }
        double[] shared = passage.stream()
                .mapToDouble(sentence -> claim.stream()
                        .filter(word -> word.content() && sentence.forms().contains(word.text()))
                        .mapToDouble(word -> idf.of(word.text()))
                        .sum())
                .toArray();
        for (int near = Math.max(0, best.first() - 1); near <= Math.min(passage.size() - 1, best.first() + 1); near++) {
            shared[near] += 1e6;
        }
        return IntStream.range(0, shared.length)
                .boxed()
                .sorted(Comparator.comparingDouble((Integer i) -> -shared[i]))
                .limit(ENCODED)
                .sorted()
                .map(passage::get)
                .toList();
    }

    /** Longest run of the claim's words that stands in one sentence of the window, as a share of the claim. */
    private static double run(List<Word> claim, Window window) {
        int best = 0;
        for (Sentence sentence : window.sentences()) {
            List<Word> words = sentence.words();
            int[] before = new int[words.size() + 1];
            for (Word word : claim) {
                int[] now = new int[words.size() + 1];
                for (int s = 0; s < words.size(); s++) {
                    now[s + 1] = words.get(s).text().equals(word.text()) ? before[s] + 1 : 0;
                    best = Math.max(best, now[s + 1]);
                }
                before = now;
            }
        }
        return claim.isEmpty() ? 0 : (double) best / claim.size();
    }

    private double missing(List<Word> claim, Window window) {
        return claim.stream()
                        .filter(word -> word.content() && !window.holds(word.text()))
                        .mapToDouble(word -> idf.of(word.text()))
                        .max()
                        .orElse(0)
                / idf.most();
    }

    /** Share of the claim's names (capitals within a sentence, Latin words within Chinese) that the window lacks. */
    private static double missingNames(Reading claim, List<Word> words, Window window) {
        int names = 0;
        int lacking = 0;
        for (int i = 0; i < words.size(); i++) {
            Word word = words.get(i);
            int first = claim.text().codePointAt(word.start());
            boolean inChinese = i > 0 && Han.is(words.get(i - 1).text().codePointAt(0));
            if (word.content()
                    && Character.isLetter(first)
                    && !Han.is(first)
                    && (inChinese || (i > 0 && Character.isUpperCase(first)))) {
                names++;
                lacking += window.holds(word.text()) ? 0 : 1;
            }
        }
        return names == 0 ? 0 : (double) lacking / names;
    }
}
