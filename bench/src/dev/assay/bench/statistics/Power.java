package dev.assay.bench.statistics;

import dev.assay.core.stats.power.Demand;
import dev.assay.core.stats.power.MeanPower;
import dev.assay.core.stats.power.PairedSharePower;

/** Cases that a difference needs. */
final class Power {

    private Power() {}

    static Table cases() {
        Table table = new Table("difference", "0/1, 5 % discordant", "10 %", "20 %", "scores, sd of a pair .2", "sd .35");
        for (double difference : new double[] {0.1, 0.05, 0.02, 0.01}) {
            table.row(
                    Table.two(difference),
                    shares(0.05, difference),
                    shares(0.1, difference),
                    shares(0.2, difference),
                    means(0.2, difference),
                    means(0.35, difference));
        }
        return table;
    }

    private static String shares(double discordant, double difference) {
        return new PairedSharePower(discordant, Demand.USUAL)
                .casesFor(difference)
                .fold(cases -> cases.toString(), why -> "cannot be");
    }

    private static String means(double deviation, double difference) {
        return new MeanPower(deviation, Demand.USUAL)
                .casesFor(difference)
                .fold(cases -> cases.toString(), why -> "cannot be");
    }
}
