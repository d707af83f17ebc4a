package dev.assay.dataset.redaction;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Telephone numbers: Chinese mobile and landline forms, international ones with +, North American ones, and whatever the
 * text calls a phone number. Service numbers (400…, 800…, 95…, 1-800…) are nobody's and stay; so do dates, and numbers
 * that are called orders.
 */
final class Phones implements Finder {

    private static final String FREE = "(?<![0-9A-Za-z_])(?<![0-9A-Za-z][-.])";
    private static final String END = "(?![0-9A-Za-z_])(?!-\\d)(?!\\.\\d)";

    private static final Pattern MOBILE = Pattern.compile(
            FREE + "(?:\\(?(?:\\+|00)?86\\)?[- ]?)?1[3-9]\\d(?:([- ]?)\\d{4}\\1\\d{4}|[- ]\\d{3}[- ]\\d{5})" + END);
    private static final Pattern LANDLINE = Pattern.compile(FREE
            + "(?:(?:(?:\\+|00)86[- ]?)?(?:0[12]\\d|0[3-9]\\d{2})[- ]|[(（](?:0[12]\\d|0[3-9]\\d{2})[)）][ ]?)"
            + "[2-9]\\d{2,3}[- ]?\\d{4}(?:(?:-|转| ext\\.? ?)\\d{1,6})?(?![0-9A-Za-z_])");
    private static final Pattern INTERNATIONAL =
            Pattern.compile("(?<![0-9A-Za-z_+])\\+[1-9](?:[ .()-]{0,2}\\d){7,14}" + END);
    private static final Pattern AMERICAN =
            Pattern.compile(FREE + "(?:1[-. ])?(?:\\([2-9]\\d{2}\\) ?|[2-9]\\d{2}([-.]))[2-9]\\d{2}[-.]\\d{4}" + END);
    private static final Pattern LABELLED =
            Pattern.compile("(?<![0-9A-Za-z_-])[(]?0?\\d(?:[ .()-]{0,2}\\d){6,14}(?![0-9A-Za-z_])(?!-\\d)");
    private static final Pattern SERVICE =
            Pattern.compile("(?:86)?(?:400|800)\\d{7}|1?(?:800|888|877|866|855|844|833)\\d{7}|95\\d{3,6}");
    private static final Pattern DATE = Pattern.compile("(?:19|20)\\d{2}[-. ]?[01]\\d[-. ]?[0-3]\\d");

    @Override
    public boolean possible(Traits traits) {
        return traits.digits() >= 7;
    }

    @Override
    public void find(String text, Consumer<Match> found) {
        each(MOBILE, text, found);
        each(LANDLINE, text, found);
        each(INTERNATIONAL, text, found);
        each(AMERICAN, text, found);
        Matcher labelled = LABELLED.matcher(text);
        while (labelled.find()) {
            if (Labels.phone(text, labelled.start())) {
                tell(labelled, found);
            }
        }
    }

    private static void each(Pattern form, String text, Consumer<Match> found) {
        Matcher matcher = form.matcher(text);
        while (matcher.find()) {
            if (!Labels.order(text, matcher.start())) {
                tell(matcher, found);
            }
        }
    }

    private static void tell(Matcher matcher, Consumer<Match> found) {
        if (!SERVICE.matcher(Digits.of(matcher.group())).matches()
                && !DATE.matcher(matcher.group()).matches()) {
            found.accept(new Match(matcher.start(), matcher.end()));
        }
    }

    /** The digits, without the prefix of China before a mobile number. */
    @Override
    public String normal(String value) {
        String digits = Digits.of(value);
        return digits.matches("(?:00)?861[3-9]\\d{9}") ? digits.substring(digits.length() - 11) : digits;
    }
}
