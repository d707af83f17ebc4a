package dev.assay.dataset.redaction;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Something else to be replaced, by a regular expression of the user's own.
 *
 * @param name what placeholders and the report call it, such as {@code CUSTOMER}
 * @param pattern what is replaced: its first group where it has one, else all of it
 */
public record OwnPattern(String name, Pattern pattern) implements Finder {

    private static final Pattern NAMED = Pattern.compile("([A-Z][A-Z0-9_]{0,30})=(.+)", Pattern.DOTALL);

    /**
     * Reads {@code NAME=REGEX} or {@code REGEX} alone, which is called {@code OWN}.
     *
     * @throws PatternSyntaxException when it is no regular expression
     */
    public static OwnPattern parse(String given) {
        Matcher named = NAMED.matcher(given);
        return named.matches()
                ? new OwnPattern(named.group(1), Pattern.compile(named.group(2)))
                : new OwnPattern("OWN", Pattern.compile(given));
    }

    @Override
    public void find(String text, Consumer<Match> found) {
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            int group = matcher.groupCount() > 0 && matcher.start(1) >= 0 ? 1 : 0;
            if (matcher.end(group) > matcher.start(group)) {
                found.accept(new Match(matcher.start(group), matcher.end(group)));
            }
        }
    }

    @Override
    public String normal(String value) {
        return value;
    }
}
