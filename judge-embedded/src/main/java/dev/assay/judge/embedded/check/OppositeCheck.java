package dev.assay.judge.embedded.check;

import java.util.List;
import java.util.Optional;

/** Words that rule each other out about one thing: open and closed, free and paid, 允许 and 禁止. */
final class OppositeCheck {

    private static final Lexicon OPPOSITES = new Lexicon()
            .pair("open|opens|opened|开放|营业|开门", "close|closes|closed|shut|关闭|停业|歇业|关门")
            .pair(
                    "allow|allows|permit|permits|legal|允许|准许|许可|合法",
                    "forbid|forbids|forbidden|prohibit|prohibits|ban|bans|banned|illegal|禁止|严禁|不准|不许|非法|违法")
            .pair("include|includes|contain|contains|comprise|包含|包括|含有|含", "exclude|excludes|lack|lacks|不含|不包括|不包含|不含有")
            .pair("free|free of charge|at no cost|for free|免费|无偿", "paid|charged|for a fee|at a charge|收费|有偿|付费|自费")
            .pair(
                    "accept|accepts|approve|approves|接受|批准|通过",
                    "reject|rejects|refuse|refuses|decline|deny|denies|拒绝|驳回|否决")
            .pair("succeed|succeeds|success|successful|successfully|成功", "fail|fails|failure|unsuccessful|失败")
            .pair("safe|安全", "dangerous|unsafe|hazardous|危险")
            .pair("public|公开|公立", "private|secret|confidential|保密|秘密|私立|不公开")
            .pair(
                    "active|enabled|enable|enables|turn on|turned on|switched on|启用|开启|打开",
                    "inactive|disabled|disable|disables|turn off|turned off|switched off|停用|禁用|关掉")
            .pair("connect|connected|online|在线|联网", "disconnected|offline|离线|断网")
            .pair("alive|living|活着|健在|存活", "dead|deceased|died|已故|去世|死亡")
            .pair("guilty|convicted|有罪", "innocent|acquitted|not guilty|无罪")
            .pair("support|supports|favour|favor|赞成|赞同", "oppose|opposes|against|反对")
            .pair("present|attend|attended|出席|到场|参加", "absent|缺席|未出席")
            .pair("arrive|arrives|arrived|arrival|抵达|到达", "depart|departs|departed|departure|出发|启程")
            .pair("import|imports|imported|进口", "export|exports|exported|出口")
            .pair("buy|buys|bought|purchase|买入|购入|购买", "sell|sells|sold|卖出|售出|出售")
            .pair("temporary|temporarily|临时|暂时", "permanent|permanently|永久|长期")
            .pair("indoor|indoors|inside|室内", "outdoor|outdoors|outside|室外|户外")
            .pair("domestic|国内", "foreign|international|overseas|国外|海外|境外")
            .pair("wet|潮湿|湿", "dry|干燥|干")
            .pair("cold|寒冷|冷水", "hot|炎热|热水")
            .pair("win|wins|won|获胜|胜出|赢得", "lose|loses|lost|落败|输掉|失利")
            .pair(
                    "start|starts|started|begin|begins|began|开始",
                    "end|ends|ended|finish|finished|stop|stops|stopped|结束|停止")
            .pair("true|correct|right|正确", "false|incorrect|wrong|错误")
            .pair("same|identical|相同|一致|一样", "different|不同|不一致|不一样")
            .pair("improve|improves|improved|改善|好转|提升", "worsen|worsens|worsened|deteriorate|恶化|变差|变坏")
            .pair("valid|有效|生效", "invalid|expired|void|无效|失效|作废")
            .pair("left|左侧|左边", "right hand|right side|右侧|右边")
            .pair("north|northern|北部|北侧|以北", "south|southern|南部|南侧|以南")
            .pair("east|eastern|东部|东侧|以东", "west|western|西部|西侧|以西")
            .pair("male|men|男性|男子", "female|women|女性|女子")
            .pair("mandatory|compulsory|强制", "optional|voluntary|自愿|可选")
            .except(
                    "free from|free of|feel free|free will|open source|left for|in the end|at the end|by the end|the end of|to the end|end up|ended up"
                            + "|right now|right after|all right|the right to|no longer|closed to|close to|so called|lost to|public domain|许可证|许可协议|含义|通过了解|通过使用|open end|male and female|men and women"
                            + "|干部|干净|干扰|干预|若干|干涉|干线|湿地|出口处|南北|东西|北京|南京|西安|安全部|安全生产|安全局|通过对|含量");

    private static final Opposition OPPOSITION = new Opposition("opposite", OPPOSITES, Cue::apart, 0.6);

    private OppositeCheck() {}

    /** The first clash of a claim with a window, by clauses. */
    static Optional<Clash> of(List<Piece> claim, List<Piece> window) {
        return OPPOSITION.of(claim, window);
    }
}
