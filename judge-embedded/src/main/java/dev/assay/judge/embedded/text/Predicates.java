package dev.assay.judge.embedded.text;

import dev.assay.core.words.Han;
import dev.assay.core.words.Slice;
import java.util.Locale;
import java.util.regex.Pattern;

/** Tells whether two neighbouring clauses each state something, by verbs and numbers. */
final class Predicates {

    private static final Pattern CHINESE_VERB = Pattern.compile(
            "是|有|会|能|可|需|要|应|须|得|将|为|支持|提供|承诺|保证|到账|退|收取|扣|包含|包括|位于|属于|达|占|成立|建|发布|推出|"
                    + "获|成为|出生|去世|毕业|担任|使用|采用|允许|禁止|不|没|未|无|已|被|完成|开始|结束|生效|失效|过期|续|取消|发送|发货|送达|提交|"
                    + "申请|审核|通过|拒绝|下载|安装|登录|注册|设置|选择|点击|联系|拨打|支付|付|免|享|赠|覆盖|适用|负责|生产|销售|增|减|升|降|超过|"
                    + "很|较|十分|极其|偏|低于|高于|等于|来自|前往|参加|举|赢|击败|导致|造成|影响|表示|认为|指出|宣布|称|开放|关闭|停|运|卖|买|写|读|到|来|去|给|让|使|带|放|换|修|装|用|种|领|取|借|还|交|租|教|接|改|选|订|打|看|听|叫|说|做|跑|走|飞|更|最|比|由|归|按|均|皆|共|约|只|仅|住|留|剩|满|设|起|落|离|过|保|记|存|藏|展|晒|洗|煮|烤|喝|吃|睡|坐|站|画|唱|跳|练|学|考|查|找|见|遇|赔|罚|奖|涨|跌|赚|亏|值|派|调|配|供|收|寄|送|投|贴|盖|拆|挖|修|砍|烧|冻|晴|雨|贵|便宜|快|慢|早|晚|深|浅|宽|窄|厚|薄|轻|重");
    private static final Pattern CHINESE_LINK =
            Pattern.compile("^(?:并且?|而且|且|但是?|不过|然而|却|同时|另外|此外|还|也|而|其中|随后|之后|后来|最终|如今|目前|因此|所以)");
    private static final Pattern CHINESE_CONDITION_START =
            Pattern.compile("^(?:如果?|若|假如|倘若|当|虽然|尽管|因为|由于|只要|只有|除非|除了|为了|随着|根据|按照?|对于|关于|无论|不论|不管|即使|一旦|在|自|从|经|凡)");
    private static final Pattern CHINESE_CONDITION_END = Pattern.compile("(?:后|时|之前|以前|的话|中|下|起|内|期间|以来|前|之际|情况下|方面)$");
    /** Who says it, "公司表示，", or to whom a rule applies, "未满18岁的，". */
    private static final Pattern CHINESE_OPEN_END = Pattern.compile(
            "(?:说|说道|表示|认为|指出|称|声称|写道|宣布|强调|显示|提到|承认|透露|据悉|据了解|规定|回应|解释|补充道|相信|发现|证实)$" + "|^[^是]*(?:的|者)$");
    /** What only says to what end, in which parts or under which name the clause before holds. */
    private static final Pattern CHINESE_DEPENDENT_START =
            Pattern.compile("^(?:以免|以便|以防|以确保|以保证|以期|从而|以致|致使|使得|即(?!将|使|日|时)|也就是|亦即|例如|比如|譬如|诸如|包括|其中包括|分别"
                    + "|否则|不然|要不然|才(?!华|能出)|方可|方能|特别是|尤其是)");

