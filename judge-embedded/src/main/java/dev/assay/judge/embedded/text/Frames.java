package dev.assay.judge.embedded.text;

import dev.assay.core.words.Han;
import dev.assay.core.words.Slice;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What stands around the statements of an answer and states nothing: headings, heads of tables, labels in bold,
 * signatures, announcements, "I could not find it".
 */
final class Frames {

    private static final Pattern HEADING = Pattern.compile("^\\s{0,3}#{1,6}\\s.*");
    private static final Pattern RULER = Pattern.compile("^\\s*\\|?[\\s:|-]*-{2,}[\\s:|-]*$");
    private static final Pattern SIGN_OFF = Pattern.compile(
            "(?im)^[ \\t*_—-]*(?:(?:kind|best|warm|many)(?:est)? (?:regards|wishes)|regards|(?:yours )?sincerely(?: yours)?|cheers|"
                    + "yours (?:truly|faithfully)|all the best|many thanks|此致|敬礼|顺祝|祝好|谨启|敬上)[ \\t,，.。!！].{0,60}$"
                    + "|(?im)^[ \\t*_—-]*(?:(?:kind|best|warm) (?:regards|wishes)|regards|sincerely|cheers|此致|敬礼|顺祝商祺|祝好)[ \\t*_]*$"
                    + "|(?m)^[ \\t]*(?:—|——|--)[ \\t]?\\S.{0,40}$");
    /** A signature is no longer than this, in characters. */
    private static final int SIGNATURE = 80;

    private static final Pattern ANNOUNCEMENT = Pattern.compile(
            "(?i)^(?:(?:great|right|well|sure|ok(?:ay)?|alright|of course)[,.!—-] ?)?(?:let'?s|let us|let me|i'?ll|i will|we'?ll|here(?:'s| is| are)|"
                    + "below (?:is|are)|the following (?:is|are))\\b(?! (?:you can|we have)).{0,60}$"
                    + "|^(?:好的?[，,])?(?:下面|以下|接下来|我来|让我|咱们)[^，。]{0,16}(?:说|看|介绍|解答|说明|列出|整理|梳理|答复|内容|要点|信息)[^，]{0,4}$"
                    + "|^[^，。\\d]{0,8}(?:分开说|分别来看|逐一说明|分别说明|如下|一一说明|分开来看|分别回答)[。.]?$"
                    + "|^以上(?:就?是|内容|信息|仅?供)[^，]{0,16}$|^(?:如需|若需|需要)(?:更多|进一步|其他|人工)[^。]{0,30}$|^(?:我|这边|马上|让我)?(?:来|先)?帮(?:您|你)(?:看|查|整理|梳理|总结)[^，]{0,12}$"
                    + "|(?i)^(?:that'?s (?:all|it)|that is all|to sum up|in short|in summary|hope that)\\b.{0,20}$");
    private static final Pattern NOT_FOUND = Pattern.compile(
            "(?i)^(?:(?:sorry|unfortunately|i'?m afraid)[,.]? (?:but )?)?(?:i|we) (?:could not|couldn'?t|cannot|can'?t|did not|didn'?t|was unable to|"
                    + "were unable to|am unable to|am not able to|have not|haven'?t) (?:find|found|locate|see|seen|tell|say|identify|confirm)\\b.*"
                    + "|(?i)^(?:(?:sorry|unfortunately)[,.]? )?(?:i|we) (?:found|see|saw|have) (?:no|nothing)\\b.*"
                    + "|^(?:很?抱歉|不好意思|遗憾的是)?[，,]?(?:我们?)?(?:暂时|目前|这里|在文档中|在资料中)?(?:没有?能?|未能?|无法)(?:找到|查到|查询到|检索到|搜到|看到|确认|查明).*");
    private static final Pattern ASK_AGAIN = Pattern.compile(
            "(?i)^(?:please |just |you (?:can|may) (?:also )?)?(?:ask|tell|send|show|write to|get back to|come back to) (?:me|us|again)\\b.*"
                    + "|(?i)^if you (?:tell|send|share|give|show|let|can tell)\\b.*\\b(?:i|we)(?:'ll| will| can)\\b.*"
                    + "|^(?:请|可以|您可以|你可以)?(?:再|直接)?(?:告诉我|发给我|问我|再问一次|随时问).*");
    private static final Pattern EXCLAIMED = Pattern.compile("[^!！\\d]{1,40}[!！]+[\\s*]*");
    private static final Pattern LABEL = Pattern.compile("[^*_\\n]{1,40}(?:\\*\\*|__)[ ]?[:：.。]?\\s*");

    private Frames() {}

    /** Whether the sentence belongs to the frame. */
    static boolean hold(String text, Slice sentence) {
        String words = sentence.of(text);
        String line = line(text, sentence.start());
        return HEADING.matcher(line).matches()
                || headsTable(text, sentence, line)
                || sentence.start() >= signature(text)
                || (!Predicates.hasNumber(words)
                        && (ANNOUNCEMENT.matcher(words).matches()
                                || ASK_AGAIN.matcher(words).matches()
                                || exclaimed(words)))
                || NOT_FOUND.matcher(words).matches()
                || label(text, sentence) == sentence.end();
    }

    /** Where the statement begins: after a label in bold such as {@code **Refunds**:}. */
    static Slice withoutLabel(String text, Slice sentence) {
        return new Slice(label(text, sentence), sentence.end());
    }

    private static int label(String text, Slice sentence) {
        String before = text.substring(0, sentence.start());
        if (!before.endsWith("**") && !before.endsWith("__")) {
            return sentence.start();
        }
        Matcher label = LABEL.matcher(text).region(sentence.start(), sentence.end());
        boolean found = label.lookingAt()
                && (Han.count(label.group()) > 0 ? label.group().length() <= 12 : !Predicates.says(label.group()));
        return found ? label.end() : sentence.start();
    }

    private static String line(String text, int at) {
        int start = text.lastIndexOf('\n', Math.max(0, at - 1)) + 1;
        int end = text.indexOf('\n', at);
        return text.substring(Math.min(start, at), end < 0 ? text.length() : end);
    }

    private static boolean headsTable(String text, Slice sentence, String line) {
        int next = text.indexOf('\n', sentence.end());
        return line.indexOf('|') >= 0
                && next >= 0
                && next + 1 < text.length()
                && RULER.matcher(line(text, next + 1)).matches();
    }

    /** Where the signature begins; the text's end where there is none. */
    private static int signature(String text) {
        Matcher matcher = SIGN_OFF.matcher(text);
        int from = Math.max(0, text.length() - SIGNATURE);
        return matcher.find(from) && matcher.start() > 0 ? matcher.start() : text.length();
    }

    /** "Happy to explain!" and 这个问题很多家长问！ */
    private static boolean exclaimed(String words) {
        if (!EXCLAIMED.matcher(words).matches()) {
            return false;
        }
        return Han.count(words) == 0
                ? words.split("\\s+").length <= 6 && !Predicates.says(words)
                : words.contains("问") && Han.count(words) <= 14;
    }
}
