package dev.assay.dataset.redaction;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Keys, tokens and passwords that are known by their form, or by the name before them. */
final class Keys implements Finder {

    /** The shortest run that one of {@link #FORMS} holds, a JWT's first part. */
    private static final int SHORTEST = 11;

    /** What the form alone gives away. */
    private static final List<Pattern> FORMS = List.of(
            Pattern.compile(
                    "-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----[\\s\\S]{1,10000}?-----END [A-Z ]{0,30}PRIVATE KEY-----"),
            Pattern.compile(
                    "(?<![A-Za-z0-9_-])[srp]k[-_](?:(?:live|test|proj|ant|or|svcacct)[-_])?[A-Za-z0-9_-]{16,}(?![A-Za-z0-9_-])"),
            Pattern.compile(
                    "(?<![A-Za-z0-9_])(?:gh[opsur]_[A-Za-z0-9]{30,}|github_pat_\\w{30,}|glpat-[\\w-]{18,}|npm_[A-Za-z0-9]{30,})"),
            Pattern.compile("(?<![A-Za-z0-9_])(?:xox[abeoprs]-[A-Za-z0-9-]{10,}|hf_[A-Za-z0-9]{30,}|AIza[\\w-]{35})"),
            Pattern.compile("(?<![A-Za-z0-9])(?:AKIA|ASIA|LTAI|AKID)[A-Za-z0-9]{12,32}(?![A-Za-z0-9])"),
            Pattern.compile("(?<![A-Za-z0-9_-])eyJ[\\w-]{8,}\\.[\\w-]{8,}\\.[\\w-]*"));

    /** What a name before it gives away. */
    private static final List<Pattern> NAMED = List.of(
            Pattern.compile("(?i)\\b(?:bearer|basic) +([A-Za-z0-9._~+/-]{12,}=*)"),
            Pattern.compile(
                    "(?i)(?:api[-_ ]?key|secret(?:[-_ ]?(?:access)?[-_ ]?key)?|access[-_ ]?key(?:[-_ ]?(?:id|secret))?"
                            + "|(?:auth|access|refresh|session|id)?[-_ ]?token|密钥|令牌)[\"']?\\s{0,2}[:=：是]\\s{0,2}[\"']?([^\\s\"',;&，。；、<>]{8,})"),
            Pattern.compile(
                    "(?i)(?:password|passwd|pwd|密码|口令)[\"']?\\s{0,2}[:=：是]\\s{0,2}[\"']?([^\\s\"',;&，。；、<>]{6,})"));

    private static final Pattern MIXED = Pattern.compile("(?=.*\\d)(?=.*[A-Za-z])[\\x21-\\x7e]+");
    private static final Pattern VERSION = Pattern.compile("[vV]?\\d+(?:\\.\\d+)+[\\w.-]*|\\[[A-Z]+-\\d+\\]");

    @Override
    public boolean possible(Traits traits) {
        return traits.mixed() >= 6;
    }

    @Override
    public void find(String text, Consumer<Match> found) {
        if (Traits.of(text).run() >= SHORTEST) {
            forms(text, found);
        }
        String lower = text.toLowerCase(Locale.ROOT);
        if (lower.contains("bearer ") || lower.contains("basic ")) {
            named(NAMED.get(0), text, found);
        }
        if (text.indexOf(':') >= 0 || text.indexOf('=') >= 0 || text.indexOf('是') >= 0) {
            NAMED.subList(1, NAMED.size()).forEach(name -> named(name, text, found));
        }
    }

    private static void forms(String text, Consumer<Match> found) {
        for (Pattern form : FORMS) {
            Matcher matcher = form.matcher(text);
            while (matcher.find()) {
                if (matcher.group().chars().anyMatch(Character::isDigit)
                        || matcher.group().startsWith("-----")) {
                    found.accept(new Match(matcher.start(), matcher.end()));
                }
            }
        }
    }

    private static void named(Pattern name, String text, Consumer<Match> found) {
        Matcher matcher = name.matcher(text);
        while (matcher.find()) {
            String value = matcher.group(1);
            if (MIXED.matcher(value).matches() && !VERSION.matcher(value).matches()) {
                found.accept(new Match(matcher.start(1), matcher.end(1)));
            }
        }
    }

    @Override
    public String normal(String value) {
        return value;
    }
}
