package dev.assay.dataset.redaction;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * IP addresses. Those of no machine in particular (loopback, any, net masks) stay; so do versions ({@code v1.2.3.4},
 * {@code Chrome/120.0.0.0}), numbers of sections, and C++ or Rust paths.
 */
final class Addresses implements Finder {

    private static final String OCTET = "(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
    private static final Pattern V4 =
            Pattern.compile("(?<![0-9A-Za-z.])(?:" + OCTET + "\\.){3}" + OCTET + "(?![0-9A-Za-z])(?!\\.\\d)");
    private static final Pattern NOBODY = Pattern.compile("0\\.0\\.0\\.0|127\\..*|255\\.255\\..*");
    private static final Pattern SMALL = Pattern.compile("(?:[1-9]\\.|[12]\\d\\.|0\\.){3}(?:\\d|[12]\\d)");
    private static final Pattern V6 =
            Pattern.compile("(?<![0-9A-Za-z:.])[0-9A-Fa-f]{0,4}(?::[0-9A-Fa-f]{0,4}){2,7}(?![0-9A-Za-z:])");
    private static final Pattern GROUP = Pattern.compile("[0-9A-Fa-f]{1,4}");

    @Override
    public boolean possible(Traits traits) {
        return traits.digits() > 0 && (traits.dots() >= 3 || traits.colons() >= 2);
    }

    @Override
    public void find(String text, Consumer<Match> found) {
        Matcher v4 = V4.matcher(text);
        while (v4.find()) {
            if (!NOBODY.matcher(v4.group()).matches() && !version(text, v4)) {
                found.accept(new Match(v4.start(), v4.end()));
            }
        }
        Matcher v6 = V6.matcher(text);
        while (v6.find()) {
            if (isV6(v6.group())) {
                found.accept(new Match(v6.start(), v6.end()));
            }
        }
    }

    private static boolean version(String text, Matcher match) {
        int start = match.start();
        if (Labels.version(text, start)) {
            return true;
        }
        if (start >= 2 && text.charAt(start - 1) == '/' && Character.isLetter(text.charAt(start - 2))) {
            return true;
        }
        boolean heading = start == 0 || text.charAt(start - 1) == '\n';
        return heading
                && SMALL.matcher(match.group()).matches()
                && !match.group().startsWith("10.")
                && match.end() < text.length() - 1
                && text.charAt(match.end()) == ' '
                && Character.isUpperCase(text.charAt(match.end() + 1));
    }

    private static boolean isV6(String text) {
        boolean shortened = text.contains("::");
        String[] groups = text.split(":", -1);
        int written = 0;
        boolean digit = false;
        boolean full = false;
        for (String group : groups) {
            if (GROUP.matcher(group).matches()) {
                written++;
                boolean here = group.chars().anyMatch(Character::isDigit);
                digit |= here;
                full |= group.length() == 4;
            }
        }
        if (!shortened) {
            return written == 8 && groups.length == 8;
        }
        boolean once = text.indexOf("::") == text.lastIndexOf("::") && !text.contains(":::");
        return once && digit && written < 8 && (written >= 3 || (written == 2 && full));
    }
}
