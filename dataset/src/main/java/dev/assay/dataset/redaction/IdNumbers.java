package dev.assay.dataset.redaction;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers of Chinese resident identity cards (province, date of birth and check digit must fit; where the text says what
 * it is, a wrong check digit and the old 15 digits will do) and US social security numbers.
 */
final class IdNumbers implements Finder {

    private static final Pattern CHINESE = Pattern.compile(
            "(?<![0-9A-Za-z])([1-9]\\d{5})[ -]?((?:18|19|20)\\d{2}[01]\\d[0-3]\\d)[ -]?(\\d{3}[\\dXx])(?![0-9A-Za-z])");
    private static final Pattern OLD = Pattern.compile("(?<![0-9A-Za-z])[1-9]\\d{14}(?![0-9A-Za-z])");
    private static final Pattern AMERICAN =
            Pattern.compile("(?<![0-9A-Za-z-])(?!000|666|9)\\d{3}-(?!00)\\d{2}-(?!0000)\\d{4}(?![0-9A-Za-z-])");
    private static final Set<String> PROVINCES = Set.of(
            "11", "12", "13", "14", "15", "21", "22", "23", "31", "32", "33", "34", "35", "36", "37", "41", "42", "43",
            "44", "45", "46", "50", "51", "52", "53", "54", "61", "62", "63", "64", "65", "71", "81", "82", "83");

    @Override
    public boolean possible(Traits traits) {
        return traits.digits() >= 9;
    }

    @Override
    public void find(String text, Consumer<Match> found) {
        Matcher chinese = CHINESE.matcher(text);
        while (chinese.find()) {
            String number = chinese.group(1) + chinese.group(2) + chinese.group(3);
            if (plausible(number) && (Digits.residentId(number) || Labels.id(text, chinese.start()))) {
                found.accept(new Match(chinese.start(), chinese.end()));
            }
        }
        Matcher old = OLD.matcher(text);
        while (old.find()) {
            if (Labels.id(text, old.start())) {
                found.accept(new Match(old.start(), old.end()));
            }
        }
        Matcher american = AMERICAN.matcher(text);
        while (american.find()) {
            if (!Labels.order(text, american.start())) {
                found.accept(new Match(american.start(), american.end()));
            }
        }
    }

    private static boolean plausible(String number) {
        try {
            LocalDate.of(
                    Integer.parseInt(number.substring(6, 10)),
                    Integer.parseInt(number.substring(10, 12)),
                    Integer.parseInt(number.substring(12, 14)));
            return PROVINCES.contains(number.substring(0, 2));
        } catch (DateTimeException noDate) {
            return false;
        }
    }
}
