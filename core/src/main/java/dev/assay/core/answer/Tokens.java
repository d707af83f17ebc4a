package dev.assay.core.answer;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Cuts texts into the units that are compared.
 *
 * @param cutter cuts what is written without blanks
 */
record Tokens(WordCutter cutter) {

    /** Each Chinese or Japanese character is a word of its own. */
    static final Tokens BY_CHARACTER =
            new Tokens(run -> run.codePoints().mapToObj(Character::toString).toList());

    /** Chinese and Japanese characters and, between them, the sign that makes a vowel long. */
    private static final String CHARACTER = "\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}";

    private static final Pattern UNSPACED = Pattern.compile("[" + CHARACTER + "][" + CHARACTER + "\\u30fc]*");
    private static final Pattern BLANK = Pattern.compile("[\\s\\p{Z}]+");
    private static final Pattern SQUAD_SIGNS = Pattern.compile("[\\p{P}$+<=>^`|~]");
    private static final Set<String> ARTICLES = Set.of("a", "an", "the");
    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{M}\\p{Nd}]+");

    /**
     * Characters that sacrebleu's tokenizer for Chinese sets apart. It means U+20000 and writes U+2000, and so takes in
     * typographic signs too; for its numbers' sake so do we, and the rare characters that it meant beside.
     */
    private static final String SET_APART =
            "[\\u2001-\\u2a6d\\u3400-\\u4db5\\u4e00-\\u9fa5\\u9fa6-\\u9fbb\\uf900-\\ufa2d"
                    + "\\ufa30-\\ufa6a\\ufa70-\\ufad9\\x{20000}-\\x{2a6d6}\\x{2f800}-\\x{2fa1d}\\uff00-\\uffef\\u2e80-\\u2eff"
                    + "\\u3000-\\u303f\\u31c0-\\u31ef\\u2f00-\\u2fdf\\u2ff0-\\u2fff\\u3100-\\u312f\\u31a0-\\u31bf\\ufe10-\\ufe1f"
                    + "\\ufe30-\\ufe4f\\u3200-\\u32ff\\u3300-\\u33ff";

    private static final Pattern APART = Pattern.compile(SET_APART + "]");
    private static final Pattern APART_BESIDE_WORDS = Pattern.compile(SET_APART + "&&[^" + CHARACTER + "\\u30fc]]");

    private static final Pattern SIGNS = Pattern.compile("([{-~\\[-` -&(-+:-@/])");
    private static final Pattern POINT_BEHIND = Pattern.compile("([^0-9])([.,])");
    private static final Pattern POINT_BEFORE = Pattern.compile("([.,])([^0-9])");
    private static final Pattern DASH = Pattern.compile("([0-9])(-)");

    /** As the evaluation script of SQuAD reads: lower case, signs deleted, articles left out; on NFKC. */
    List<String> squad(String text) {
        String bare = SQUAD_SIGNS.matcher(folded(text)).replaceAll("");
        return split(cut(bare)).stream()
                .filter(word -> !ARTICLES.contains(word))
                .toList();
    }

    /** Runs of letters and digits in lower case, on NFKC. */
    List<String> words(String text) {
        return split(cut(NO_WORD.matcher(folded(text)).replaceAll(" ")));
    }

    /**
     * By character as sacrebleu's tokenizer {@code zh}, which for texts without Chinese cuts as its {@code 13a}; case is
     * kept.
     */
    List<String> translation(String text) {
        boolean characters = equals(BY_CHARACTER);
        String line = (characters ? APART.matcher(text.strip()) : APART_BESIDE_WORDS.matcher(cut(text.strip())))
                .replaceAll(" $0 ");
        line = SIGNS.matcher(line).replaceAll(" $1 ");
        line = POINT_BEHIND.matcher(line).replaceAll("$1 $2 ");
        line = POINT_BEFORE.matcher(line).replaceAll(" $1 $2");
        line = DASH.matcher(line).replaceAll("$1 $2 ");
        return split(line);
    }

    /** The characters (code points) without white space; case is kept. */
    static List<Integer> characters(String text) {
        return BLANK.matcher(text).replaceAll("").codePoints().boxed().toList();
    }

    private static String folded(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC).toLowerCase(Locale.ROOT);
    }

    private String cut(String text) {
        return UNSPACED.matcher(text)
                .replaceAll(run -> Matcher.quoteReplacement(" " + String.join(" ", cutter.words(run.group())) + " "));
    }

    private static List<String> split(String line) {
        return Arrays.stream(BLANK.split(line)).filter(word -> !word.isEmpty()).toList();
    }
}