    private static final Pattern CHINESE_OTHERWISE = Pattern.compile("^(?:超出|超过|逾期|超时|期满|到期|届时)(?:部分)?(?:后|则|的)");
    private static final Pattern CHINESE_TIME = Pattern.compile("(?:在|自|于|从|至|到)?[\\d\\s年月日号时点分初末底春夏秋冬季至到世纪代前后之间期起-]+");
    private static final Pattern ENGLISH_VERB = Pattern.compile(
            "\\b(?:is|are|was|were|am|has|have|had|can|cannot|could|will|would|"
                    + "may|might|must|shall|should|do|does|did|don't|doesn't|isn't|aren't|won't|can't|needs?|takes?|costs?|gets?|gives?|"
                    + "makes?|goes|went|comes?|came|runs?|ran|begins?|began|opens?|closes?|ships?|pays?|paid|sends?|sent|holds?|held|"
                    + "includes?|requires?|supports?|provides?|allows?|offers?|contains?|covers?|applies|apply|uses?|works?|starts?|ends?|"
                    + "expires?|lasts?|arrives?|receives?|returns?|keeps?|kept|leads?|led|wins?|won|becomes?|became|lies|lives?|"
                    + "cancel|charges?|remains?|grows?|grew|says|said|shows?|wrote|writes?|born|died|sits|sells?|sold|plays?|[a-z]{3,}ed)\\b");
    private static final Pattern ENGLISH_LINK =
            Pattern.compile("^(?:and|but|while|whereas|yet|however|so|then|or)\\b", Pattern.CASE_INSENSITIVE);
    private static final Pattern ENGLISH_CONDITION = Pattern.compile(
            "^(?:and |but |or )?(?:if|when|once|although|though|because|since|unless|until|after|before|as|in|on|at|for|with|"
                    + "during|while|despite|according)\\b",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern NUMBER = Pattern.compile("\\d|[一二三四五六七八九十百千万亿两]{1,8}[个天年月日元次小时分%％号名人倍]");

    private Predicates() {}

    static boolean hasNumber(String text) {
        return NUMBER.matcher(text).find();
    }

    /** Whether a text holds a word that states something: a verb or a number. */
    static boolean says(String text) {
        return Han.count(text) > 0 ? predicate(text) : verbOrNumber(text);
    }

    /** Whether what stands on both sides of a comma or semicolon are two statements. */
    static boolean apart(String text, Slice left, Slice right, char mark) {
        String before = left.of(text);
        String after = right.of(text);
        if ("；;。".indexOf(mark) >= 0) {
            return full(before) && full(after);
        }
        return (Han.count(before) * 2 >= before.length() || Han.count(after) * 2 >= after.length())
                ? chinese(before, after)
                : english(before, after);
    }

    private static boolean full(String clause) {
        return Han.count(clause) >= 2 || clause.split("\\s+").length >= 2;
    }

    private static boolean chinese(String before, String after) {
        boolean dependent = CHINESE_TIME.matcher(before).matches()
                || CHINESE_CONDITION_END.matcher(before).find()
                || (CHINESE_CONDITION_START.matcher(before).find() && !before.contains("，"));
        boolean longEnough = Han.count(before) + digits(before) >= 4 && Han.count(after) + digits(after) >= 3;
        if (dependent
                || !longEnough
                || !predicate(before)
                || CHINESE_OPEN_END.matcher(before).find()
                || CHINESE_DEPENDENT_START.matcher(after).find()
                || CHINESE_OTHERWISE.matcher(after).find()) {
            return false;
        }
        boolean linked = CHINESE_LINK.matcher(after).find();
        return predicate(after) && (linked || Han.count(after) + digits(after) >= 4);
    }

    private static int digits(String text) {
        return (int) text.chars().filter(Character::isDigit).count();
    }

    private static boolean predicate(String clause) {
        return CHINESE_VERB.matcher(clause).find() || hasNumber(clause);
    }

    private static boolean english(String before, String after) {
        return ENGLISH_LINK.matcher(after).find()
                && !(ENGLISH_CONDITION.matcher(before).find() && !before.contains(", "))
                && verbOrNumber(before)
                && verbOrNumber(ENGLISH_LINK.matcher(after).replaceFirst(""))
                && after.split("\\s+").length >= 3;
    }

    private static boolean verbOrNumber(String clause) {
        return ENGLISH_VERB.matcher(clause.toLowerCase(Locale.ROOT)).find() || hasNumber(clause);
    }
}
