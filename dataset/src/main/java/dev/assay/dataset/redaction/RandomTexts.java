package dev.assay.dataset.redaction;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Long runs of characters that look drawn at random: hexadecimal from 32, base64 from 40 characters. What the text calls a
 * commit, checksum, hash or trace stays, as do names of classes and paths. Not looked for in ids, which are random by
 * nature.
 */
final class RandomTexts implements Finder {

    private static final Pattern HEX =
            Pattern.compile("(?<![A-Za-z0-9_/+-])(?:[0-9a-f]{32,}|[0-9A-F]{32,})(?![A-Za-z0-9_/+-])");
    private static final Pattern BASE64 =
            Pattern.compile("(?<![A-Za-z0-9_/+=-])[A-Za-z0-9+/_-]{40,}={0,2}(?![A-Za-z0-9_/+=-])");
    /** Of the neighbours in random base64 about 0.6 are of different sorts (upper, lower, digit); in names of classes about 0.2. */
    private static final double CHANGES = 0.4;
    /** Bits a character; random base64 of 40 characters has about 4.8, hexadecimal about 3.7. */
    private static final double BASE64_BITS = 4.2;

    private static final double HEX_BITS = 3;
    private static final int DIGITS = 3;

    @Override
    public boolean possible(Traits traits) {
        return traits.run() >= 32;
    }

    @Override
    public void find(String text, Consumer<Match> found) {
        Matcher hex = HEX.matcher(text);
        while (hex.find()) {
            if (bits(hex.group()) >= HEX_BITS && letters(hex.group()) && !Labels.sum(text, hex.start())) {
                found.accept(new Match(hex.start(), hex.end()));
            }
        }
        Matcher base = BASE64.matcher(text);
        while (base.find()) {
            if (random(base.group()) && !Labels.sum(text, base.start())) {
                found.accept(new Match(base.start(), base.end()));
            }
        }
    }

    private static boolean letters(String run) {
        return run.chars().anyMatch(Character::isLetter) && run.chars().anyMatch(Character::isDigit);
    }

    private static boolean random(String run) {
        int changes = 0;
        for (int i = 1; i < run.length(); i++) {
            changes += differ(run.charAt(i - 1), run.charAt(i)) ? 1 : 0;
        }
        long digits = run.chars().filter(Character::isDigit).count();
        return changes >= CHANGES * run.length() && digits >= DIGITS && bits(run) >= BASE64_BITS;
    }

    /** Whether two neighbours are of different sorts; signs, as between the words of a path, are of none. */
    private static boolean differ(char one, char other) {
        return Character.isLetterOrDigit(one)
                && Character.isLetterOrDigit(other)
                && (Character.isDigit(one) != Character.isDigit(other)
                        || Character.isUpperCase(one) != Character.isUpperCase(other));
    }

    /** Entropy of the characters, bits each. */
    private static double bits(String run) {
        int[] counts = new int[128];
        run.chars().forEach(c -> counts[c]++);
        double bits = 0;
        for (int count : counts) {
            if (count > 0) {
                double share = (double) count / run.length();
                bits -= share * Math.log(share) / Math.log(2);
            }
        }
        return bits;
    }

    @Override
    public String normal(String value) {
        return value;
    }
}
