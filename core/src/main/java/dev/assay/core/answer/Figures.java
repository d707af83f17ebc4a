package dev.assay.core.answer;

import dev.assay.core.words.Folded;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads dates, percentages and numbers with units, each in one spelling: 1,000 元 and ¥1000 are equal. */
final class Figures {

    private static final String MONTHS =
            "(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?"
                    + "|nov(?:ember)?|dec(?:ember)?)";
    private static final String MONTH_NAMES = "jan feb mar apr may jun jul aug sep oct nov dec";

    private static final Pattern NUMERIC_DATE =
            Pattern.compile("(?<!\\d)(\\d{4})(?:[-/.]|年)(\\d{1,2})(?:[-/.]|月)(\\d{1,2})(?!\\d)[日号]?");
    private static final Pattern MONTH_FIRST =
            Pattern.compile("\\b" + MONTHS + "\\.? (\\d{1,2})(?:st|nd|rd|th)?(?:,? (\\d{4}))?(?!\\d)");
    private static final Pattern DAY_FIRST =
            Pattern.compile("(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?(?: of)? " + MONTHS + "\\b\\.?(?:,? (\\d{4})(?!\\d))?");
    private static final Pattern DAY_IN_MONTH = Pattern.compile("(?<!\\d)(\\d{1,2})月(\\d{1,2})[日号]");

    private static final Pattern NUMBER = Pattern.compile("(百分之|[$€£¥])? ?(?<![\\d.,a-z])"
            + "(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)(?!\\d)"
            + "( ?(?:thousand|million|billion)\\b|k\\b| ?[万亿]| ?千(?![米克瓦])| ?百(?!分))?");

    private Figures() {}

    /** The figures of a text, in its order; no two equal. */
    static Set<String> of(String text) {
        Set<String> figures = new LinkedHashSet<>();
        String rest = Folded.of(text).text();
        rest = take(rest, NUMERIC_DATE, figures, m -> date(m.group(1), m.group(2), m.group(3)));
        rest = take(rest, MONTH_FIRST, figures, m -> date(m.group(3), month(m.group(1)), m.group(2)));
        rest = take(rest, DAY_FIRST, figures, m -> date(m.group(3), month(m.group(2)), m.group(1)));
        rest = take(rest, DAY_IN_MONTH, figures, m -> date("", m.group(1), m.group(2)));
        Matcher number = NUMBER.matcher(rest);
        while (number.find()) {
            Unit.of(number.group(1) == null ? "" : number.group(1), rest.substring(number.end()))
                    .ifPresent(unit -> figures.add(value(number) + " " + unit));
        }
        return figures;
    }

    /** How a match is written in one spelling. */
    private interface Spelling {
        String of(MatchResult match);
    }

    private static String take(String text, Pattern pattern, Set<String> figures, Spelling spelling) {
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            figures.add(spelling.of(matcher));
        }
        return matcher.replaceAll(" ; ");
    }

    private static String date(@Nullable String year, String month, String day) {
        return (year == null ? "" : year) + "-" + Integer.parseInt(month) + "-" + Integer.parseInt(day);
    }

    private static String month(String name) {
        return String.valueOf(MONTH_NAMES.indexOf(name.substring(0, 3)) / 4 + 1);
    }

    private static String value(MatchResult number) {
        String scale = number.group(3) == null ? "" : number.group(3).strip();
        int zeros = switch (scale) {
            case "百" -> 2;
            case "k", "thousand", "千" -> 3;
            case "万" -> 4;
            case "million" -> 6;
            case "亿" -> 8;
            case "billion" -> 9;
            default -> 0;
        };
        BigDecimal written = new BigDecimal(number.group(2).replace(",", "")).movePointRight(zeros);
        return written.signum() == 0 ? "0" : written.stripTrailingZeros().toPlainString();
    }
}
