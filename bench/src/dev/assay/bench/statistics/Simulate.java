package dev.assay.bench.statistics;

import dev.assay.core.gate.Policy;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Writes {@code docs/statistics.md}: how often the intervals hold the truth, and how often the gate errs. */
final class Simulate {

    private Simulate() {}

    public static void main(String[] args) throws IOException {
        boolean quick = List.of(args).contains("--quick");
        Plan plan = new Plan(quick ? 200 : 2_000);
        Path template = Path.of(args[0]);
        String text = Files.readString(template)
                .replace("{{runs}}", String.format(Locale.ROOT, "%,d", plan.runs()))
                .replace("{{others}}", String.format(Locale.ROOT, "%,d", Labels.OTHERS))
                .replace("{{fewer}}", String.valueOf(plan.fewer()))
                .replace("{{gate}}", Gates.verdicts(Policy.DEFAULT).toString())
                .replace("{{power}}", Power.cases().toString())
                .replace("{{labels}}", Labels.intervals(plan).toString())
                .replace("{{agreement}}", Agreement.intervals(plan).toString())
                .replace("{{paired}}", Paired.intervals(plan).toString())
                .replace("{{alarms}}", Paired.falseAlarms(plan).toString())
                .replace("{{sliceAlarms}}", Slices.falseAlarms(plan).toString())
                .replace("{{slicePower}}", Slices.power(plan).toString())
                .replace("{{sliceSearch}}", Slices.search(plan).toString())
                .replace("{{shares}}", Means.shares(plan).toString())
                .replace("{{scores}}", Means.scores(plan).toString());
        System.out.print(text);
    }
}
