package dev.assay.engine.trec.measure;

import java.util.List;
import java.util.Optional;

/**
 * All measures in the order in which they are printed, and the nicknames of groups of them.
 *
 * <p>To add one: its record, its name in {@link #ORDER}, its line in {@link #create}. Only the measures asked for are
 * loaded.
 */
public final class MeasureTable {

    /** Names in the order of the output. */
    public static final List<String> ORDER = List.of(
            "runid",
            "num_q",
            "num_ret",
            "num_rel",
            "num_rel_ret",
            "map",
            "gm_map",
            "Rprec",
            "bpref",
            "recip_rank",
            "iprec_at_recall",
            "P",
            "relstring",
            "recall",
            "infAP",
            "gm_bpref",
            "Rprec_mult",
            "utility",
            "11pt_avg",
            "binG",
            "G",
            "dcg",
            "ideal_dcg",
            "ndcg",
            "ndcg_rel",
            "Rndcg",
            "ndcg_cut",
            "map_cut",
            "relative_P",
            "success",
            "set_P",
            "set_relative_P",
            "set_recall",
            "set_map",
            "set_F",
            "num_nonrel_judged_ret",
            "prefs_num_prefs_poss",
            "prefs_num_prefs_ful",
            "prefs_num_prefs_ful_ret",
            "prefs_simp",
            "prefs_pair",
            "prefs_avgjg",
            "prefs_avgjg_Rnonrel",
            "prefs_simp_ret",
            "prefs_pair_ret",
            "prefs_avgjg_ret",
            "prefs_avgjg_Rnonrel_ret",
            "prefs_simp_imp",
            "prefs_pair_imp",
            "prefs_avgjg_imp",
            "map_avgjg",
            "P_avgjg",
            "Rprec_mult_avgjg",
            "yaap",
            "rbp",
            "rbp_resid",
            "unj");

    private MeasureTable() {}

    /** The measures that a nickname stands for, in no particular order; nothing if it is none. */
    public static Optional<List<String>> nickname(String name) {
        return switch (name) {
            case "official" -> Optional.of(ORDER.subList(0, ORDER.indexOf("P") + 1));
            case "all_trec" ->
                Optional.of(List.of(
                        "runid",
                        "num_q",
                        "num_ret",
                        "num_rel",
                        "num_rel_ret",
                        "map",
                        "gm_map",
                        "Rprec",
                        "bpref",
                        "recip_rank",
                        "iprec_at_recall",
                        "P",
                        "relstring",
                        "recall",
                        "unj",
                        "rbp",
                        "rbp_resid",
                        "infAP",
                        "gm_bpref",
                        "utility",
                        "11pt_avg",
                        "ndcg",
                        "relative_P",
                        "Rprec_mult",
                        "success",
                        "map_cut",
                        "ndcg_cut",
                        "ndcg_rel",
                        "Rndcg",
                        "binG",
                        "G",
                        "set_P",
                        "set_recall",
                        "set_relative_P",
                        "set_map",
                        "set_F",
                        "num_nonrel_judged_ret"));
            case "set" ->
                Optional.of(List.of(
                        "runid",
                        "num_q",
                        "num_ret",
                        "num_rel",
                        "num_rel_ret",
                        "utility",
                        "set_P",
                        "set_recall",
                        "set_relative_P",
                        "set_map",
                        "set_F"));
            case "all_prefs", "prefs" -> Optional.of(List.of("runid", "num_q", "prefs_num_prefs_poss"));
            case "qrels_jg" -> Optional.of(List.of("runid", "num_q", "map_avgjg"));
            default -> Optional.empty();
        };
    }

