package dev.assay.core.stats.parted;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** What each case of a metric lies above the mean of all, laid out by cluster. A number that no case has is a cluster of size 0. */
final class Clusters {

    private final int[] start;
    private final double[] residuals;
    private final double[] sums;
    private final int count;
    private final double squares;
    private final Map<Integer, int[]> bySize = new TreeMap<>();

    Clusters(double[] residual, int[] clusterIds) {
        int numbers = IntStream.of(clusterIds).max().orElse(-1) + 1;
        start = new int[numbers + 1];
        for (int cluster : clusterIds) {
            start[cluster + 1]++;
        }
        for (int i = 0; i < numbers; i++) {
            start[i + 1] += start[i];
        }
        residuals = new double[residual.length];
        sums = new double[numbers];
        int[] filled = new int[numbers];
        for (int i = 0; i < residual.length; i++) {
            int cluster = clusterIds[i];
            residuals[start[cluster] + filled[cluster]++] = residual[i];
            sums[cluster] += residual[i];
        }
        count = (int) IntStream.range(0, numbers).filter(i -> size(i) > 0).count();
        squares =
                IntStream.range(0, numbers).mapToDouble(i -> sums[i] * sums[i]).sum();
        gatherBySize();
    }

    private void gatherBySize() {
        Map<Integer, Integer> counts = new TreeMap<>();
        for (int cluster = 0; cluster < sums.length; cluster++) {
            counts.merge(size(cluster), 1, Integer::sum);
        }
        counts.forEach((size, alike) -> bySize.put(size, new int[alike]));
        counts.replaceAll((size, alike) -> 0);
        for (int cluster = 0; cluster < sums.length; cluster++) {
            int place = counts.merge(size(cluster), 1, Integer::sum) - 1;
            ofSize(size(cluster))[place] = cluster;
        }
    }

    /** Number of clusters that have a case. */
    int count() {
        return count;
    }

    /** Sum over the clusters of the square of what each lies above the mean. */
    double squares() {
        return squares;
    }

    int size(int cluster) {
        return start[cluster + 1] - start[cluster];
    }

    int start(int cluster) {
        return start[cluster];
    }

    double sum(int cluster) {
        return sums[cluster];
    }

    /** The clusters with this number of cases, 1 or more. */
    int[] ofSize(int size) {
        return bySize.getOrDefault(size, new int[0]);
    }

    /** All that lies above the mean, cluster after cluster; a copy. */
    double[] residuals() {
        return residuals.clone();
    }

    /** Number of cluster numbers, those without a case among them. */
    int numbers() {
        return sums.length;
    }
}
