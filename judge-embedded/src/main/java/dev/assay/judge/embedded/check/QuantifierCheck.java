package dev.assay.judge.embedded.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** "All" against "most", "some", "few" and "none"; "always" against "sometimes"; 所有 against 部分, 从不 against 有时. */
final class QuantifierCheck {

    private static final String HOW_MANY = "how many";
    private static final String HOW_OFTEN = "how often";

    private static final Lexicon QUANTIFIERS = new Lexicon()
            .side(HOW_MANY, "all", "all|every|each|both|the entire|所有|全部|每|每个|每位|每名|每一|每种|全体|一切|任何|均|凡|各")
            .side(HOW_MANY, "most", "most|most of|the majority of|a majority of|大多数|大部分|多数|绝大部分|绝大多数|多半|大都|大多")
            .side(
                    HOW_MANY,
                    "some",
                    "some|some of|several|only some|several of|half of|half the|only half|only one of|one of|a part of|only part of"
                            + "|部分|一部分|有些|一些|有的|若干|半数|一半")
            .side(
                    HOW_MANY,
                    "few",
                    "few|only a few|very few|hardly any|a minority of|a handful of|少数|少部分|极少数|个别|仅有|只有|很少")
            .side(HOW_MANY, "none", "none|none of|neither|neither of|nobody|no one|没有一个|没有一位|没有一名|无一|没有任何")
            .side(HOW_OFTEN, "all", "always|at all times|every time|invariably|总是|始终|一直|一律|每次|每回|永远")
            .side(HOW_OFTEN, "most", "usually|often|generally|typically|normally|frequently|通常|经常|常常|往往|一般|时常")
            .side(HOW_OFTEN, "some", "sometimes|occasionally|at times|now and then|有时|有时候|偶尔|间或")
            .side(HOW_OFTEN, "few", "rarely|seldom|hardly ever|很少会|极少|难得")
            .side(HOW_OFTEN, "none", "never|从不|从未|从来没|从来不")
            .except(
                    "at all|all over|after all|first of all|above all|not all|not every|not always|not both|all but|almost all|nearly all|all the same"
                            + "|at most|each other|every day|every week|every month|every year|every hour|every other|every few|in most|quite a few|the few"
                            + "|at least some|the most|some more|most important|most likely|most popular|most common|most recent|and most|one of the most"
                            + "|每天|每日|每周|每月|每年|每小时|每分钟|每人|每张|每公斤|每平方米|每千克|每隔|不是所有|并非所有|不都|平均|均匀|均值|各种|各地|各类|各自|各国|部分的|一般来说|几乎所有|几乎全部|只有在|只有当|一直到"
                            + "|有的是|所有者|所有权|所有制|部分时间|各界|各方|各项|各级|大部分时间|凡是|平凡|非凡|部分地|一部分人");

    /** What a passage may say that rules out what a claim says: "some" follows from "most" and "all", not the reverse. */
    private static final Map<String, Set<String>> RULED_OUT = Map.of(
            "all", Set.of("most", "some", "few", "none"),
            "most", Set.of("some", "few", "none"),
            "some", Set.of("none"),
            "few", Set.of("all", "most"),
            "none", Set.of("all", "most", "some", "few"));

    private static final Opposition OPPOSITION =
            new Opposition("quantifier", QUANTIFIERS, QuantifierCheck::opposed, 0.5);

    private QuantifierCheck() {}

    /** The first clash of a claim with a window, by clauses. */
    static Optional<Clash> of(List<Piece> claim, List<Piece> window) {
        return OPPOSITION.of(claim, window);
    }

    private static boolean opposed(Cue claim, Cue passage) {
        return claim.scale().equals(passage.scale())
                && RULED_OUT.getOrDefault(claim.side(), Set.of()).contains(passage.side());
    }
}
