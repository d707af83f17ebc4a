package dev.assay.core.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Classes of words, such as the words for sources, those for stating and those that negate. A word or phrase may be of
 * several classes.
 *
 * <p>Written one class a line, {@code name: word other_word +class}, where {@code _} stands for the blank within a phrase
 * and {@code +class} for the words of a class above. A line that begins with {@code verb} lists English verbs, which
 * count in all their forms; their past participles are the class {@code name-ed} besides. Irregular ones give their past
 * forms: {@code give/gave/given}.
 */
final class Lexicon {

    private static final String VERB = "verb ";

    private final Map<String, Integer> numbers = new HashMap<>();
    private final Map<String, List<String>> phrases = new HashMap<>();
    private final Node root = new Node();

    Lexicon(String classes) {
        classes.lines().filter(line -> !line.isBlank()).forEach(this::declare);
    }

    private void declare(String line) {
        int colon = line.indexOf(':');
        boolean verbs = line.startsWith(VERB);
        String name = line.substring(verbs ? VERB.length() : 0, colon).strip();
        for (String word : line.substring(colon + 1).strip().split("\\s+")) {
            if (word.startsWith("+")) {
                List<String> included = phrases.get(word.substring(1));
                if (included == null) {
                    throw new IllegalArgumentException("class " + name + " includes " + word
                            + ", which no line above declares; move it or write the words");
                }
                included.forEach(phrase -> add(name, phrase));
            } else if (verbs) {
                Verb verb = Verb.of(word);
                verb.forms().forEach(form -> add(name, form));
                add(name + "-ed", verb.participle());
            } else {
                add(name, word.replace('_', ' '));
            }
        }
    }

    private void add(String name, String phrase) {
        phrases.computeIfAbsent(name, added -> new ArrayList<>()).add(phrase);
        root.add(Words.of(phrase), numbers.computeIfAbsent(name, added -> numbers.size()));
    }

    /** The number of a class, or of a word or phrase that is looked for by itself. */
    int number(String name) {
        if (!phrases.containsKey(name)) {
            if (name.matches("[A-Z]+(?:-ed)?")) {
                throw new IllegalArgumentException(
                        "no class " + name + "; classes are " + new TreeSet<>(phrases.keySet()));
            }
            add(name, name.replace('_', ' '));
        }
        return numbers.getOrDefault(name, -1);
    }

    /** What classes the words of a text are of. */
    Classified classify(List<String> words) {
        List<List<Classified.Part>> parts = new ArrayList<>();
        BitSet present = new BitSet(numbers.size());
        for (int start = 0; start < words.size(); start++) {
            List<Classified.Part> here = new ArrayList<>();
            Node node = root;
            for (int end = start; end < words.size(); ) {
                node = node.next.get(words.get(end++));
                if (node == null) {
                    break;
                }
                for (int number : node.classes) {
                    here.add(new Classified.Part(number, end));
                    present.set(number);
                }
            }
            parts.add(here);
        }
        return new Classified(words, parts, present);
    }

    /** Where phrases that begin alike have got to, one node a word. */
    private static final class Node {

        private final Map<String, Node> next = new HashMap<>(4);
        private final List<Integer> classes = new ArrayList<>(1);

        void add(List<String> phrase, int number) {
            Node node = this;
            for (String word : phrase) {
                node = node.next.computeIfAbsent(word, added -> new Node());
            }
            if (!node.classes.contains(number)) {
                node.classes.add(number);
            }
        }
    }
}