    /**
     * Makes a measure.
     *
     * @param name one of {@link #ORDER}
     * @param given parameters as typed after the dot, if any; measures without parameters pass them over
     */
    public static Measure create(String name, Optional<String> given) {
        return switch (name) {
            case "runid" -> new RunId();
            case "num_q" -> new NumQ();
            case "num_ret" -> new NumRet();
            case "num_rel" -> new NumRel();
            case "num_rel_ret" -> new NumRelRet();
            case "num_nonrel_judged_ret" -> new NumNonrelJudgedRet();
            case "map" -> new AveragePrecision();
            case "gm_map" -> new GeometricMap();
            case "Rprec" -> new Rprec();
            case "bpref" -> new Bpref();
            case "gm_bpref" -> new GeometricBpref();
            case "recip_rank" -> new ReciprocalRank();
            case "infAP" -> new InferredAp();
            case "binG" -> new BinaryGain();
            case "yaap" -> new Yaap();
            case "set_P" -> new SetPrecision();
            case "set_recall" -> new SetRecall();
            case "set_relative_P" -> new SetRelativePrecision();
            case "set_map" -> new SetMap();
            case "P" -> new PrecisionAt(depths(name, given));
            case "recall" -> new RecallAt(depths(name, given));
            case "relative_P" -> new RelativePrecisionAt(depths(name, given));
            case "map_cut" -> new AveragePrecisionAt(depths(name, given));
            case "ndcg_cut" -> new NdcgAt(depths(name, given));
            case "success" -> new SuccessAt(depths(name, given, Depths.of(1, 5, 10)));
            case "unj" -> new UnjudgedAt(depths(name, given, Depths.of(5, 10, 20)));
            default -> withNumbers(name, given);
        };
    }

    private static Measure withNumbers(String name, Optional<String> given) {
        return switch (name) {
            case "iprec_at_recall" -> new PrecisionAtRecall(sorted(name, given, PrecisionAtRecall.elevenPoints()));
            case "Rprec_mult" -> new RprecMultiple(sorted(name, given, RprecMultiple.standardFactors()));
            case "11pt_avg" ->
                new AverageOverRecall(column(name, given), numbers(given, PrecisionAtRecall.elevenPoints()));
            case "utility" -> new Utility(column(name, given), numbers(given, Numbers.of(1, -1, 0, 0)));
            case "set_F" ->
                new SetF(column(name, given), numbers(given, Numbers.of(1)).at(0));
            case "relstring" -> given.isPresent() ? RelString.of(given.get()) : new RelString();
            case "ndcg" -> new Ndcg(column(name, given), gains(name, given));
            case "dcg" -> new DcgValue(column(name, given), gains(name, given));
            case "ideal_dcg" -> new IdealDcg(column(name, given), gains(name, given));
            case "ndcg_rel" -> new NdcgAtRelevant(column(name, given), gains(name, given));
            case "Rndcg" -> new NdcgAtLevels(column(name, given), gains(name, given));
            case "G" -> new NormalizedGain(column(name, given), gains(name, given));
            case "rbp" -> new RankBiasedPrecision(column(name, given), gains(name, given));
            case "rbp_resid" -> new RankBiasedResidual(column(name, given), gains(name, given));
            default -> new NeedsOtherJudgements(name);
        };
    }

    private static Depths depths(String name, Optional<String> given) {
        return depths(name, given, Depths.standard());
    }

    private static Depths depths(String name, Optional<String> given, Depths standard) {
        return given.isPresent() ? Depths.read(name, given.get()) : standard;
    }

    private static Numbers sorted(String name, Optional<String> given, Numbers standard) {
        return given.isPresent() ? Numbers.readSorted(name, given.get()) : standard;
    }

    private static Numbers numbers(Optional<String> given, Numbers standard) {
        return given.isPresent() ? Numbers.read(given.get()) : standard;
    }

    private static GainMap gains(String name, Optional<String> given) {
        return given.isPresent() ? GainMap.of(name, given.get()) : GainMap.none();
    }

    private static String column(String name, Optional<String> given) {
        return given.isPresent() ? name.concat("_").concat(given.get()) : name;
    }
}
