package dev.assay.dataset.redaction;

import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers of bank and credit cards: 14 to 19 digits with a right check digit that begin as the issuers' do, or any 13 to
 * 19 where the text says that it is a card; and IBANs with right check digits. Order numbers that happen to look the
 * same and are called so stay.
 */
final class Cards implements Finder {

    private static final Pattern NUMBER =
            Pattern.compile("(?<![0-9A-Za-z.])(?<![0-9A-Za-z]-)\\d(?:[ -]?\\d){12,18}(?![0-9A-Za-z])(?!\\.\\d)");
    private static final Pattern ISSUER = Pattern.compile(
            "4(?:\\d{15}|\\d{18})" // Visa
                    + "|(?:5[1-5]\\d{2}|222[1-9]|22[3-9]\\d|2[3-6]\\d{2}|27[01]\\d|2720)\\d{12}" // Mastercard
                    + "|3[47]\\d{13}" // American Express
                    + "|62\\d{14,17}" // UnionPay
                    + "|(?:6011|65\\d{2}|64[4-9]\\d)\\d{12}" // Discover
                    + "|35(?:2[89]|[3-8]\\d)\\d{12}" // JCB
                    + "|3(?:0[0-5]|[68]\\d)\\d{11}"); // Diners Club
    private static final Pattern GROUPED = Pattern.compile(
            "\\d+|\\d{4}([ -])\\d{4}\\1\\d{4}\\1\\d{1,4}(?:\\1\\d{1,3})?|\\d{4}([ -])\\d{6}\\2\\d{4,5}");
    private static final Pattern IBAN =
            Pattern.compile("(?<![0-9A-Za-z])[A-Z]{2}\\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![0-9A-Za-z])");

    @Override
    public boolean possible(Traits traits) {
        return traits.digits() >= 8;
    }

    @Override
    public void find(String text, Consumer<Match> found) {
        Matcher number = NUMBER.matcher(text);
        while (number.find()) {
            String digits = Digits.of(number.group());
            boolean labelled = Labels.card(text, number.start());
            if (GROUPED.matcher(number.group()).matches()
                    && Digits.luhn(digits)
                    && (labelled || ISSUER.matcher(digits).matches())
                    && !Labels.order(text, number.start())) {
                found.accept(new Match(number.start(), number.end()));
            }
        }
        Matcher iban = IBAN.matcher(text);
        while (iban.find()) {
            String joined = iban.group().replace(" ", "").toUpperCase(Locale.ROOT);
            if (joined.length() >= 15 && Digits.iban(joined)) {
                found.accept(new Match(iban.start(), iban.end()));
            }
        }
    }
}
