package dev.assay.dataset.similar;

import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Words that do little or nothing for what a question asks, and words that ask the same. */
final class CommonWords {

    private static final Set<String> FILLERS =
            words("a an the do does is are am be can could would please kindly i me my"
                    + " we us our ours you your yours hi hello thanks thank s d m re ve ll"
                    + " 请 吗 呢 啊 吧 呀 的 了 我 您 你 们 可 能 会 是 要 想 得");

    private static final Set<String> PARTICLES = words("on in at for to from by with of about as and or that this these"
            + " those it its been was were has have had will shall into than there if so then what"
            + " 在 于 与 和 及 对 把 被 从 到 给 就 都 也 还 有 上 下 里 中 之 以 为 个 这 那 些 种 何");

    private static final Set<String> NEGATIONS = words("not no never without cannot t 不 没 未 无 非 别 勿 莫 否");

    private static final Map<String, String> SAME = Map.of("which", "what", "whose", "who", "whom", "who");

    /** Chinese words that ask the same, or ask nothing; each side of the arrow is a run of characters. */
    private static final String[][] PHRASES = {
        {"什么时候|啥时候|几时", "何时"},
        {"什么地方|哪里|哪儿|在哪", "何处"},
        {"为什么|为啥", "为何"},
        {"怎么样|怎么|怎样|咋", "如何"},
        {"什么|哪些|哪个|哪一个|何种|啥", "何"},
        {"多长时间", "多久"},
        {"请问|请教|您好|你好|麻烦|是否|能否|可否|可以|需要|一下|进行", ""}
    };

    private static final Pattern[] FOUND = new Pattern[PHRASES.length];

    static {
        for (int i = 0; i < PHRASES.length; i++) {
            FOUND[i] = Pattern.compile(PHRASES[i][0]);
        }
    }

    /** 能不能, 有没有: a question, not a negation. */
    private static final Pattern EITHER_WAY = Pattern.compile("(.)[不没]\\1");

    /** Two characters that are one token: the words of {@link #PHRASES} that ask for something. */
    private static final Set<String> ASKING = Set.of("何时", "何处", "为何", "如何", "多久", "多少");

    private CommonWords() {}

    /** A Chinese text with one wording for each way to ask. */
    static String asking(String chinese) {
        String text = EITHER_WAY.matcher(chinese).replaceAll("$1");
        for (int i = 0; i < PHRASES.length; i++) {
            text = FOUND[i].matcher(text).replaceAll(PHRASES[i][1]);
        }
        return text;
    }

    /** Whether the two characters at a place are one token. */
    static boolean asksAt(String text, int place) {
        return place + 2 <= text.length() && ASKING.contains(text.substring(place, place + 2));
    }

    /** What a word in lower case does. */
    static Token.Kind kind(String word) {
        if (word.chars().anyMatch(Character::isDigit)) {
            return Token.Kind.NUMBER;
        }
        if (NEGATIONS.contains(word)) {
            return Token.Kind.NEGATION;
        }
        if (FILLERS.contains(word)) {
            return Token.Kind.FILLER;
        }
        return PARTICLES.contains(word) ? Token.Kind.PARTICLE : Token.Kind.CONTENT;
    }

    /** The word that stands for this one. */
    static String same(String word) {
        return SAME.getOrDefault(word, word);
    }

    private static Set<String> words(String list) {
        return Set.of(list.split(" "));
    }
}
