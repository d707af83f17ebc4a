package dev.assay.judge.llm;

import dev.assay.core.data.Claim;
import dev.assay.core.words.Folded;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Finds where in a text a claim comes from. A claim in the text's own words stands where they stand; one that the model
 * put into other words gets the sentence with which it shares most pairs of characters.
 */
final class ClaimPlaces {

    private static final Pattern SENTENCE = Pattern.compile("(?s)\\S.*?(?:[.!?](?=\\s|$)|[。！？；\\n]|$)");
    private static final Pattern FINAL_STOPS = Pattern.compile("[\\s.。!！]+$");

    private final String text;
    private final Folded folded;
    private final List<MatchResult> sentences;

    ClaimPlaces(String text) {
        this.text = text;
        this.folded = Folded.of(text);
        this.sentences = SENTENCE.matcher(text).results().toList();
    }

    /** The claims with their numbers, from 1, and places. */
    List<Claim> place(List<String> claims) {
        List<Claim> placed = new ArrayList<>();
        for (String claim : claims) {
            placed.add(place(placed.size() + 1, claim));
        }
        return placed;
    }

    private Claim place(int number, String claim) {
        String wanted = FINAL_STOPS.matcher(Folded.of(claim).text()).replaceAll("");
        int start = wanted.isEmpty() ? -1 : folded.text().indexOf(wanted);
        if (start >= 0) {
            int last = folded.origin(start + wanted.length() - 1);
            return new Claim(number, claim, folded.origin(start), last + Character.charCount(text.codePointAt(last)));
        }
        return nearest(number, claim);
    }

    private Claim nearest(int number, String claim) {
        Set<String> pairs = pairs(claim);
        int start = 0;
        int end = text.length();
        double most = 0;
        for (MatchResult sentence : sentences) {
            Set<String> own = pairs(sentence.group());
            Set<String> shared = new HashSet<>(own);
            shared.retainAll(pairs);
            double share = 2.0 * shared.size() / (own.size() + pairs.size() + 1);
            if (share > most) {
                most = share;
                start = sentence.start();
                end = sentence.end();
            }
        }
        return new Claim(number, claim, start, end);
    }

    private static Set<String> pairs(String words) {
        String plain = Folded.of(words).text();
        Set<String> pairs = new HashSet<>();
        for (int i = 0; i + 2 <= plain.length(); i++) {
            pairs.add(plain.substring(i, i + 2));
        }
        return pairs;
    }
}
