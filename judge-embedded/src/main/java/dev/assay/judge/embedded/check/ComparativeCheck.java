package dev.assay.judge.embedded.check;

import java.util.List;
import java.util.Optional;

/** "Higher" against "lower", "before" against "after", 增加 against 减少; and "A is higher than B" against "B is higher than A". */
final class ComparativeCheck {

    private static final Lexicon DIRECTIONS = new Lexicon()
            .pair("more|更多|多于|较多", "less|fewer|更少|少于|较少")
            .pair("most|最多", "least|fewest|最少")
            .pair(
                    "at most|no more than|up to|a maximum of|至多|不超过|顶多",
                    "at least|no less than|no fewer than|a minimum of|至少|起码|不少于|不低于")
            .pair("higher|高于|更高|较高", "lower|低于|更低|较低|不及")
            .pair("highest|the best|best|top|最高|最佳|最好|第一", "lowest|the worst|worst|poorest|bottom|最低|最差|垫底|倒数第一")
            .pair("larger|bigger|greater|大于|更大|较大", "smaller|小于|更小|较小")
            .pair("largest|biggest|greatest|最大", "smallest|tiniest|最小")
            .pair("longer|更长|长于|较长", "shorter|更短|短于|较短")
            .pair("longest|最长", "shortest|最短")
            .pair("faster|quicker|sooner|更快|快于|较快", "slower|更慢|慢于|较慢")
            .pair("fastest|最快", "slowest|最慢")
            .pair("older|更老|年长", "younger|newer|更年轻|年幼")
            .pair("oldest|最老|最古老", "youngest|newest|最年轻|最新")
            .pair("stronger|更强|强于|优于", "weaker|更弱|弱于|劣于|逊于")
            .pair("cheaper|更便宜", "dearer|more expensive|pricier|更贵")
            .pair("cheapest|最便宜", "most expensive|dearest|最贵")
            .pair("warmer|hotter|更热|更暖", "colder|cooler|更冷")
            .pair("heavier|更重|重于", "lighter|更轻|轻于")
            .pair("better|更好|胜过", "worse|更差|不如")
            .pair("easier|更容易", "harder|更难")
            .pair("before|prior to|之前|以前|前", "after|following|之后|以后|后")
            .pair("earlier|earlier than|早于|先于|更早|提前", "later|later than|晚于|迟于|更晚|推迟|延后")
            .pair("earliest|最早", "latest|最晚|最迟")
            .pair("above|over|以上|高出", "below|under|beneath|以下")
            .pair(
                    "increase|increases|increased|rise|rises|rose|risen|grow|grows|grew|grown|up|gain|gained|climbed|climb|增加|增长|上升|上涨|提高|增多|扩大|升高|上调",
                    "decrease|decreases|decreased|fall|falls|fell|fallen|drop|dropped|decline|declined|shrink|shrank|down|reduce|reduces|reduced|cut|减少|下降|下跌|降低|减低|缩小|下滑|下调")
            .pair("first|the first|首先|首个|首次", "last|final|最后|最终")
            .pair("maximum|upper limit|上限|最大值", "minimum|lower limit|下限|最小值")
            .pair("majority|多数|大部分", "minority|少数|小部分")
            .except(
                    "more or less|more and more|after all|over the|over time|all over|set up|sign up|up to date|grow up|grew up|grown up|made up|make up|come up|came up"
                            + "|end up|ended up|pick up|picked up|look up|looked after|named after|at first|for the first time|last year|last week|last month|first name|last name"
                            + "|cut off|falling under|fall under|under the|follow up|fell in love|before long|day after|long before|more than|less than|no more|least one|down to|break down|broke down"
                            + "|most of|the most|最好是|最多的|前者|后者|之后的|前期|后期|前后|后来|然后|此后|此前|目前|前往|前来|前进|前面|后面|落后|后果|后人|前人|今后|背后|空前|前任|前提|前景|以前的|皇后|后代|后裔|后世|后卫|前锋|从前|眼前|后悔|其后|先后|随后|战后|午前|午后|前身|前夕|日前|当前|跟前|面前|前线|后方|前方|后续");

    private static final Opposition OPPOSITION = new Opposition("comparative", DIRECTIONS, Cue::apart, 0.6);

    private ComparativeCheck() {}

    /** The first clash of a claim with a window, by clauses. */
    static Optional<Clash> of(List<Piece> claim, List<Piece> window) {
        Optional<Clash> turned = OPPOSITION.of(claim, window);
        return turned.isPresent() ? turned : Relation.swapped("comparative", Comparison::in, claim, window);
    }
}
