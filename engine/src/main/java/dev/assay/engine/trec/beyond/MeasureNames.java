package dev.assay.engine.trec.beyond;

import dev.assay.core.words.NearNames;
import dev.assay.engine.trec.measure.MeasureTable;
import dev.assay.engine.trec.text.TrecFailure;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Measures as {@code ir_measures} writes them ({@code nDCG@10}), told in trec_eval's words ({@code ndcg_cut.10}). Only
 * those that trec_eval computes; names in any case.
 */
final class MeasureNames {

    /** A name; trec_eval's for the whole ranking and for a cut-off, empty where it has none. */
    private record Name(String own, String whole, String cut) {}

    private static final List<Name> NAMES = List.of(
            new Name("nDCG", "ndcg", "ndcg_cut"),
            new Name("P", "", "P"),
            new Name("R", "", "recall"),
            new Name("Recall", "", "recall"),
            new Name("Precision", "", "P"),
            new Name("AP", "map", "map_cut"),
            new Name("MAP", "map", "map_cut"),
            new Name("RR", "recip_rank", ""),
            new Name("MRR", "recip_rank", ""),
            new Name("Success", "", "success"),
            new Name("Rprec", "Rprec", ""),
            new Name("Bpref", "bpref", ""),
            new Name("infAP", "infAP", ""),
            new Name("IPrec", "", "iprec_at_recall"),
            new Name("SetP", "set_P", ""),
            new Name("SetR", "set_recall", ""),
            new Name("SetF", "set_F", ""),
            new Name("SetAP", "set_map", ""),
            new Name("NumQ", "num_q", ""),
            new Name("NumRet", "num_ret", ""),
            new Name("NumRel", "num_rel", ""));

    private static final Pattern FORM = Pattern.compile("([A-Za-z]+)(?:@([0-9.]+))?");

    private MeasureNames() {}

    /** The measure in trec_eval's words; what is so already stays. An unknown name is a failure that offers near ones. */
    static String inTrecWords(String typed) {
        int dot = typed.indexOf('.');
        String first = dot < 0 ? typed : typed.substring(0, dot);
        if (MeasureTable.ORDER.contains(first) || MeasureTable.nickname(first).isPresent()) {
            return typed;
        }
        Matcher form = FORM.matcher(typed);
        Optional<Name> found = form.matches() ? find(form.group(1)) : Optional.empty();
        return found.map(name -> translated(name, Optional.ofNullable(form.group(2))))
                .orElseThrow(() -> unknown(typed));
    }

    private static Optional<Name> find(String typed) {
        return NAMES.stream().filter(name -> name.own.equalsIgnoreCase(typed)).findFirst();
    }

    private static String translated(Name name, Optional<String> cut) {
        String trec = cut.isPresent() ? name.cut : name.whole;
        if (!trec.isEmpty()) {
            return cut.map(depth -> trec + "." + depth).orElse(trec);
        }
        throw illegal(
                name.own + cut.map("@"::concat).orElse(""),
                cut.isPresent()
                        ? ": trec_eval computes it over the whole ranking only; write " + name.own
                        : " needs a cut-off: write " + name.own + (name.own.equals("IPrec") ? "@0.1" : "@10"));
    }

    private static TrecFailure unknown(String typed) {
        if (typed.indexOf('(') >= 0) {
            return illegal(
                    typed,
                    ": parameters in brackets are not read; -l sets the lowest relevant grade,"
                            + " ndcg.1=3,2=9 the gains");
        }
        int at = typed.indexOf('@');
        String base = at < 0 ? typed : typed.substring(0, at);
        List<String> allowed = new ArrayList<>();
        NAMES.forEach(name -> {
            if (!(at < 0 ? name.whole : name.cut).isEmpty()) {
                allowed.add(name.own);
            }
        });
        String cut = at < 0 ? "" : typed.substring(at);
        if (at < 0) {
            allowed.addAll(MeasureTable.ORDER);
        }
        List<String> near = NearNames.of(base.toLowerCase(Locale.ROOT), allowed);
        return illegal(
                typed,
                near.isEmpty()
                        ? ": known are trec_eval's names and those of ir_measures, such as nDCG@10, P@5, R@100, AP, RR"
                        : ": did you mean `" + String.join(cut + "` or `", near) + cut + "`?");
    }

    private static TrecFailure illegal(String typed, String why) {
        return new TrecFailure(TrecFailure.USAGE, "illegal measure '" + typed + "'" + why);
    }
}
