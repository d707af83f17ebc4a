package dev.assay.engine.report;

import java.util.List;

/** What a triage says in every form. */
final class Triages {

    /** Less than this is shown as 0.000. */
    private static final double LEAST_SHOWN = 0.0005;

    private Triages() {}

    static String origin(TriageInput input, Wording in) {
        return in.pick("run ", "运行 ")
                + input.run()
                + in.pick(", ", "，")
                + in.cases(input.triage().cases())
                + in.pick(", ", "，")
                + in.pick(
                        input.triage().fallen() + " with a cause",
                        "其中 " + input.triage().fallen() + " 个有原因");
    }

    /** Why no cause is listed. */
    static String none(TriageInput input, Wording in) {
        return input.only()
                .filter(cause -> input.triage().fallen() > 0)
                .map(cause -> in.pick("No case has the cause `", "没有用例的原因是 `") + cause.word() + in.pick("`.", "`。"))
                .orElse(Phrase.NO_CAUSES.in(in));
    }

    static String[] gainHead(Wording in) {
        return new String[] {
            Phrase.CAUSE.in(in),
            Phrase.METRIC.in(in),
            Phrase.MEAN.in(in),
            Phrase.WOULD_BE.in(in),
            Phrase.CHANGE.in(in),
            Phrase.INTERVAL.in(in),
            Phrase.MENDED_CASES.in(in)
        };
    }

    /** The rows of a cause, the metric that would improve most first; of others nothing is said. */
    static List<String[]> gains(TriageInput input, CauseLine line) {
        return GainLine.of(line.of().gains(), input.lowerIsBetter()::contains).stream()
                .filter(gain -> gain.improvement() >= LEAST_SHOWN)
                .map(gain -> new String[] {
                    line.name(),
                    PlainText.line(gain.metric()),
                    Numbers.fraction(gain.gain().mean()),
                    Numbers.fraction(gain.gain().mended()),
                    gain.change(),
                    gain.interval(line.in()),
                    gain.gain().affected() + "/" + gain.gain().n()
                })
                .toList();
    }

    /** How many of the cases stand below. */
    static String shown(CauseLine line, Wording in) {
        int shown = line.of().examples().size();
        int all = line.of().cases();
        return shown == all ? in.cases(all) : in.pick(shown + " of " + in.cases(all), all + " 个用例中的 " + shown + " 个");
    }
}
