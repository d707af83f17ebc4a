package dev.assay.engine;

import dev.assay.core.calibration.CertificateDemand;
import dev.assay.core.calibration.CorrectedShare;
import dev.assay.core.calibration.JudgeIdentity;
import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.JudgedClaim;
import dev.assay.core.stats.ClusterIds;
import dev.assay.core.stats.ScoreColumn;
import dev.assay.core.stats.agreement.Confusion;
import dev.assay.core.stats.corrected.RoganGladen;
import dev.assay.core.words.Language;
import dev.assay.engine.config.AssayConfig;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Counts the claims of a run by language, so that a certificate can correct their share. */
final class ClaimShares {

    private final AssayConfig config;
    private final String judge;
    private final List<CertificateDemand.Held> held;
    private final Map<String, Claims> languages = new TreeMap<>();
    private final ClusterIds clusters = new ClusterIds();

    /**
     * An empty count.
     *
     * @param judge the id of who judges
     */
    ClaimShares(AssayConfig config, String judge) {
        this.config = config;
        this.judge = judge;
        this.held = HeldCertificates.of(config.certification());
    }

    private static final class Claims {

        private final ScoreColumn column = new ScoreColumn();
        private int yes;
    }

    /** Counts the claims of a case; nothing where no certificate is named. */
    void add(CaseResult result) {
        if (held.isEmpty() || !(result.scores().get(Calibrating.OF_CLAIMS) instanceof Score.Value)) {
            return;
        }
        Claims claims = languages.computeIfAbsent(
                Language.of(result.source().question()).code(), language -> new Claims());
        int cluster = clusters.id(result.cluster());
        for (JudgedClaim claim : result.claims()) {
            claims.column.add(Score.of(claim.supported() ? 1 : 0), cluster);
            claims.yes += claim.supported() ? 1 : 0;
        }
    }

    /** The share by language, where a certificate speaks for the judge there. */
    List<CorrectedShare> corrected() {
        List<CorrectedShare> shares = new ArrayList<>();
        languages.forEach((language, claims) -> speaking(language)
                .ifPresent(against -> shares.add(new CorrectedShare(
                        language,
                        claims.column.estimate(config.seed(), config.confidence()),
                        RoganGladen.share(against, claims.yes, claims.column.n(), config.confidence())))));
        return shares;
    }

    /** Why the certificates named do not speak for the judge; nothing where none is named. */
    List<String> warnings() {
        return held.isEmpty() || languages.isEmpty()
                ? List.of()
                : demand(languages.keySet()).unmet(held).stream()
                        .map(why -> "judge.certificate: " + why)
                        .toList();
    }

    private Optional<Confusion> speaking(String language) {
        return held.stream()
                .filter(one -> demand(Set.of(language)).unmet(List.of(one)).isEmpty())
                .flatMap(
                        one -> Optional.ofNullable(one.certificate().languages().get(language)).stream())
                .map(rates -> rates.against())
                .findFirst();
    }

    private CertificateDemand demand(Set<String> wanted) {
        return new CertificateDemand(
                new JudgeIdentity(judge),
                Calibrating.OF_CLAIMS,
                wanted,
                config.certification().days());
    }
}
