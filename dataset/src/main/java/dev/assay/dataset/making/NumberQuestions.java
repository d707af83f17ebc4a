package dev.assay.dataset.making;

import dev.assay.core.data.Passage;
import dev.assay.core.words.Language;
import dev.assay.core.words.Sentences;
import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Asks for a number or a year that a sentence states; only where the sentence can be turned into a question by rule. */
final class NumberQuestions implements Template {

    private static final String NUMBER =
            "(?:\\d[\\d,]*(?:\\.\\d+)?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)"
                    + "(?: (?:hundred|thousand|million|billion))?";
    private static final String UNIT =
            "(?<unit>[a-z]{3,}(?:s|people|children|men|women|percent|feet)(?: (?:a|per) [a-z]+)?)";
    private static final String REST = "(?<rest>(?: [^,;()]{1,60})?)";

    private static final Pattern HOLDS =
            Pattern.compile("^(?<np>[^,;]+?) (?<aux>has|have|had) (?:about |around |over )?" + NUMBER
                    + " (?<unit>[a-z]{3,}(?:s|people|children|men|women|feet))" + REST + "$");

    private static final Pattern AMOUNT =
            Pattern.compile("^(?<np>[^,;]+?) (?<aux>must|may|can|should|will|is|are|was|were|has|have|had)"
                    + "(?<vp>(?: [a-zA-Z-]+){1,8}?)(?<prep> (?:within|after|for|up to|on|at least|at most|in|over|under|by))? (?:about |around )?"
                    + NUMBER + " " + UNIT + REST + "$");

    private static final Pattern YEAR = Pattern.compile(
            "^(?<np>[^,;]+?) (?<aux>was|were)(?<vp>(?: [a-zA-Z'-]+){1,8}?) in" + " (?<year>1[0-9]{3}|20[0-9]{2})$");

    private static final Pattern NO_VERB = Pattern.compile(
            "(?i).*\\b(?:and|but|who|which|that|not|also|n't|than|because|there|it|they|he|she|one|with|only|approximately|nearly|almost|a|an)\\b.*");

    private static final Pattern DATE_ZH =
            Pattern.compile("(?:公元)?\\d{3,4}\\s*年(?<month>\\s*\\d{1,2}\\s*月(?:\\s*\\d{1,2}\\s*日)?)?(?![代级])");

    private static final Pattern AMOUNT_ZH = Pattern.compile(
            "(?<![第\\d.一二三四五六七八九十百千万几数年月–-])(?:\\d[\\d,.]*|[二两三四五六七八九十百千]+)(?:\\s*(?<big>万|亿|百万|千万))?\\s*"
                    + "(?<unit>个?工作日|小时|分钟|秒|天|个月|周|元|美元|欧元|英镑|人民币|次|人|个|名|米|公里|英里|平方公里|公斤|吨|页|条|岁|支|所|座|家|位|分|种|度|台|辆|艘|枚)(?![之一])");

    private static final Pattern FRAGMENT_ZH = Pattern.compile(
            "^(?:在|自|至|到|于)?(?:哪一年|什么时候|多少).*|.*(?:的|后|前|时|中|以来|之间|期间|上述|至今|和|与|及|或|以上|以下|到|至)$|.*上述.*"
                    + "|.*[上超过为逾近约达]\\d.*哪一年.*|.*(?:至|到|[-–—~～])\\s*(?:多少|哪一年).*|.*(?:多少[^，]{1,6}|哪一年)\\s*(?:至|到|[-–—~～]).*");

    private static final int SHORTEST_ZH = 8;
    private static final int LONGEST_ZH = 42;

    @Override
    public List<Draft> of(Passage passage, Pool pool) {
        List<Draft> drafts = new ArrayList<>();
        for (Slice sentence : Sentences.of(passage.text())) {
            String words = sentence.of(passage.text());
            if (words.contains("\n")) {
                continue;
            }
            Optional<String> question =
                    Language.of(words) == Language.ZH ? chinese(words) : english(words, pool.terms());
            question.ifPresent(asked -> drafts.add(new Draft(
                    CaseType.NUMBER,
                    asked,
                    words,
                    List.of(new Draft.Cited(passage, sentence)),
                    List.of(),
                    List.of(passage))));
        }
        return drafts;
    }

    static Optional<String> english(String sentence, Terms terms) {
        String clause = sentence.split(", (?!\\d)", 2)[0].replaceAll("[.;]$", "");
        return year(clause, terms).or(() -> holds(clause, terms)).or(() -> amount(clause, terms));
    }

