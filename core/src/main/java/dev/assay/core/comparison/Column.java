package dev.assay.core.comparison;

import dev.assay.core.metric.Score;
import dev.assay.core.stats.ClusterIds;
import dev.assay.core.stats.paired.Pairs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

/** The values of one metric in both runs, over the cases that have one in both. */
final class Column {

    private final List<CasePair> valued = new ArrayList<>();
    private final double[] a;
    private final double[] b;

    Column(String metric, List<CasePair> pairs) {
        double[] allA = new double[pairs.size()];
        double[] allB = new double[pairs.size()];
        for (CasePair pair : pairs) {
            OptionalDouble first = pair.scoreA(metric).map(Score::number).orElse(OptionalDouble.empty());
            OptionalDouble second = pair.scoreB(metric).map(Score::number).orElse(OptionalDouble.empty());
            if (first.isPresent() && second.isPresent()) {
                allA[valued.size()] = first.getAsDouble();
                allB[valued.size()] = second.getAsDouble();
                valued.add(pair);
            }
        }
        a = Arrays.copyOf(allA, valued.size());
        b = Arrays.copyOf(allB, valued.size());
    }

    int size() {
        return valued.size();
    }

    OptionalDouble meanA() {
        return Arrays.stream(a).average();
    }

    OptionalDouble meanB() {
        return Arrays.stream(b).average();
    }

    Pairs pairs() {
        ClusterIds clusters = new ClusterIds();
        int[] ids = valued.stream()
                .mapToInt(pair -> clusters.id(pair.a().cluster()))
                .toArray();
        return Pairs.of(a, b, ids);
    }

    List<CaseChange> changes() {
        List<CaseChange> changes = new ArrayList<>();
        for (int i = 0; i < valued.size(); i++) {
            CasePair pair = valued.get(i);
            changes.add(new CaseChange(
                    pair.id(), a[i], b[i], pair.a().cause(), pair.b().cause()));
        }
        return changes;
    }
}
