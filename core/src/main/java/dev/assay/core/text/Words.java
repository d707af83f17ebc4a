package dev.assay.core.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A folded text as words and signs: a Chinese character is a word, and English contractions are written out. */
final class Words {

    private static final Pattern WORD = Pattern.compile(
            "\\p{IsHan}|[\\p{L}\\p{N}](?:[\\p{L}\\p{N}&&[^\\p{IsHan}]]|['_-](?=[\\p{L}\\p{N}]))*|[^\\s]");

    private static final Map<String, List<String>> CONTRACTIONS = Map.ofEntries(
            Map.entry("cannot", List.of("can", "not")),
            Map.entry("can't", List.of("can", "not")),
            Map.entry("cant", List.of("can", "not")),
            Map.entry("won't", List.of("will", "not")),
            Map.entry("wont", List.of("will", "not")),
            Map.entry("shan't", List.of("shall", "not")),
            Map.entry("ain't", List.of("is", "not")),
            Map.entry("dont", List.of("do", "not")),
            Map.entry("doesnt", List.of("does", "not")),
            Map.entry("didnt", List.of("did", "not")),
            Map.entry("isnt", List.of("is", "not")),
            Map.entry("couldnt", List.of("could", "not")),
            Map.entry("im", List.of("i", "am")),
            Map.entry("ive", List.of("i", "have")),
            Map.entry("let's", List.of("let", "us")));

    private static final Map<String, String> ENDINGS = Map.of(
            "n't", "not",
            "'m", "am",
            "'re", "are",
            "'ve", "have",
            "'ll", "will",
            "'d", "would");

    /** Behind these an 's is a verb; behind others it marks the owner. */
    private static final java.util.Set<String> BEFORE_IS = java.util.Set.of(
            "it", "that", "this", "there", "here", "what", "who", "where", "he", "she", "which", "how", "nothing",
            "answer");

    private Words() {}

    static List<String> of(String text) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            add(word.group(), words);
        }
        return words;
    }

    private static void add(String word, List<String> words) {
        List<String> written = CONTRACTIONS.get(word);
        if (written != null) {
            words.addAll(written);
            return;
        }
        int apostrophe = word.indexOf('\'');
        if (apostrophe > 0) {
            int from = word.endsWith("n't") ? word.length() - 3 : apostrophe;
            String ending = word.substring(from);
            String stem = word.substring(0, from);
            String full = ending.equals("'s") && BEFORE_IS.contains(stem) ? "is" : ENDINGS.get(ending);
            if (full != null) {
                words.add(stem);
                words.add(full);
                return;
            }
            if (ending.equals("'s")) {
                words.add(stem);
                return;
            }
        }
        words.add(word);
    }
}
