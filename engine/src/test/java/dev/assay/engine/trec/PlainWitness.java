package dev.assay.engine.trec;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** A few measures written down as their definitions say, with strings and maps, to be compared with. */
final class PlainWitness {

    private record Hit(String document, double score) {}

    private final Map<String, Map<String, Integer>> judged = new TreeMap<>();
    private final Map<String, List<Hit>> retrieved = new TreeMap<>();

    PlainWitness(RandomData data) {
        for (String line : data.qrels()) {
            String[] fields = line.split(" ");
            judged.computeIfAbsent(fields[0], topic -> new TreeMap<>()).put(fields[2], Integer.parseInt(fields[3]));
        }
        for (String line : data.run()) {
            String[] fields = line.split(" ");
            retrieved
                    .computeIfAbsent(fields[0], topic -> new ArrayList<>())
                    .add(new Hit(fields[2], Double.parseDouble(fields[4])));
        }
        for (List<Hit> hits : retrieved.values()) {
            hits.sort(Comparator.comparingDouble(Hit::score)
                    .thenComparing(Hit::document)
                    .reversed());
        }
    }

    /** What {@code -q -n -m map -m recip_rank -m P.10 -m ndcg} should print. */
    String lines() {
        StringBuilder lines = new StringBuilder();
        judged.forEach((topic, grades) -> {
            if (retrieved.containsKey(topic)) {
                line(lines, "map", topic, averagePrecision(grades, retrieved.get(topic)));
                line(lines, "recip_rank", topic, reciprocalRank(grades, retrieved.get(topic)));
                line(lines, "P_10", topic, precisionAtTen(grades, retrieved.get(topic)));
                line(lines, "ndcg", topic, ndcg(grades, retrieved.get(topic)));
            }
        });
        return lines.toString();
    }

    private static void line(StringBuilder lines, String name, String topic, double value) {
        lines.append(name)
                .append(" ".repeat(22 - name.length()))
                .append('\t')
                .append(topic)
                .append('\t');
        lines.append(new BigDecimal(value).setScale(4, RoundingMode.HALF_EVEN)).append('\n');
    }

    private static double averagePrecision(Map<String, Integer> grades, List<Hit> hits) {
        double sum = 0;
        int found = 0;
        for (int i = 0; i < hits.size(); i++) {
            if (grades.getOrDefault(hits.get(i).document(), 0) > 0) {
                sum += (double) ++found / (i + 1);
            }
        }
        long relevant = grades.values().stream().filter(grade -> grade > 0).count();
        return relevant == 0 ? 0 : sum / relevant;
    }

    private static double reciprocalRank(Map<String, Integer> grades, List<Hit> hits) {
        for (int i = 0; i < hits.size(); i++) {
            if (grades.getOrDefault(hits.get(i).document(), 0) > 0) {
                return 1.0 / (i + 1);
            }
        }
        return 0;
    }

    private static double precisionAtTen(Map<String, Integer> grades, List<Hit> hits) {
        return hits.stream()
                        .limit(10)
                        .filter(hit -> grades.getOrDefault(hit.document(), 0) > 0)
                        .count()
                / 10.0;
    }

    private static double ndcg(Map<String, Integer> grades, List<Hit> hits) {
        List<Integer> gains =
                hits.stream().map(hit -> grades.getOrDefault(hit.document(), 0)).toList();
        List<Integer> ideal =
                grades.values().stream().sorted(Comparator.reverseOrder()).toList();
        return dcg(ideal) == 0 ? 0 : dcg(gains) / dcg(ideal);
    }

    private static double dcg(List<Integer> gains) {
        double sum = 0;
        for (int i = 0; i < gains.size(); i++) {
            sum += Math.max(gains.get(i), 0) / (Math.log(i + 2) / Math.log(2));
        }
        return sum;
    }
}
