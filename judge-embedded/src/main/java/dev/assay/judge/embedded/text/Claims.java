package dev.assay.judge.embedded.text;

import dev.assay.core.words.Han;
import dev.assay.core.words.Sentences;
import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The statements of an answer: its sentences, cut further where two clauses each state something of their own.
 * Greetings, lead-ins and questions state nothing, nor does what frames an answer, see {@link Frames}. Each claim is a range of the answer, word for word.
 */
public final class Claims {

    /** Courtesies that state nothing; matched at the start of a short sentence. */
    private static final Pattern COURTESY = Pattern.compile(
            "(?i)^(?:(?:hi|hello|hey|dear|sure|certainly|of course|okay|ok|great question|good question|thanks|thank you|"
                    + "you'?re welcome|i'?m happy to help|happy to help|i hope (?:this|that)|hope (?:this|that)|let me know|"
                    + "feel free|please (?:let me know|feel free|don'?t hesitate)|if you have (?:any|further|more|other))\\b"
                    + "|您好|你好|亲[，,~]|好的|当然|没问题|很高兴|感谢|谢谢|希望(?:以上|这|对您|能)|如有(?:其他|任何|更多|疑问|问题)"
                    + "|如果(?:您|你)?(?:还有|有)(?:其他|任何|更多|疑问|问题)|欢迎(?:随时|您|咨询)|请随时|祝您).*");
    /** Announcements that end with a colon, and what stands before a list. */
    private static final Pattern LEAD_IN = Pattern.compile("(?s).*[:：]\\**$");

    private static final int SHORT = 60;

    private Claims() {}

    /**
     * The ranges of the claims in order. Never none when the text holds a letter: where everything looks like courtesy,
     * the sentences themselves are the claims.
     */
    public static List<Slice> of(String text) {
        List<Slice> claims = new ArrayList<>();
        List<Slice> sentences = Sentences.of(text);
        for (Slice sentence : sentences) {
            if (states(sentence.of(text)) && !Frames.hold(text, sentence)) {
                claims.addAll(split(text, Frames.withoutLabel(text, sentence)));
            }
        }
        return claims.isEmpty() ? sentences : claims;
    }

    private static boolean states(String sentence) {
        String bare = sentence.replaceAll("[\"'”’」』）)\\]*\\s]+$", "");
        boolean question = bare.endsWith("?") || bare.endsWith("？");
        boolean courtesy = COURTESY.matcher(sentence).matches()
                && (sentence.length() <= SHORT || Han.count(sentence) == 0)
                && !Predicates.hasNumber(sentence);
        return !question && !courtesy && !LEAD_IN.matcher(bare).matches();
    }

    private static List<Slice> split(String text, Slice sentence) {
        List<Slice> claims = new ArrayList<>();
        Slice open = new Slice(sentence.start(), sentence.start());
        int depth = 0;
        for (int i = sentence.start(); i < sentence.end(); i++) {
            char c = text.charAt(i);
            depth += "（(「『【[《".indexOf(c) >= 0 ? 1 : 0;
            depth -= "）)」』】]》".indexOf(c) >= 0 && depth > 0 ? 1 : 0;
            if (depth == 0 && Clauses.cuts(text, i, sentence.end())) {
                Slice left = new Slice(open.start(), i).strip(text);
                Slice right = new Slice(i + 1, nextCut(text, i + 1, sentence.end())).strip(text);
                if (Predicates.apart(text, left, right, c)) {
                    claims.add(left);
                    open = new Slice(i + 1, i + 1);
                }
            }
        }
        claims.add(
                withoutPictures(text, new Slice(open.start(), sentence.end())).strip(text));
        return claims;
    }

    /** Emoji and the stop after them do not belong to a claim. */
    private static Slice withoutPictures(String text, Slice claim) {
        int end = claim.end();
        int last = end;
        while (last > claim.start()) {
            int code = text.codePointBefore(last);
            boolean picture = code >= 0x1f000 || (code >= 0x2600 && code <= 0x27bf) || code == 0xfe0f || code == 0x200d;
            end = picture ? last - Character.charCount(code) : end;
            if (!picture && !Character.isWhitespace(code) && ".。!！".indexOf(code) < 0) {
                break;
            }
            last -= Character.charCount(code);
        }
        return new Slice(claim.start(), end);
    }

    private static int nextCut(String text, int from, int end) {
        int i = from;
        while (i < end && !Clauses.cuts(text, i, end)) {
            i++;
        }
        return i;
    }
}