    private static Optional<String> year(String clause, Terms terms) {
        Matcher match = YEAR.matcher(clause);
        return match.matches()
                        && !NO_VERB.matcher(match.group("vp")).matches()
                        && match.group("vp").matches(" [a-z]+(?:ed|en|wn|ne|ld|un|id|de|lt|ght|ng|nt|ut)(?: .*)?")
                ? subject(match, terms)
                        .map(np -> "In what year " + match.group("aux") + " " + np + match.group("vp") + "?")
                : Optional.empty();
    }

    private static Optional<String> holds(String clause, Terms terms) {
        Matcher match = HOLDS.matcher(clause);
        if (!match.matches()) {
            return Optional.empty();
        }
        String aux =
                match.group("aux").equals("had") ? "did" : match.group("aux").equals("has") ? "does" : "do";
        String rest = match.group("rest");
        boolean joins = rest.matches("(?i).*\\b(?:and|but|who|which|that|to|with|in|when)\\b.*");
        return joins
                ? Optional.empty()
                : subject(match, terms)
                        .map(np -> "How many " + match.group("unit") + rest + " " + aux + " " + np + " have?");
    }

    private static Optional<String> amount(String clause, Terms terms) {
        Matcher match = AMOUNT.matcher(clause);
        if (!match.matches() || NO_VERB.matcher(match.group("vp")).matches()) {
            return Optional.empty();
        }
        String prep = Optional.ofNullable(match.group("prep")).orElse("").strip();
        boolean possesses = match.group("aux").matches("has|have|had")
                && !match.group("vp").matches(" [a-z]+(?:ed|en|wn|ne|ld|un|id|de)");
        String rest = match.group("rest");
        boolean joins = rest.matches("(?i).*\\b(?:and|but|who|which|that|with|while|when|where|it|they|he|she)\\b.*");
        if (possesses || joins || (prep.isEmpty() && !match.group("aux").matches("must|may|can|should|has|have|had"))) {
            return Optional.empty();
        }
        boolean of = rest.startsWith(" of ");
        String unit = match.group("unit") + (of ? rest : "");
        String many = (prep.isEmpty()
                        ? "How many "
                        : Character.toUpperCase(prep.charAt(0)) + prep.substring(1) + " how many ")
                + unit;
        return subject(match, terms)
                .map(np ->
                        many + " " + match.group("aux") + " " + np + match.group("vp") + (of ? "" : tail(rest)) + "?");
    }

    /** What a sentence adds by the way is no part of the question. */
    private static String tail(String rest) {
        return rest;
    }

    private static Optional<String> subject(Matcher match, Terms terms) {
        return Subjects.english(match.group("np"), terms);
    }

    static Optional<String> chinese(String sentence) {
        if (!Subjects.stands(sentence)) {
            return Optional.empty();
        }
        int end = 0;
        for (String clause : sentence.split("(?<=[，,；;。：:])")) {
            end += clause.length();
            if (end > LONGEST_ZH) {
                return Optional.empty();
            }
            String said = sentence.substring(0, end).replaceAll("[，,；;。：:！!]$", "");
            Optional<String> asked = asked(said, end - clause.length());
            if (asked.isPresent()) {
                return asked.filter(question -> said.length() >= SHORTEST_ZH && even(question) && whole(question))
                        .map(question -> Subjects.close(question) + "？");
            }
        }
        return Optional.empty();
    }

    /** The sentence with a word that asks in the place of its first date or amount from a place on. */
    private static Optional<String> asked(String said, int from) {
        Matcher date = DATE_ZH.matcher(said);
        if (date.find(from)) {
            String word = date.group("month") == null ? "哪一年" : "什么时候";
            return Optional.of(put(said, date, word));
        }
        Matcher amount = AMOUNT_ZH.matcher(said);
        if (amount.find(from)) {
            String big = Optional.ofNullable(amount.group("big")).orElse("");
            return Optional.of(put(said, amount, "多少" + big + amount.group("unit")));
        }
        return Optional.empty();
    }

    private static String put(String said, Matcher match, String word) {
        return said.substring(0, match.start()).stripTrailing()
                + word
                + said.substring(match.end()).stripLeading();
    }

    /** Whether the words that ask stand in a sentence of their own, and not in a mere when, where or if of one. */
    private static boolean whole(String question) {
        return !FRAGMENT_ZH.matcher(question).matches();
    }

    /** Whether brackets and quotation marks are closed. */
    private static boolean even(String text) {
        return text.chars().filter(c -> "（(《“「".indexOf(c) >= 0).count()
                == text.chars().filter(c -> "）)》”」".indexOf(c) >= 0).count();
    }
}
