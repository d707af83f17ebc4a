package dev.assay.engine;

import dev.assay.core.calibration.CertificateDemand;
import dev.assay.core.calibration.JudgeIdentity;
import dev.assay.core.gate.Estimates;
import dev.assay.core.gate.Fact;
import dev.assay.core.gate.Gate;
import dev.assay.core.gate.GateReport;
import dev.assay.core.gate.Notice;
import dev.assay.core.gate.Policy;
import dev.assay.core.gate.Rule;
import dev.assay.core.gate.RuleResult;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.Need;
import dev.assay.core.stats.Estimate;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.config.Certification;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * A gate that counts a rule on a judged metric only where a certificate speaks for the judge, if the settings demand
 * one; other such rules are not measured.
 *
 * @param gate the gate
 * @param certification what the settings demand
 * @param judge the id of who judged the run
 * @param languages codes of the languages of the run's cases
 * @param metric the metric with a name; absent when it is not known, and then it may rest on the judge
 */
record CertifiedGate(
        Gate gate,
        Certification certification,
        String judge,
        Set<String> languages,
        Function<String, Optional<Metric>> metric) {

    /** The gate of these settings. */
    static CertifiedGate of(AssayConfig config, String judge, Set<String> languages, Directions known) {
        return new CertifiedGate(
                new Gate(new Policy(config.inconclusive(), config.maxFailed())),
                config.certification(),
                judge,
                languages,
                known::metric);
    }

    /** Judges all rules, with something to say beside them. */
    GateReport judge(List<Rule> rules, Estimates estimates, List<Notice> notices) {
        if (!certification.required()) {
            return gate.judge(rules, estimates, notices);
        }
        List<CertificateDemand.Held> held = HeldCertificates.of(certification);
        List<Rule> counted =
                rules.stream().filter(rule -> unmet(rule, held).isEmpty()).toList();
        GateReport sure = gate.judge(counted, estimates, notices);
        List<RuleResult> results = new ArrayList<>();
        int next = 0;
        for (Rule rule : rules) {
            List<String> unmet = unmet(rule, held);
            results.add(unmet.isEmpty() ? sure.results().get(next++) : refused(rule, unmet, estimates));
        }
        return new GateReport(results, notices, counted.size() == rules.size() || sure.exit() == 1 ? sure.exit() : 3);
    }

    private List<String> unmet(Rule rule, List<CertificateDemand.Held> held) {
        Optional<Metric> known = metric.apply(rule.metric());
        if (known.filter(found -> !found.needs().contains(Need.JUDGE)).isPresent()) {
            return List.of();
        }
        String family = known.map(found -> found.family().name()).orElse(rule.metric());
        return new CertificateDemand(new JudgeIdentity(judge), family, languages, certification.days()).unmet(held);
    }

    private static RuleResult refused(Rule rule, List<String> unmet, Estimates estimates) {
        Optional<Estimate> estimate =
                rule.slice().map(estimates::on).orElse(estimates).of(rule.metric(), rule.confidence());
        List<Fact> facts = new ArrayList<>();
        estimate.ifPresent(found -> facts.add(new Fact("judged", found.text())));
        facts.add(new Fact("lacking", String.join("; ", unmet)));
        facts.add(new Fact("demanded", "requireCertified: true"));
        facts.add(new Fact("rule", rule + "   " + rule.origin()));
        return new RuleResult(
                rule,
                RuleResult.Outcome.NOT_MEASURED,
                Optional.empty(),
                estimate,
                rule.metric() + " is not measured by a certified judge",
                facts);
    }
}
