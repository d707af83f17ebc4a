package dev.assay.core.text;

import java.util.List;
import java.util.Set;

/**
 * The forms of an English verb; of a phrase such as {@code leave out} the first word changes.
 *
 * @param forms all of them
 * @param participle the past participle
 */
record Verb(Set<String> forms, String participle) {

    private static final String VOWELS = "aeiou";

    /** A verb, {@code leave_out}, or with its past forms, {@code leave/left/left_out}. */
    static Verb of(String written) {
        int underscore = written.indexOf('_');
        String rest = underscore < 0 ? "" : written.substring(underscore).replace('_', ' ');
        String[] parts = (underscore < 0 ? written : written.substring(0, underscore)).split("/");
        String base = parts[0];
        String past = parts.length > 1 ? parts[1] : past(base);
        String participle = (parts.length > 2 ? parts[2] : past) + rest;
        return new Verb(
                Set.copyOf(List.of(
                        base + rest, third(base) + rest, past + rest, participle, continuous(base, past) + rest)),
                participle);
    }

    private static boolean endsInConsonantAndY(String base) {
        return base.endsWith("y") && VOWELS.indexOf(base.charAt(base.length() - 2)) < 0;
    }

    private static String third(String base) {
        if (endsInConsonantAndY(base)) {
            return base.substring(0, base.length() - 1) + "ies";
        }
        return base + (base.matches(".*(?:s|x|ch|sh|o)") ? "es" : "s");
    }

    private static String past(String base) {
        if (endsInConsonantAndY(base)) {
            return base.substring(0, base.length() - 1) + "ied";
        }
        return base + (base.endsWith("e") ? "d" : "ed");
    }

    private static String continuous(String base, String past) {
        if (base.endsWith("e") && !base.endsWith("ee")) {
            return base.substring(0, base.length() - 1) + "ing";
        }
        // "permitted" doubles its consonant, and so does "permitting".
        boolean doubles = past.equals(base + base.charAt(base.length() - 1) + "ed");
        return (doubles ? past.substring(0, past.length() - 2) : base) + "ing";
    }
}
