package dev.assay.judge.embedded.check;

import java.util.List;
import java.util.Optional;

/** "With" against "without", "if" against "unless", "only if" against "even if"; 如果 against 除非, 只有 against 无论. */
final class ConditionCheck {

    private static final String WHEN = "when";
    private static final String WHAT_COMES_WITH_IT = "what comes with it";

    private static final Lexicon CONDITIONS = new Lexicon()
            .side(WHEN, "if", "if|when|in case|如果|若|如|当|凡")
            .side(
                    WHEN,
                    "only if",
                    "provided|provided that|as long as|on condition that|only if|only when|only with|only after|limited to|subject to"
                            + "|只要|只有|仅限|仅在|限于|须经|须凭|凭")
            .side(WHEN, "unless", "unless|除非")
            .side(
                    WHEN,
                    "regardless",
                    "even if|even if no|even if not|even without|even when|regardless of|regardless of whether|whether or not|no matter|irrespective of|with or without"
                            + "|即使|即使没有|即使不|即使未|哪怕没有|哪怕不|即便|哪怕|不论|无论|不管|不论是否|无论是否|不管是否|就算")
            .side(
                    WHAT_COMES_WITH_IT,
                    "with",
                    "with|including|includes|inclusive of|together with|含|包含|包括|连同|带有|带|附带|配有")
            .side(WHAT_COMES_WITH_IT, "without", "without|excluding|excludes|exclusive of|不含|不包含|不包括|不带|除去|不附|没有配")
            .except(
                    "as if|what if|if any|with respect|with regard|when it comes|例如|比如|如下|如何|如今|不如|诸如|譬如|当地|当时|当前|相当|应当|当然|当年|当天|当选|担当|当中|如此|犹如|假如说|凭借|含义|含量|包括但不限于|带来|带领|携带|地带|热带|一带|带动|文凭|当事|当局|当代|适当|充当");

    private static final Opposition OPPOSITION = new Opposition("condition", CONDITIONS, ConditionCheck::opposed, 0.5);

    private ConditionCheck() {}

    /** The first clash of a claim with a window, by clauses. */
    static Optional<Clash> of(List<Piece> claim, List<Piece> window) {
        return OPPOSITION.of(claim, window);
    }

    /** "If" and "only if" go together; "regardless" rules out "only if" alone. */
    private static boolean opposed(Cue claim, Cue passage) {
        boolean regardless = claim.side().equals("regardless") || passage.side().equals("regardless");
        boolean only = claim.side().equals("only if") || passage.side().equals("only if");
        boolean unless = claim.side().equals("unless") || passage.side().equals("unless");
        return claim.apart(passage) && (claim.scale().equals(WHAT_COMES_WITH_IT) || (regardless ? only : unless));
    }
}
