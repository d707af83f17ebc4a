package dev.assay.judge.embedded.check;

import dev.assay.core.words.Han;
import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.text.Word;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A name in a clause: capitalised words, a Latin word among Chinese ones, a Chinese name before a title or a kind of body.
 *
 * @param type what may stand in its place: another name of the same type
 * @param forms its words as they are compared; the two or more characters of a Chinese one
 * @param place where it stands in the clause
 */
record Name(String type, List<String> forms, Slice place) {

    private static final String LATIN = "latin";
    private static final Pattern CHINESE = Pattern.compile(
            "(?<key>[\\u4e00-\\u9fff]{2})(?<type>先生|女士|教授|博士|主任|经理|总裁|市长|部长|院长|局长|董事长|老师|医生|公司|银行|大学|学院|医院|集团|协会|研究所|委员会|博物馆|图书馆|出版社)");
    /** Capitalised, yet no names: days, months, and words that begin a quotation or a title. */
    private static final Set<String> PLAIN = Set.of(
            "monday",
            "tuesday",
            "wednesday",
            "thursday",
            "friday",
            "saturday",
            "sunday",
            "january",
            "february",
            "march",
            "april",
            "may",
            "june",
            "july",
            "august",
            "september",
            "october",
            "november",
            "december",
            "the",
            "a",
            "an",
            "i",
            "it",
            "he",
            "she",
            "they",
            "we",
            "this",
            "in",
            "on",
            "at",
            "and",
            "mr",
            "mrs",
            "ms",
            "dr",
            "professor",
            "no",
            "yes",
            "pm",
            "am",
            "ok");

    Name {
        forms = List.copyOf(forms);
    }

    /** The names of a clause in order. */
    static List<Name> in(Piece piece) {
        List<Name> names = new ArrayList<>();
        latin(piece, names);
        Matcher matcher = CHINESE.matcher(piece.text());
        while (matcher.find()) {
            names.add(new Name(
                    matcher.group("type"), List.of(matcher.group("key")), new Slice(matcher.start(), matcher.end())));
        }
        return names;
    }

    private static void latin(Piece piece, List<Name> names) {
        List<Word> words = piece.words();
        int i = 0;
        while (i < words.size()) {
            int end = i;
            while (end < words.size() && capital(piece, end) && (end == i || near(piece, end))) {
                end++;
            }
            boolean initial =
                    i == 0 && end == 1 && !Han.is(piece.text().codePointAt(0)) && !unusual(words.get(0), piece);
            if (end > i && !initial) {
                List<String> forms =
                        words.subList(i, end).stream().map(Word::text).toList();
                names.add(new Name(
                        LATIN,
                        forms,
                        new Slice(words.get(i).start(), words.get(end - 1).end())));
            }
            i = Math.max(i + 1, end);
        }
    }

    /** Only a blank, a hyphen or nothing stands between the words of one name. */
    private static boolean near(Piece piece, int at) {
        List<Word> words = piece.words();
        return piece.text()
                .substring(words.get(at - 1).end(), words.get(at).start())
                .matches("[ -]?");
    }

    private static boolean capital(Piece piece, int at) {
        Word word = piece.words().get(at);
        String raw = piece.text().substring(word.start(), word.end());
        boolean digitsOfName = at > 0
                && Character.isDigit(raw.codePointAt(0))
                && piece.words().get(at - 1).end() == word.start()
                && capital(piece, at - 1);
        boolean code = word.end() < piece.text().length()
                && Character.isDigit(piece.text().charAt(word.end()));
        boolean capital = raw.chars().anyMatch(Character::isUpperCase) && (code || raw.length() > 1);
        return digitsOfName || (capital && !PLAIN.contains(word.text()));
    }

    /** MySQL and NASA are names where a sentence begins, too. */
    private static boolean unusual(Word word, Piece piece) {
        return piece.text().substring(word.start() + 1, word.end()).chars().anyMatch(Character::isUpperCase);
    }

    /** Whether a clause holds any of its words; of a code such as E1042, its digits. */
    boolean within(Piece piece) {
        List<String> digits = forms.stream()
                .filter(form -> Character.isDigit(form.codePointAt(0)))
                .toList();
        if (!digits.isEmpty()) {
            return piece.words().stream().map(Word::text).toList().containsAll(digits);
        }
        return forms.stream()
                .anyMatch(form -> Han.is(form.codePointAt(0))
                        ? piece.text().contains(form)
                        : piece.words().stream().anyMatch(word -> alike(word.text(), form)));
    }

    /** "German" and "Germany" may mean the same; so may two words of which one begins the other. */
    private static boolean alike(String one, String other) {
        int common = Math.min(4, Math.min(one.length(), other.length()));
        return one.equals(other) || (common == 4 && one.regionMatches(0, other, 0, common));
    }

    /** Whether one is made of the first letters of the other. */
    boolean abbreviates(Name other) {
        return initials(forms).equals(String.join("", other.forms))
                || initials(other.forms).equals(String.join("", forms));
    }

    private static String initials(List<String> forms) {
        StringBuilder initials = new StringBuilder();
        forms.forEach(form -> initials.append(form.charAt(0)));
        return initials.toString();
    }

    /** Whether a word of meaning follows it at once, as in "the Austrian capital". */
    boolean modifies(Piece piece) {
        return piece.words().stream()
                .anyMatch(word -> word.content()
                        && word.start() > place.end()
                        && piece.text().substring(place.end(), word.start()).isBlank());
    }

    /** The words that stand next to it, as far as they carry meaning: before it with a minus, after it with a plus. */
    Set<String> neighbours(Piece piece) {
        Set<String> neighbours = new LinkedHashSet<>();
        String before = "";
        String after = "";
        for (Word word : piece.words()) {
            if (word.content() && word.end() <= place.start()) {
                before = word.han() ? last(before) + word.text() : word.text();
            }
            if (word.content() && word.start() >= place.end() && after.length() < (word.han() ? 2 : 1)) {
                after += word.text();
            }
        }
        neighbours.add("-" + before);
        neighbours.add("+" + after);
        neighbours.removeIf(word -> word.length() < 3);
        return neighbours;
    }

    private static String last(String text) {
        return text.isEmpty() ? "" : text.substring(text.length() - 1);
    }
}
