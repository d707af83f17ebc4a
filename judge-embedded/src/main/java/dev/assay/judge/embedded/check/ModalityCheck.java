package dev.assay.judge.embedded.check;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** "May" against "must", "need not" and "must not"; 可以 against 必须, 不必 and 不得. */
final class ModalityCheck {

    private static final String WHAT = "modality";
    private static final String MUST = "must";
    private static final String MAY = "may";
    private static final String NEED_NOT = "need not";
    private static final String MUST_NOT = "must not";

    private static final Lexicon MODALS = new Lexicon()
            .side(
                    WHAT,
                    MUST,
                    "must|have to|has to|had to|is required to|are required to|was required to|were required to|required to|be required to|is obliged to"
                            + "|are obliged to|obliged to|shall|is mandatory|are mandatory|mandatory|compulsory|is obligatory|are to"
                            + "|必须|必需|应当|须|务必|应|一定要|强制|需要|不得不")
            .side(
                    WHAT,
                    MAY,
                    "may|can|might|could|is allowed to|are allowed to|is free to|are free to|is permitted to|are permitted to|optional|optionally"
                            + "|voluntary|voluntarily|is able to|are able to|has the option to|have the option to|may choose to|can choose to"
                            + "|可以|可|可选|可自行|自愿|能够|有权|可选择")
            .side(
                    WHAT,
                    NEED_NOT,
                    "need not|needn't|does not have to|do not have to|doesn't have to|don't have to|did not have to|is not required to"
                            + "|are not required to|isn't required to|aren't required to|does not need to|do not need to|without having to|不必|无需|无须|不用|不需要|不需|毋须|用不着")
            .side(
                    WHAT,
                    MUST_NOT,
                    "must not|mustn't|may not|shall not|is not allowed to|are not allowed to|is forbidden to|are forbidden to|not permitted to"
                            + "|cannot|can't|不得|不可|不可以|不能|禁止|严禁|不准|不许")
            .except(
                    "can be|could be|may be|might be|may have|might have|could have|in may|may day|of may|as may|can not|may well|late may|early may|mid may"
                            + "|可能|可见|可谓|可是|可爱|可怕|许可|认可|可靠|可口|可乐|不可能|不可避免|应用|适应|反应|供应|相应|应该是|对应|应对|响应|效应|必须品|胡须|须知|应急|应届|可能需要|可再生|可持续|不可或缺|应付|感应|回应|应聘|可观|可行|可惜|可信|应答|答应|应有|需要的|非可|可供|宁可");

    private static final Map<String, Set<String>> RULED_OUT = Map.of(
            MUST, Set.of(MAY, NEED_NOT, MUST_NOT),
            MAY, Set.of(MUST_NOT, MUST),
            NEED_NOT, Set.of(MUST),
            MUST_NOT, Set.of(MAY, MUST));

    private static final Opposition OPPOSITION = new Opposition("modality", MODALS, ModalityCheck::opposed, 0.6);

    private ModalityCheck() {}

    /** The first clash of a claim with a window, by clauses. */
    static Optional<Clash> of(List<Piece> claim, List<Piece> window) {
        return OPPOSITION.of(claim, window);
    }

    private static boolean opposed(Cue claim, Cue passage) {
        return RULED_OUT.getOrDefault(claim.side(), Set.of()).contains(passage.side());
    }
}
