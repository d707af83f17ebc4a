package dev.assay.dataset.making;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import dev.assay.core.words.Folded;
import dev.assay.core.words.Han;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The words of texts, and in how many texts each stands. English and Chinese words are cut by ICU. */
final class Terms {

    private static final int SHORTEST_WORD = 4;

    private final Map<String, Integer> counts = new HashMap<>();
    private final List<String> texts = new ArrayList<>();
    private final Set<String> proper = new HashSet<>();

    Terms(List<String> given) {
        for (String text : given) {
            texts.add(Folded.of(text).text());
            words(text).forEach(word -> counts.merge(word, 1, Integer::sum));
            text.lines().forEach(this::proper);
        }
    }

    /** Words that say something, each once, in the order of the text, in lower case: of four letters or two Chinese characters. */
    static Set<String> words(String text) {
        String folded = Folded.of(text).text();
        BreakIterator breaks = BreakIterator.getWordInstance(ULocale.CHINESE);
        breaks.setText(folded);
        Set<String> words = new LinkedHashSet<>();
        for (int start = breaks.first(), end = breaks.next();
                end != BreakIterator.DONE;
                start = end, end = breaks.next()) {
            String word = folded.substring(start, end);
            int han = Han.count(word);
            boolean letters = word.codePoints().anyMatch(Character::isLetter);
            if (letters && (han > 1 || (han == 0 && word.length() >= SHORTEST_WORD))) {
                words.add(word);
            }
        }
        return words;
    }

    /** In how many texts a word stands. */
    int count(String word) {
        return counts.getOrDefault(word, 0);
    }

    /** How much a word tells: the logarithm of how rare it is. */
    double weight(String word) {
        return Math.log((1.0 + texts.size()) / (1.0 + count(word)));
    }

    /** The word of a text that tells most of where it belongs: rare, but not alone in the corpus where there is another. */
    Optional<String> topic(String text) {
        return words(text).stream()
                .max(Comparator.<String>comparingDouble(word -> count(word) > 1 ? weight(word) : 0)
                        .thenComparing(Comparator.reverseOrder()));
    }

    /** Whether some text holds these words, in this order. */
    boolean held(String words) {
        String wanted = Folded.of(words).text();
        return texts.stream().anyMatch(text -> text.contains(wanted));
    }

    /** Whether a word is written with a capital within sentences. */
    boolean isProper(String word) {
        return proper.contains(word)
                || word.chars().skip(1).anyMatch(c -> Character.isUpperCase(c) || Character.isDigit(c));
    }

    private void proper(String line) {
        String[] words = line.split("[\\s\\p{Ps}\\p{Pe}\"“”]+");
        for (int i = 1; i < words.length; i++) {
            boolean within = !words[i - 1].isEmpty() && !words[i - 1].matches(".*[.!?:…]");
            if (within && !words[i].isEmpty() && Character.isUpperCase(words[i].charAt(0))) {
                proper.add(words[i].replaceAll("\\P{L}+$", ""));
            }
        }
    }
}
