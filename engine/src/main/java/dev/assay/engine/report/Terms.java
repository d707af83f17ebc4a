package dev.assay.engine.report;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Verdict;
import dev.assay.core.gate.Notice;
import dev.assay.core.gate.RuleResult;
import dev.assay.core.run.Answerability;
import dev.assay.core.run.Cause;

/** The kinds that the core names, in the words of both languages. */
final class Terms {

    private Terms() {}

    static String cause(Cause cause, Wording in) {
        return switch (cause) {
            case TARGET_ERROR -> in.pick("the system gave an error", "系统报错");
            case NOT_IN_CORPUS -> in.pick("not in the corpus", "语料中没有");
            case EVIDENCE_SPLIT -> in.pick("evidence split across chunks", "依据被切到不同块中");
            case STALE_LABEL -> in.pick("label out of date", "标注已过期");
            case FILTERED_OUT -> in.pick("filtered out", "被过滤掉");
            case LOST_AT_FUSION -> in.pick("lost at fusion", "融合时丢失");
            case LOST_AT_RERANKING -> in.pick("lost at reranking", "重排时丢失");
            case CUT_FROM_CONTEXT -> in.pick("cut by the context budget", "被上下文预算截掉");
            case CLAIM_FROM_NOISE -> in.pick("claim from noise", "论断出自无关段落");
            case INCOMPLETE -> in.pick("incomplete", "回答不全");
            case IRRELEVANT_ANSWER -> in.pick("irrelevant to the question", "答非所问");
            case WRONG_CITATION -> in.pick("wrong citation", "引用有误");
            case NOT_RETRIEVED -> in.pick("not retrieved", "未检索到");
            case RANKED_LOW -> in.pick("ranked too low", "排位过低");
            case REFUSED_WITH_CONTEXT -> in.pick("refused although the context had it", "上下文已有答案却拒答");
            case CONTRADICTED_CLAIM -> in.pick("contradicts the context", "与上下文相矛盾");
            case UNSUPPORTED_CLAIM -> in.pick("claim without support", "论断没有依据");
            case ANSWERED_WITHOUT_GROUNDS -> in.pick("answered, should have declined", "本应拒答却作答");
        };
    }

    static String verdict(Verdict verdict, Wording in) {
        return switch (verdict) {
            case SUPPORTED -> in.pick("supported", "有依据");
            case CONTRADICTED -> in.pick("contradicted", "相矛盾");
            case NOT_STATED -> in.pick("not stated", "未提及");
        };
    }

    /** A kind of clash; one that is not known here in the judge's own word. */
    static String clash(String kind, Wording in) {
        return switch (kind) {
            case "number" -> in.pick("number", "数字");
            case "limit" -> in.pick("limit", "界限");
            case "unit" -> in.pick("unit", "单位");
            case "negation" -> in.pick("negation", "否定");
            case "quantifier" -> in.pick("quantifier", "数量词");
            case "modality" -> in.pick("modality", "情态");
            case "comparative" -> in.pick("comparative", "比较");
            case "condition" -> in.pick("condition", "条件");
            case "role" -> in.pick("role", "角色");
            case "opposite" -> in.pick("opposite", "反义");
            case "name" -> in.pick("name", "名称");
            default -> kind;
        };
    }

    static String outcome(RuleResult.Outcome outcome, Wording in) {
        return switch (outcome) {
            case PASS -> Phrase.PASS.in(in);
            case FAIL -> Phrase.FAIL.in(in);
            case INCONCLUSIVE -> Phrase.INCONCLUSIVE.in(in);
            case NOT_MEASURED -> Phrase.NOT_MEASURED.in(in);
        };
    }

    static String notice(Notice notice, Wording in) {
        return (notice.blocking() ? Phrase.NOT_MEASURED : Phrase.ALARM).in(in);
    }

    static String gate(int exit, Wording in) {
        return switch (exit) {
            case 0 -> Phrase.GATE_PASSED.in(in);
            case 1 -> Phrase.GATE_FAILED.in(in);
            default -> Phrase.GATE_UNDECIDED.in(in);
        };
    }

    static String behavior(ExpectedBehavior behavior, Wording in) {
        return switch (behavior) {
            case ANSWER -> in.pick("answer", "作答");
            case REFUSE -> in.pick("decline", "拒答");
            case CLARIFY -> in.pick("ask back", "追问");
            case ESCALATE -> in.pick("hand over to a person", "转人工");
        };
    }

    static String row(Answerability.Row row, Wording in) {
        return switch (row) {
            case IN_CONTEXT -> in.pick("in the context", "在上下文中");
            case IN_CORPUS_ONLY -> in.pick("in the corpus only", "只在语料中");
            case CONTEXT_UNKNOWN -> in.pick("not known", "不清楚");
            case NOT_ANSWERABLE -> in.pick("nowhere", "哪里都没有");
            case OTHER -> in.pick("not what is asked for", "不要求作答");
        };
    }

    static String answerKind(AnswerKind kind, Wording in) {
        return switch (kind) {
            case ANSWERED -> in.pick("answered", "作答");
            case REFUSED -> in.pick("declined", "拒答");
            case CLARIFIED -> in.pick("asked back", "追问");
            case EMPTY -> in.pick("empty", "空");
        };
    }
}
