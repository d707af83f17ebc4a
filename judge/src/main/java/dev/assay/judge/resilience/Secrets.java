package dev.assay.judge.resilience;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

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

    private final List<Pattern> known;

    /** Hides these values; blank ones and those under four characters are no secrets. */
    public Secrets(Collection<String> known) {
        // The longest first, so that a secret that holds another one is hidden whole.
        this.known = known.stream()
                .map(String::strip)
                .filter(secret -> secret.length() >= SHORTEST)
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(Secrets::pattern)
                .toList();
    }

    /** A secret as it is, or with any of its characters written as JSON escapes, at any depth of quoting. */
    private static Pattern pattern(String secret) {
        return Pattern.compile(secret.chars().mapToObj(Secrets::written).collect(Collectors.joining()));
    }

    private static String written(int c) {
        String plain = Pattern.quote(Character.toString(c));
        return "(?:" + (Character.isLetterOrDigit(c) ? "" : "\\\\*") + plain + "|\\\\+u"
                + String.format(Locale.ROOT, "(?i:%04x)", c) + ")";
    }

    /** The text with every secret that it was told replaced by {@code ***}; for texts that must stay as they are else. */
    public String maskKnown(String text) {
        String masked = text;
        for (Pattern secret : known) {
            masked = secret.matcher(masked).replaceAll(HIDDEN);
        }
        return masked;
    }

    /** The text with every secret, known or by its looks, replaced by {@code ***}. */
    public String mask(String text) {
        String masked = maskKnown(text);
        for (Pattern pattern : LOOK_LIKE_KEYS) {
            masked = pattern.matcher(masked).replaceAll("$1" + HIDDEN);
        }
        return masked;
    }
}
