package dev.assay.judge.embedded.check;

import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.check.Quantity.Bound;
import dev.assay.judge.embedded.check.Unit.Family;
import dev.assay.judge.embedded.text.Plain;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the quantities of a text: digits, number words and Chinese numerals with their units, ranges and dates. */
final class Quantities {

    private static final Pattern NUMBER =
            Pattern.compile("(\\d{1,3}(?:(?:,| , )\\d{3})+(?:\\.\\d+)?(?!\\d)|\\d+(?:\\.\\d+)?)"
                    + "( ?(?:hundred|thousand|million|billion|trillion)\\b|(?:k|bn)\\b|[百千]?[万亿]{1,2}|千(?!米|克|瓦|字))?"
                    + "|(" + EnglishNumbers.RUN + ")"
                    + "|([" + ChineseNumbers.NUMERALS + "]+(?:点[零一二三四五六七八九]+)?)");
    private static final Pattern ORDINAL_WORDS = Pattern.compile(EnglishNumbers.ORDINAL_RUN);
    private static final Pattern WHICH = Pattern.compile("[哪某同每这那几]$");
    private static final Pattern ORDINAL_AFTER = Pattern.compile("(?:st|nd|rd|th)\\b");
    private static final Pattern JOIN = Pattern.compile(" ?(?:-|~|至|到|to|and|或者?|or) ?");
    private static final Pattern AT_MOST_BEFORE = Pattern.compile(
            "(?:(?:最多|至多|顶多)[^，。；,;\\d]{0,6}|within|at most|up to|no more than|not more than|maximum of|max|under|below|less than|fewer than|no later than"
                    + "|不超过|不多于|不大于|最多|至多|最高|上限为?|最迟|低于|少于|小于)[ 为是]{0,2}(?:the |a |an )?$");
    private static final Pattern AT_MOST_AFTER =
            Pattern.compile("^ ?(?:以内|之内|内(?!容|部|存)|以下|or less|or fewer|at most|at the latest|maximum)");
    private static final Pattern AT_LEAST_BEFORE = Pattern.compile(
            "(?:(?:至少|起码)[^，。；,;\\d]{0,6}|at least|no less than|not less than|no fewer than|minimum of|more than|over|above|exceeding|exceeds?"
                    + "|不少于|不低于|不小于|至少|最少|最低|超过|高于|多于|大于|满)[ 为是]{0,2}(?:the |a |an )?$");
    private static final Pattern AT_LEAST_AFTER = Pattern.compile("^ ?(?:以上|起(?!来)|or more|or above|at least|minimum)");
    private static final Pattern NOT_MORE = Pattern.compile("(?:不|未|没有?|not |n't )(?:得|能|可|exceeds? ?)?$");

    private final String plain;
    private final Calendar calendar;
    private final List<Quantity> found = new ArrayList<>();

    private Quantities(String text) {
        plain = Plain.of(text);
        calendar = new Calendar(text, plain);
    }

    /** The quantities in the order of the text. */
    static List<Quantity> of(String text) {
        Quantities reader = new Quantities(text);
        reader.found.addAll(reader.calendar.read());
        reader.ordinals();
        reader.numbers();
        reader.found.sort(Comparator.comparingInt(quantity -> quantity.place().start()));
        return List.copyOf(reader.found);
    }

    /** A number as written, before its unit is known. */
    private record Written(double value, boolean words, int start, int end) {}

    private void ordinals() {
        Matcher matcher = ORDINAL_WORDS.matcher(plain);
        while (matcher.find()) {
            double value = EnglishNumbers.ordinal(matcher.group());
            // "second" is a unit too, and both are common in running text
            found.add(new Quantity(
                    Unit.plain(Family.ORDINAL),
                    value,
                    value,
                    Bound.NONE,
                    value <= 3,
                    new Slice(matcher.start(), matcher.end())));
        }
    }

    private void numbers() {
        Matcher matcher = NUMBER.matcher(plain);
        int from = 0;
        while (from < plain.length() && matcher.find(from)) {
            from = matcher.end();
            OptionalDouble value = value(matcher);
            if (value.isPresent() && !calendar.taken(matcher.start()) && !inName(matcher.start())) {
                from = quantity(
                        new Written(value.getAsDouble(), matcher.group(1) == null, matcher.start(), matcher.end()));
            }
        }
    }

    /** The digits of K310 or HAuCl4 count nothing; those of v2.1 do tell versions apart. */
    private boolean inName(int at) {
        boolean letter = at > 0
                && plain.charAt(at - 1) >= 'a'
                && plain.charAt(at - 1) <= 'z'
                && Character.isDigit(plain.charAt(at));
        boolean version =
                letter && plain.charAt(at - 1) == 'v' && (at == 1 || !Character.isLetterOrDigit(plain.charAt(at - 2)));
        return letter && !version;
    }

