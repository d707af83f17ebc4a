package dev.assay.bench.loops;

import dev.assay.core.stats.Bca;
import dev.assay.core.stats.Interval;
import java.util.Random;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A BCa interval of 10,000 resamples. */
@State(Scope.Benchmark)
public class BootstrapLoop {

    @Param({"100", "1000"})
    public int cases;

    private double[] values;
    private int[] clusters;

    @Setup
    public void make() {
        values = new Random(2).doubles(cases).toArray();
        clusters = IntStream.range(0, cases).toArray();
    }

    @Benchmark
    public Interval bca() {
        return Bca.interval(values, clusters, 7, 0.95);
    }
}
