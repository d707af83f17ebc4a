package dev.assay.core.gate;

import dev.assay.core.gate.RuleResult.Leaning;
import dev.assay.core.gate.RuleResult.Outcome;
import dev.assay.core.stats.Interval;
import java.util.Optional;

/**
 * Decides a rule against the baseline from the paired differences. The interval decides where there is one. Where all
 * cases changed by the same amount it has no width, and the sign-flip test decides. Where no case changed, the run is no
 * worse, and not better: that is no estimate but what was seen on every case. One case alone decides nothing.
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
