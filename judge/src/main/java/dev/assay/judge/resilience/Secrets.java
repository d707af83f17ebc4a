package dev.assay.judge.resilience;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** Hides keys in whatever people or files get to see: those it was told, and whatever looks like one. */
public final class Secrets {

    private static final String HIDDEN = "***";
    private static final int SHORTEST = 4;
    private static final List<Pattern> LOOK_LIKE_KEYS = List.of(
            Pattern.compile("(?i)(\\bbearer\\s+)[A-Za-z0-9._~+/=-]{6,}"),
            Pattern.compile("(?i)(\\b(?:x-)?(?:api[-_]?key|access[-_]?token|authorization|key|token)"
                    + "[\"']?\\s*[=:]\\s*[\"']?)(?!bearer)[A-Za-z0-9._~+/-]{12,}=*"),
            Pattern.compile("()\\b(?:sk|pk|rk|gsk|xai|hf)[-_][A-Za-z0-9_-]{8,}"),
            Pattern.compile("()\\beyJ[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]{8,}\\.[A-Za-z0-9_-]*"),
            Pattern.compile("()\\b[0-9a-f]{32}\\.[A-Za-z0-9]{12,}\\b"));

    private final List<String> known;

    /** Hides these values; blank ones and those under four characters are no secrets. */
    public Secrets(Collection<String> known) {
        // The longest first, so that a secret that holds another one is hidden whole.
        this.known = known.stream()
                .map(String::strip)
                .filter(secret -> secret.length() >= SHORTEST)
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
    }

    /** The text with every secret replaced by {@code ***}. */
    public String mask(String text) {
        String masked = text;
        for (String secret : known) {
            masked = masked.replace(secret, HIDDEN);
        }
        for (Pattern pattern : LOOK_LIKE_KEYS) {
            masked = pattern.matcher(masked).replaceAll("$1" + HIDDEN);
        }
        return masked;
    }
}
