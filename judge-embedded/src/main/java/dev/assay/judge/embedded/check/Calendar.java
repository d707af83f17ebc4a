package dev.assay.judge.embedded.check;

import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.check.Quantity.Bound;
import dev.assay.judge.embedded.check.Unit.Family;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dates, months, weekdays and times of day. A date gives a year, a month and a day, each comparable on its own. */
final class Calendar {

    private static final String NAMES =
            "january|february|march|april|may|june|july|august|september|october|november|december";
    private static final String SHORT = "jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec";
    private static final String MONTH = "\\b(" + NAMES + "|" + SHORT + ")\\b\\.?";
    private static final String WEEK = "mon|tues|wednes|thurs|fri|satur|sun";

    private static final Pattern ISO = Pattern.compile("(?<!\\d)(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})(?!\\d)");
    private static final Pattern CHINESE = Pattern.compile(
            "(?:(?<!\\d)(\\d{4}) ?年)? ?(?<![\\d.])(\\d{1,2}) ?月(?!内|以内|之内)(?: ?(\\d{1,2}) ?[日号])?|(?<!\\d)(\\d{4}) ?年|(?<![\\d.])(\\d{1,2})(?:日(?!以?内|之内|后|前|左右|无理由)|号(?!楼|线|店))");
    private static final Pattern MONTH_FIRST =
            Pattern.compile(MONTH + "(?: (\\d{1,2})(?:st|nd|rd|th)?(?![\\d:]))?(?: ?,? (?:of )?(\\d{4})\\b)?");
    private static final Pattern DAY_FIRST =
            Pattern.compile("\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?" + MONTH + "(?:,? (\\d{4})\\b)?");
    private static final Pattern WEEKDAY = Pattern.compile("\\b(" + WEEK + ")days?\\b|(?:周|星期|礼拜)([一二三四五六日天])");
    private static final Pattern CLOCK = Pattern.compile(
            "(上午|早上|凌晨|下午|晚上|中午)?(?<![\\d:.])(\\d{1,2})(?:[:](\\d{2})(?!\\d)|点(?!\\d)(半)?|(?= ?[ap]\\.?m\\b))( ?[ap]\\.?m\\b)?");
    private static final Pattern BARE_YEAR =
            Pattern.compile("(?<![\\d.,$€£¥￥-])(1[0-9]\\d\\d|20\\d\\d)(?![\\d%]|[.,]\\d)");

    private final String text;
    private final String plain;
    private final List<Quantity> found = new ArrayList<>();
    private final boolean[] taken;

    Calendar(String text, String plain) {
        this.text = text;
        this.plain = plain;
        this.taken = new boolean[plain.length() + 1];
    }

    /** All of them; the places they take are marked, so that no number is read twice. */
    List<Quantity> read() {
        each(ISO, m -> date(m, 1, 2, 3));
        each(DAY_FIRST, this::dayFirst);
        each(MONTH_FIRST, this::monthFirst);
        each(CHINESE, this::chinese);
        each(CLOCK, this::clock);
        each(WEEKDAY, m -> add(Family.WEEKDAY, weekday(m), m));
        return found;
    }

    boolean taken(int at) {
        return taken[at];
    }

    /** Four digits that may be a year and stand for no other quantity. */
    static boolean yearLike(String plain, int start, int end) {
        Matcher matcher = BARE_YEAR.matcher(plain).region(start, plain.length());
        matcher.useTransparentBounds(true);
        return matcher.lookingAt() && matcher.end() == end;
    }

    private interface Take {
        void from(Matcher matcher);
    }

    private void each(Pattern pattern, Take take) {
        Matcher matcher = pattern.matcher(plain);
        while (matcher.find()) {
            boolean free = true;
            for (int i = matcher.start(); i < matcher.end(); i++) {
                free &= !taken[i];
            }
            int before = found.size();
            if (free && matcher.end() > matcher.start()) {
                take.from(matcher);
            }
            for (int i = matcher.start(); found.size() > before && i < matcher.end(); i++) {
                taken[i] = true;
            }
        }
    }

    private void date(Matcher m, int year, int month, int day) {
        addGroup(Family.YEAR, m, year);
        addGroup(Family.MONTH, m, month);
        addGroup(Family.DAY, m, day);
    }

    private void chinese(Matcher m) {
        date(m, 1, 2, 3);
        addGroup(Family.YEAR, m, 4);
        // 76号 is the number of a document
        if (m.group(5) == null || Double.parseDouble(m.group(5)) <= 31) {
            addGroup(Family.DAY, m, 5);
        }
    }

    private void dayFirst(Matcher m) {
        addGroup(Family.DAY, m, 1);
        add(Family.MONTH, month(m.group(2)), m);
        addGroup(Family.YEAR, m, 3);
    }

    /** "May" and "March" are words of their own too: a month has a capital, and May a number or a preposition. */
    private void monthFirst(Matcher m) {
        boolean capital = Character.isUpperCase(text.charAt(m.start(1)));
        boolean alone = m.group(2) == null && m.group(3) == null;
        String head = plain.substring(Math.max(0, m.start() - 7), m.start());
        boolean doubtful = m.group(1).equals("may") && !head.matches(".*\\b(?:in|of|by|since|until|last|from|to) $");
        boolean word = m.group(1).equals("may") || m.group(1).equals("march");
        if ((!capital && (alone || word)) || (alone && doubtful)) {
            return;
        }
        add(Family.MONTH, month(m.group(1)), m);
        addGroup(Family.DAY, m, 2);
        addGroup(Family.YEAR, m, 3);
    }

    private void clock(Matcher m) {
        double minutes = 60 * Double.parseDouble(m.group(2));
        minutes += m.group(3) != null ? Double.parseDouble(m.group(3)) : m.group(4) != null ? 30 : 0;
        String half = String.valueOf(m.group(1)) + m.group(5);
        boolean late = half.contains("下午") || half.contains("晚上") || half.matches(".*p\\.?m.*");
        add(Family.CLOCK, late && minutes < 720 ? minutes + 720 : minutes, m);
    }

    private static double weekday(Matcher m) {
        if (m.group(1) != null) {
            return 1 + List.of(WEEK.split("\\|")).indexOf(m.group(1));
        }
        return m.group(2).equals("天") ? 7 : 1 + "一二三四五六日".indexOf(m.group(2));
    }

    private static double month(String name) {
        return 1
                + List.of(NAMES.split("\\|")).stream()
                        .map(full -> full.substring(0, 3).toLowerCase(Locale.ROOT))
                        .toList()
                        .indexOf(name.substring(0, 3));
    }

    private void addGroup(Family family, Matcher m, int group) {
        if (m.group(group) != null) {
            add(family, Double.parseDouble(m.group(group)), m);
        }
    }

    private void add(Family family, double value, Matcher m) {
        found.add(new Quantity(
                Unit.plain(family), value, value, Bound.NONE, false, new Slice(m.start(), m.end()).strip(text)));
    }
}
