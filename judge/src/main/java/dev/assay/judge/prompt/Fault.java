package dev.assay.judge.prompt;

import dev.assay.core.words.Language;

/**
 * What is wrong with a reply.
 *
 * @param kind the rule it breaks
 * @param where the claim, the word, the number: what fills the gap in the rule's sentence; blank where it has none
 */
public record Fault(Kind kind, String where) {

    /** The rules, each with a sentence for people and models in both languages. */
    public enum Kind {
        /** Nothing of the asked shape. */
        NO_JSON("it holds no JSON of the asked shape", "其中没有符合要求格式的 JSON"),
        /** The text ended too early. */
        CUT_OFF("it broke off before its JSON was complete", "JSON 还没有写完就中断了"),
        /** The service withheld the text. */
        FILTERED("the service withheld the text", "服务方没有给出文本"),
        /** Two answers. */
        TWO_ANSWERS("it holds two answers that differ", "其中有两个不一致的答案"),
        /** A missing or wrong field. */
        FIELD("%s is missing or not of the asked kind", "%s 缺失或类型不对"),
        /** A claim without a verdict. */
        MISSING_CLAIM("claim %s has no verdict", "第 %s 条陈述没有结论"),
        /** A verdict on a claim that does not exist. */
        SURPLUS_CLAIM("there is no claim %s", "没有第 %s 条陈述"),
        /** Two verdicts on one claim. */
        REPEATED_CLAIM("claim %s is judged more than once", "第 %s 条陈述判断了不止一次"),
        /** An item without a grade. */
        MISSING_ITEM("number %s has no grade", "第 %s 项没有评定"),
        /** A grade for an item that does not exist. */
        SURPLUS_ITEM("there is no number %s to grade", "没有需要评定的第 %s 项"),
        /** Two grades for one item. */
        REPEATED_ITEM("number %s is graded more than once", "第 %s 项评定了不止一次"),
        /** Cited passages that are not all told apart. */
        CITED(
                "sentence %s: each passage it cites goes into exactly one of full, partial, none, and no other passage",
                "第 %s 句：它引用的每个段落必须且只能出现在 full、partial、none 之一，不能有别的段落"),
        /** Words that are not in the answer. */
        EVIDENCE("the evidence %s does not occur in the answer", "依据 %s 在回答中找不到"),
        /** A claim without words. */
        BLANK_CLAIM("claim %s is blank", "第 %s 条陈述是空的"),
        /** An entry of a list without words. */
        BLANK_ENTRY("entry %s of the list is blank", "列表的第 %s 项是空的"),
        /** More or fewer questions than asked for. */
        QUESTIONS("the different questions in it, and those asked for, number %s", "其中不同的问题数与要求的问题数为 %s"),
        /** Something listed that the text does not hold. */
        ENTITY("%s does not occur in the text", "文字中没有 %s"),
        /** Nothing listed. */
        NO_CLAIMS("it lists no claim, but the text states something", "没有列出陈述，但文字里有陈述"),
        /** A word that was not offered. */
        WORD("%s is not a verdict on offer", "%s 不在可选的结论之中"),
        /** A verdict that rests on nothing. */
        NO_PASSAGE("claim %s is supported or contradicted without a passage", "第 %s 条陈述有结论却没有段落编号"),
        /** A passage that does not exist. */
        UNKNOWN_PASSAGE("claim %s names a passage that was not shown", "第 %s 条陈述给出了不存在的段落编号"),
        /** Passages for nothing. */
        SURPLUS_PASSAGE("claim %s is not stated and yet names a passage", "第 %s 条陈述未提及却给出了段落编号"),
        /** No quote. */
        NO_QUOTE("claim %s has no quote", "第 %s 条陈述没有引用原文"),
        /** A quote from nowhere. */
        QUOTE("the quote of claim %s does not occur in the passages it names", "第 %s 条陈述的引文在所列段落中找不到"),
        /** A quote that is not in the one passage it is said to be from. */
        EVIDENCE_QUOTE("the quote %s does not occur in the passage it names", "引文 %s 在它所指的段落中找不到"),
        /** A quote that is not in the text. */
        TEXT_QUOTE("the quote of claim %s does not occur in the further text", "第 %s 条陈述的引文在另一段文字中找不到");

        private final String english;
        private final String chinese;

        Kind(String english, String chinese) {
            this.english = english;
            this.chinese = chinese;
        }
    }

    private static final int LONGEST = 60;

    /** A fault without a place. */
    public static Fault of(Kind kind) {
        return new Fault(kind, "");
    }

    /** A fault of a numbered claim. */
    public static Fault of(Kind kind, int claim) {
        return new Fault(kind, Integer.toString(claim));
    }

    /** A fault that names something the model wrote: shortened, and harmless when it is sent back. */
    public static Fault naming(Kind kind, String found) {
        String line = Fence.neutral(found).replaceAll("\\s+", " ").strip();
        return new Fault(kind, "`" + (line.length() > LONGEST ? line.substring(0, LONGEST) + "…" : line) + "`");
    }

    /** The fault as part of a sentence in a language. */
    public String in(Language language) {
        String sentence = language == Language.ZH ? kind.chinese : kind.english;
        return sentence.replace("%s", where);
    }
}
