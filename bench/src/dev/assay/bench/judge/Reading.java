package dev.assay.bench.judge;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** How the mock judges: a sentence is supported where it stands word for word, contradicted where only a number differs. */
public final class Reading {

    private Reading() {}

    /** The word for a verdict, and the words that decide it. */
    public record Found(String verdict, String quote) {

        /** Whether the claim is supported. */
        public boolean supported() {
            return verdict.equals("supported");
        }
    }

    /** The sentences of a text. */
    public static List<String> sentences(String text) {
        return Arrays.stream(text.split("(?<=[.!?])\\s+|(?<=[。！？])")).map(String::strip).filter(part -> !part.isEmpty()).toList();
    }

    /** What a text says of a claim; empty when it leaves it open. */
    public static Optional<Found> of(String claim, String text) {
        if (text.contains(claim)) {
            return Optional.of(new Found("supported", claim));
        }
        String numberless = numberless(claim);
        return sentences(text).stream()
                .filter(sentence -> numberless(sentence).equals(numberless))
                .findFirst()
                .map(sentence -> new Found("contradicted", sentence));
    }

    /** Whether one of the texts supports a claim. */
    public static boolean supported(String claim, Collection<String> texts) {
        return texts.stream().anyMatch(text -> of(claim, text).filter(Found::supported).isPresent());
    }

    private static String numberless(String sentence) {
        return sentence.replaceAll("\\b\\d+\\b", "0");
    }
}
