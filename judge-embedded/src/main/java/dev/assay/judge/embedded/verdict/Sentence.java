package dev.assay.judge.embedded.verdict;

import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.check.Checked;
import dev.assay.judge.embedded.text.Word;
import dev.assay.judge.embedded.text.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A sentence with its words. What only some claims ask for is read when first asked for. */
final class Sentence {

    private final Slice place;
    private final String text;
    private final List<Word> words;
    private final Set<String> forms;
    private final Set<String> pairs;
    private volatile Checked checked = Checked.of("");

    Sentence(String whole, Slice place) {
        this.place = place;
        this.text = place.of(whole);
        this.words = List.copyOf(Words.of(text));
        this.forms = words.stream().map(Word::text).collect(Collectors.toUnmodifiableSet());
        this.pairs = pairs(words);
    }

    /** Neighbouring words, joined. */
    static Set<String> pairs(List<Word> words) {
        Set<String> pairs = new HashSet<>();
        for (int i = 1; i < words.size(); i++) {
            pairs.add(words.get(i - 1).text() + ' ' + words.get(i).text());
        }
        return pairs;
    }

    /** Where it stands in the whole text. */
    Slice place() {
        return place;
    }

    String text() {
        return text;
    }

    List<Word> words() {
        return words;
    }

    Set<String> forms() {
        return forms;
    }

    Set<String> pairs() {
        return pairs;
    }

    /** What the checks look at; two threads may read it at once and get equal results. */
    Checked checked() {
        Checked known = checked;
        if (known.blank()) {
            known = Checked.of(text);
            checked = known;
        }
        return known;
    }
}