    private static OptionalDouble value(Matcher m) {
        if (m.group(3) != null) {
            return EnglishNumbers.value(m.group(3));
        }
        if (m.group(4) != null) {
            return ChineseNumbers.value(m.group(4));
        }
        double value = Double.parseDouble(m.group(1).replaceAll("[ ,]", ""));
        String scale = m.group(2) == null ? "" : m.group(2).strip();
        return OptionalDouble.of(value
                * switch (scale) {
                    case "" -> 1;
                    case "k" -> 1e3;
                    case "bn" -> 1e9;
                    default -> scale.charAt(0) < 0x80 ? EnglishNumbers.scale(scale) : places(scale);
                });
    }

    private static double places(String scale) {
        return scale.chars().mapToDouble(c -> ChineseNumbers.power((char) c)).reduce(1, (a, b) -> a * b);
    }

    /** Reads on from a number: a unit, a second number of a range, what bounds it. Gives where to go on. */
    private int quantity(Written first) {
        Units.Found unit = unit(first);
        int end = unit.end();
        double high = first.value;
        Matcher join = JOIN.matcher(plain).region(end, plain.length());
        if (join.lookingAt()) {
            Matcher second = NUMBER.matcher(plain).region(join.end(), plain.length());
            boolean number = second.lookingAt() && !calendar.taken(second.start());
            OptionalDouble value = number ? value(second) : OptionalDouble.empty();
            if (value.isPresent() && value.getAsDouble() > first.value) {
                Units.Found after = unit(new Written(value.getAsDouble(), false, second.start(), second.end()));
                boolean same = unit.unit().equals(Unit.NONE)
                        || after.unit().equals(unit.unit())
                        || after.unit().equals(Unit.NONE);
                if (same && rangeWord(join.group(), first)) {
                    high = value.getAsDouble();
                    end = after.end();
                    unit = after.unit().equals(Unit.NONE) ? new Units.Found(unit.unit(), end) : after;
                }
            }
        }
        add(first, high, unit.unit(), end);
        return Math.max(end, first.end);
    }

    /** "3 and 5" is a range only after "between". */
    private boolean rangeWord(String join, Written first) {
        boolean and = join.contains("and");
        return !and
                || plain.substring(Math.max(0, first.start - 12), first.start).contains("between");
    }

    private Units.Found unit(Written number) {
        Matcher ordinal = ORDINAL_AFTER.matcher(plain).region(number.end, plain.length());
        if (ordinal.lookingAt()) {
            return new Units.Found(Unit.plain(Family.ORDINAL), ordinal.end());
        }
        String head = plain.substring(0, number.start);
        if (head.endsWith("第")) {
            return new Units.Found(Unit.plain(Family.ORDINAL), number.end);
        }
        if (head.endsWith("百分之")) {
            return new Units.Found(Unit.plain(Family.PERCENT), number.end);
        }
        Units.Found before = Units.before(plain, number.start);
        Units.Found after = Units.after(plain, number.end);
        if (!before.unit().equals(Unit.NONE)) {
            return new Units.Found(before.unit(), after.unit().equals(before.unit()) ? after.end() : number.end);
        }
        if (after.unit().equals(Unit.NONE) && Calendar.yearLike(plain, number.start, number.end)) {
            return new Units.Found(Unit.plain(Family.YEAR), number.end);
        }
        boolean noun = after.unit().equals(Unit.NONE)
                && plain.substring(number.end)
                        .matches("(?s)^ (?!and|or|to|in|on|of|at|is|are|was|were|for|by|from)[a-z]{3,}.*");
        return noun ? new Units.Found(Unit.COUNT, number.end) : after;
    }

    private void add(Written number, double high, Unit unit, int end) {
        boolean counted = !unit.equals(Unit.NONE);
        boolean chinese = number.words && Character.codePointAt(plain, number.start) > 0x7f;
        boolean many = number.end - number.start > 1;
        // 一般, 万一, 统一: a lone numeral without a unit is no number
        if (chinese && !counted && !(many && number.value >= 10)) {
            return;
        }
        boolean named = !number.words
                && !counted
                && end < plain.length()
                && plain.charAt(end) >= 'a'
                && plain.charAt(end) <= 'z';
        boolean which = number.words
                && number.value == 1
                && WHICH.matcher(plain.substring(0, number.start)).find();
        if (named || which) {
            return;
        }
        boolean vague = number.words && number.value <= (unit.family() == Family.COUNT ? 3 : 0);
        String head = plain.substring(
                Math.max(0, number.start - 24),
                Units.before(plain, number.start).end());
        String tail = plain.substring(end, Math.min(plain.length(), end + 14));
        found.add(new Quantity(unit, number.value, high, bound(head, tail), vague, new Slice(number.start, end)));
    }

    private static Bound bound(String head, String tail) {
        Matcher least = AT_LEAST_BEFORE.matcher(head);
        if (least.find()) {
            boolean turned = NOT_MORE.matcher(head.substring(0, least.start())).find();
            return turned ? Bound.AT_MOST : Bound.AT_LEAST;
        }
        if (AT_MOST_BEFORE.matcher(head).find() || AT_MOST_AFTER.matcher(tail).find()) {
            return Bound.AT_MOST;
        }
        return AT_LEAST_AFTER.matcher(tail).find() ? Bound.AT_LEAST : Bound.NONE;
    }
}
