package dev.assay.bench.judge;

import java.util.Random;

/**
 * Which requests fail: {@code 429=0.10,drop=0.02} refuses a tenth and drops the connection of a fiftieth, drawn from a
 * fixed seed.
 *
 * @param refused share of requests answered with 429, 0 to 1
 * @param dropped share of connections closed without a reply, 0 to 1
 */
record Faults(double refused, double dropped, Random random) {

    enum Fate {
        ANSWERED,
        REFUSED,
        DROPPED
    }

    static Faults parse(String text) {
        double refused = 0;
        double dropped = 0;
        for (String part : text.isBlank() ? new String[0] : text.split(",")) {
            String[] pair = part.split("=", 2);
            switch (pair[0]) {
                case "429" -> refused = Double.parseDouble(pair[1]);
                case "drop" -> dropped = Double.parseDouble(pair[1]);
                default -> throw new IllegalArgumentException("--fail knows 429=SHARE and drop=SHARE, not " + part);
            }
        }
        return new Faults(refused, dropped, new Random(20260404));
    }

    Fate next() {
        double drawn;
        synchronized (random) {
            drawn = random.nextDouble();
        }
        return drawn < refused ? Fate.REFUSED : drawn < refused + dropped ? Fate.DROPPED : Fate.ANSWERED;
    }
}
