package dev.assay.judge.embedded.check;

import dev.assay.core.words.Han;
import java.util.ArrayList;
import java.util.List;

/** Finds who does what to whom, in both languages; the doer is the left end of the relation. */
final class Deed {

    private static final String DOES = "does";

    /** Verbs that one does to another, those of one line to the same effect; none that holds both ways, as "meet" does. */
    private static final Lexicon VERBS = new Lexicon()
            .side("acquire", DOES, "acquire|buy|bought|purchase|take over|took over|taken over|收购|并购|买下")
            .side("beat", DOES, "beat|beaten|defeat|overcome|击败|打败|战胜|击退")
            .side("give", DOES, "give|supply|supplies|supplied|provide|hand|issue|grant|deliver|提供|开具|交付")
            .side("send", DOES, "send|sent|寄给|发送")
            .side("pay", DOES, "pay|reimburse|compensate|支付|赔偿|补偿")
            .side("teach", DOES, "teach|taught|train|tutor|instruct|mentor|教导|培训|辅导")
            .side("supervise", DOES, "supervise|manage|oversee|oversaw|指导|监督|管理|主管")
            .side("employ", DOES, "employ|hire|recruit|雇用|聘用|雇佣|聘请")
            .side("sue", DOES, "sue|accuse|charge|起诉|指控|控告")
            .side("owe", DOES, "owe|欠")
            .side("lend", DOES, "lend|lent|借给|租给|出租给")
            .side("sell", DOES, "sell|sold|卖给|出售给|转让给")
            .side("hunt", DOES, "hunt|eat|ate|eaten|feed on|feeds on|prey on|捕食|吃掉")
            .side("kill", DOES, "kill|murder|assassinate|杀死|杀害|刺杀")
            .side("attack", DOES, "attack|invade|bomb|进攻|攻击|入侵")
            .side("conquer", DOES, "conquer|occupy|annex|征服|占领|吞并")
            .side("replace", DOES, "replace|succeed|supersede|取代|接替|替代")
            .side("lead", DOES, "lead|led|command|领导|率领|统治")
            .side("own", DOES, "own|拥有|控股")
            .side("found", DOES, "found|create|establish|创办|创立|创建")
            .side("invent", DOES, "invent|discover|发明|发现")
            .side("support", DOES, "support|help|assist|支持|帮助|援助")
            .side("protect", DOES, "protect|defend|rescue|save|保护|救出|拯救")
            .side("cause", DOES, "cause|trigger|lead to|led to|导致|引起|造成|引发")
            .side("influence", DOES, "influence|inspire|affect|影响|启发")
            .side("follow", DOES, "follow|跟随")
            .side("precede", DOES, "precede|早于")
            .side("report to", DOES, "report to|汇报")
            .side("depend on", DOES, "depend on|rely on|依赖|依靠")
            .side("inherit", DOES, "inherit|继承")
            .side("inform", DOES, "inform|notify|tell|told|warn|通知|告知|提醒")
            .side("invite", DOES, "invite|邀请")
            .side("praise", DOES, "praise|criticise|criticize|表扬|批评|称赞")
            .side("arrest", DOES, "arrest|逮捕")
            .side("design", DOES, "design|设计")
            .side("write", DOES, "write|author|撰写|创作")
            .side("approve", DOES, "approve|reject|批准|审批|驳回")
            .side("inspect", DOES, "inspect|audit|检查|审计|审核")
            .side("appoint", DOES, "appoint|nominate|elect|任命|提名")
            .side("absorb", DOES, "absorb|contain|吸收|含有")
            .side("love", DOES, "love|adore|爱上|暗恋")
            .side("chase", DOES, "chase|pursue|追赶|追捕")
            .side("treat", DOES, "treat|治疗")
            .side("adopt", DOES, "adopt|收养|领养")
            .side("raise", DOES, "raise|抚养|养育")
            .side("visit", DOES, "visit|拜访|探望")
            .side("outrank", DOES, "outrank|outperform|outsell|超越");

    private Deed() {}

    /** The deeds of a clause. */
    static List<Relation> in(Piece piece) {
        List<Relation> found = new ArrayList<>();
        for (Cue verb : VERBS.in(piece)) {
            boolean chinese = Han.is(piece.text().codePointAt(verb.place().start()));
            (chinese ? ChineseDeed.of(verb, piece) : EnglishDeed.of(verb, piece)).ifPresent(found::add);
        }
        found.addAll(ChineseDeed.towards(piece));
        return found;
    }
}
