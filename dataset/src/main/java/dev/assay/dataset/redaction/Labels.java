package dev.assay.dataset.redaction;

import java.util.regex.Pattern;

/** The words right before a number that say what it is. */
final class Labels {

    private static final int REACH = 24;
    private static final String GAP = "[\\s\"'“”：:=#是为号码（(]{0,6}$";

    private static final Pattern ORDER = ends("订单编?号?|单号|运单|快递|流水|编号|工单|合同|发票|批次|货号|型号|条码|版本|章节|"
            + "order(?: ?(?:no|number|id))?|invoice(?: ?(?:no|number))?|tracking(?: ?(?:no|number))?|ticket|sku|isbn|ean|"
            + "serial(?: ?(?:no|number))?|part(?: ?(?:no|number))?|case(?: ?(?:no|number|id))?|ref(?:erence)?|batch|version|"
            + "build|(?:no|nr)\\.?");
    private static final Pattern PHONE = ends(
            "电话|手机|座机|联系方式|致电|拨打|传真|微信|"
                    + "phone(?: ?(?:no|number))?|tel(?:ephone)?\\.?|mobile|cell|fax|whatsapp|call me (?:on|at)|reach me (?:on|at)");
    private static final Pattern CARD =
            ends("卡|银行卡|信用卡|借记卡|储蓄卡|账户?|帐户?|card(?: ?(?:no|number))?|account(?: ?(?:no|number))?");
    private static final Pattern ID = ends("身份证件?|证件|公民身份|identity card|id card|id(?: ?(?:no|number))|national id");
    private static final Pattern SUM = ends(
            "commit|sha-?\\d*|md5|checksum|digest|hash|trace(?:[-_ ]?id)?|span(?:[-_ ]?id)?|revision|etag|提交|校验[和码]?|哈希值?|摘要|指纹");
    private static final Pattern VERSION = ends(
            "(?:^|[^a-z])v|ver\\.?|version|release|build|patch|firmware|upgrade to|section|chapter|§|版本|升级到|固件|第|章|节");

    private Labels() {}

    private static Pattern ends(String words) {
        return Pattern.compile("(?:" + words + ")" + GAP, Pattern.CASE_INSENSITIVE);
    }

    private static boolean before(Pattern label, String text, int start) {
        return label.matcher(text.substring(Math.max(0, start - REACH), start)).find();
    }

    static boolean order(String text, int start) {
        return before(ORDER, text, start) && !phone(text, start) && !id(text, start) && !card(text, start);
    }

    static boolean phone(String text, int start) {
        return before(PHONE, text, start);
    }

    static boolean card(String text, int start) {
        return before(CARD, text, start);
    }

    static boolean id(String text, int start) {
        return before(ID, text, start);
    }

    static boolean sum(String text, int start) {
        return before(SUM, text, start);
    }

    static boolean version(String text, int start) {
        return before(VERSION, text, start);
    }
}
