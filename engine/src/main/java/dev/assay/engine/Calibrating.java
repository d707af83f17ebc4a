package dev.assay.engine;

import dev.assay.core.calibration.Calibration;
import dev.assay.core.calibration.Certificate;
import dev.assay.core.calibration.CertifiedRates;
import dev.assay.core.calibration.JudgeIdentity;
import dev.assay.core.calibration.NumericAgreement;
import dev.assay.core.calibration.Rating;
import dev.assay.core.calibration.Slices;
import dev.assay.core.metric.Metric;
import dev.assay.core.stats.Answer;
import dev.assay.core.stats.ClusterIds;
import dev.assay.core.stats.agreement.Confusion;
import dev.assay.core.words.Language;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.exec.Progress;
import dev.assay.engine.labels.CertificateFile;
import dev.assay.engine.labels.LabelFile;
import dev.assay.engine.labels.LabelledItem;
import dev.assay.engine.labels.PeopleLabel;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Holds the judge against people's labels, and certifies what was shown. */
final class Calibrating {

    /** What labels of claims speak for. */
    static final String OF_CLAIMS = "faithfulness";

    private final CalibrateRequest request;

    Calibrating(CalibrateRequest request) {
        this.request = request;
    }

    CalibrateOutcome calibrate(Progress progress) {
        LabelFile file = LabelFile.read(request.labels(), true);
        try (JudgeSession session = JudgeSession.open(request.settings())) {
            Optional<Metric> metric =
                    file.claims() ? Optional.empty() : Optional.of(metric(session.config(), request.metric()));
            ItemJudging judging = new ItemJudging(session, progress);
            List<ItemVerdict> verdicts = metric.map(named -> judging.cases(file, named, request.cut()))
                    .orElseGet(() -> judging.claims(file));
            return outcome(file, session, metric, verdicts);
        }
    }

    /**
     * The metric that labels of cases are about.
     *
     * @throws UsageException when there is none of that name
     */
    static Metric metric(AssayConfig config, String name) {
        try (Extensions extensions = Extensions.of(config.classpath())) {
            return Metrics.parse(extensions.catalog(config.folder()), name, config.k());
        } catch (IllegalArgumentException e) {
            throw new UsageException("--metric: " + e.getMessage());
        }
    }

    private CalibrateOutcome outcome(
            LabelFile file, JudgeSession session, Optional<Metric> metric, List<ItemVerdict> verdicts) {
        AssayConfig config = session.config();
        double cut = file.claims() ? 0.5 : request.cut();
        List<ItemVerdict> said = verdicts.stream()
                .filter(verdict -> verdict.said().known().isPresent())
                .toList();
        List<Rating> ratings = said.stream()
                .map(verdict -> verdict.rating(verdict.item().label().orElseThrow(), cut))
                .toList();
        boolean tooMany = verdicts.stream().filter(ItemVerdict::failed).count() > config.maxFailed() * verdicts.size();
        Answer<Calibration> found = tooMany
                ? Answer.undefined(
                        "the judge failed on more than the share of " + config.maxFailed() + " that maxFailed allows")
                : Calibration.of(ratings, config.seed(), config.confidence());
        String name = metric.map(one -> one.name().toString()).orElse(OF_CLAIMS);
        Optional<Certificate> certificate = found.known()
                .map(shown -> new Certificate(
                        config.judge().use(),
                        new JudgeIdentity(session.judge().id()),
                        metric.map(one -> one.family().name()).orElse(OF_CLAIMS),
                        LocalDate.now(ZoneOffset.UTC).toString(),
                        file.hash(),
                        config.confidence(),
                        rates(ratings)));
        return new CalibrateOutcome(
                session.judge().id(),
                request.labels().toString(),
                file.hash(),
                name,
                found,
                found.known().flatMap(shown -> numeric(said, config)),
                request.cost(),
                certificate,
                certificate.flatMap(this::write),
                notes(verdicts, found),
                language(file.items()),
                found.known().isPresent() ? 0 : 3);
    }

    private static Map<String, CertifiedRates> rates(List<Rating> ratings) {
        Map<String, CertifiedRates> rates = new TreeMap<>();
        Slices.byLanguage(ratings).forEach((language, part) -> {
            ClusterIds clusters = new ClusterIds();
            boolean[] people = new boolean[part.size()];
            boolean[] judge = new boolean[part.size()];
            for (int i = 0; i < people.length; i++) {
                clusters.id(part.get(i).cluster());
                people[i] = part.get(i).peopleYes();
                judge[i] = part.get(i).judgeYes();
            }
            rates.put(language, new CertifiedRates(Confusion.of(people, judge), clusters.size()));
        });
        return rates;
    }

    private static Optional<NumericAgreement> numeric(List<ItemVerdict> said, AssayConfig config) {
        if (said.stream()
                .allMatch(verdict ->
                        verdict.item().label().filter(PeopleLabel::binary).isPresent())) {
            return Optional.empty();
        }
        return Optional.of(NumericAgreement.of(
                said.stream()
                        .mapToDouble(
                                verdict -> verdict.item().label().orElseThrow().value())
                        .toArray(),
                said.stream()
                        .mapToDouble(verdict -> verdict.said()
                                .known()
                                .orElseThrow()
                                .probability()
                                .orElseThrow())
                        .toArray(),
                config.seed(),
                config.confidence()));
    }

    private Optional<Path> write(Certificate certificate) {
        request.out().ifPresent(file -> Written.to(file, CertificateFile.text(certificate)));
        return request.out();
    }

    private static List<String> notes(List<ItemVerdict> verdicts, Answer<Calibration> found) {
        List<String> notes = ItemVerdict.notes(verdicts);
        found.known().map(Calibration::whole).ifPresent(whole -> {
            if (whole.confusion().negatives() == 0) {
                notes.add("people said yes to all " + whole.n()
                        + ": the TNR, how much of what is bad the judge catches, is unknown; label some that are bad");
            }
            if (whole.confusion().positives() == 0) {
                notes.add(
                        "people said no to all " + whole.n()
                                + ": the TPR, how much of what is good the judge lets pass, is unknown; label some that are good");
            }
        });
        return notes;
    }

    static Language language(List<LabelledItem> items) {
        long chinese = items.stream()
                .filter(item -> item.language().equals(Language.ZH.code()))
                .count();
        return 2 * chinese > items.size() ? Language.ZH : Language.EN;
    }
}
