package dev.assay.engine.trec.beyond;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The measures asked for. trec_eval takes the first list of cut-offs of a measure and forgets the others; here
 * {@code nDCG@5} and {@code nDCG@10} are both wanted, so the lists become one.
 */
final class MeasureWish {

    private static final Set<String> WITH_CUTS =
            Set.of("P", "recall", "relative_P", "map_cut", "ndcg_cut", "success", "unj", "iprec_at_recall");

    private final List<String> plain = new ArrayList<>();
    private final Map<String, Set<String>> cuts = new LinkedHashMap<>();

    void add(String typed) {
        String name = MeasureNames.inTrecWords(typed);
        int dot = name.indexOf('.');
        if (dot > 0 && dot < name.length() - 1 && WITH_CUTS.contains(name.substring(0, dot))) {
            cuts.computeIfAbsent(name.substring(0, dot), measure -> new LinkedHashSet<>())
                    .addAll(List.of(name.substring(dot + 1).split(",", -1)));
        } else {
            plain.add(name);
        }
    }

    /** The options for trec_eval. */
    List<String> options() {
        List<String> options = new ArrayList<>();
        plain.forEach(name -> options.add("-m" + name));
        cuts.forEach((name, depths) -> options.add("-m" + name + "." + String.join(",", depths)));
        return options;
    }
}
