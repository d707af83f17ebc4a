package dev.assay.engine.trec.score;

import dev.assay.engine.trec.measure.Measure;
import dev.assay.engine.trec.measure.RelString;
import java.util.ArrayList;
import java.util.List;

/** Where the values of each measure stand among all values of a topic, and how they are called. */
public final class Columns {

    private final List<String> names = new ArrayList<>();
    private final int[] firsts;
    private boolean cleansGrades;

    Columns(List<Measure> measures) {
        firsts = new int[measures.size() + 1];
        for (int i = 0; i < measures.size(); i++) {
            firsts[i] = names.size();
            names.addAll(measures.get(i).columns());
            cleansGrades |= measures.get(i) instanceof RelString string
                    && string.column().equals("relstring");
        }
        firsts[measures.size()] = names.size();
    }

    /** Number of values. */
    public int count() {
        return names.size();
    }

    /** Name of a value, as printed. */
    public String name(int column) {
        return names.get(column);
    }

    /** First value of the measure with this number; that of the number after the last is {@link #count}. */
    public int first(int measure) {
        return firsts[measure];
    }

    /**
     * Sets to 0 what a ranking of one unknown document should not have: {@code num_ret}, {@code utility},
     * {@code rbp_resid} and {@code unj_k}. As in trec_eval only these exact names are known, so
     * {@code utility.1,-1,0,0} stays.
     */
    TopicScores cleanMissing(TopicScores scores) {
        double[] values = scores.values();
        for (int i = 0; i < values.length; i++) {
            String name = names.get(i);
            if (name.equals("num_ret")
                    || name.equals("utility")
                    || name.equals("rbp_resid")
                    || name.startsWith("unj")) {
                values[i] = 0;
            }
        }
        return new TopicScores(values, cleansGrades ? "" : scores.grades(), scores.unusable());
    }
}
