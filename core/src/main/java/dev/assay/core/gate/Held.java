package dev.assay.core.gate;

import dev.assay.core.gate.RuleResult.Leaning;
import dev.assay.core.gate.RuleResult.Outcome;
import dev.assay.core.stats.Interval;
import java.util.Optional;

/**
 * Decides a rule against the baseline from the paired differences. Where no case changed, the run is no worse, and not
 * better: that is no estimate but what was seen on every case. Else so few independent cases that even all of them
 * changing the same way could be chance decide nothing (fewer than six at 95 %: a bootstrap of so few is too sure of
 * itself). Else the interval decides; where all cases changed by the same it has no width, and the sign-flip test does.
 */
final class Held {

    /** Differences of scores such as .78 and .8 miss their decimal value by so little; it counts as exactly there. */
    private static final double EXACT = 1e-12;

    private final Change change;
    private final double level;

    Held(Change change, double level) {
        this.change = change;
        this.level = level;
    }

    /** Independent cases of which all changing the same way is no chance any more: two in {@code 2^n} patterns. */
    static int fewest(double level) {
        return (int) Math.ceil(1 - Math.log(1 - level) / Math.log(2) - EXACT);
    }

    Leaning leaning(Requirement requirement) {
        boolean met = requirement instanceof Requirement.NoWorse noWorse
                ? change.gain() >= -noWorse.margin() - EXACT
                : change.gain() > EXACT;
        return met ? Leaning.PASS : Leaning.FAIL;
    }

    Outcome outcome(Requirement requirement) {
        if (change.unchanged()) {
            return requirement instanceof Requirement.NoWorse ? Outcome.PASS : Outcome.FAIL;
        }
        if (change.independent() < fewest(level)) {
            return Outcome.INCONCLUSIVE;
        }
        double edge = requirement instanceof Requirement.NoWorse noWorse ? -noWorse.margin() : 0;
        boolean edgePasses = requirement instanceof Requirement.NoWorse;
        Optional<Interval> gain = change.gainInterval().filter(interval -> interval.low() < interval.high());
        if (gain.isPresent()) {
            return outcome(gain.get(), edge, edgePasses);
        }
        if (Math.abs(change.gain() - edge) <= EXACT || !change.farFrom(edge, level)) {
            return Outcome.INCONCLUSIVE;
        }
        return leaning(requirement) == Leaning.PASS ? Outcome.PASS : Outcome.FAIL;
    }

    private static Outcome outcome(Interval gain, double edge, boolean edgePasses) {
        if (edgePasses ? gain.low() >= edge - EXACT : gain.low() > edge + EXACT) {
            return Outcome.PASS;
        }
        boolean missed = edgePasses ? gain.high() < edge - EXACT : gain.high() <= edge + EXACT;
        return missed ? Outcome.FAIL : Outcome.INCONCLUSIVE;
    }
}
