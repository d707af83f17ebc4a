package dev.assay.core.calibration;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Interval;
import dev.assay.core.words.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * What a certificate must speak for.
 *
 * @param judge who judged
 * @param metric the family of the metric, such as {@code faithfulness}
 * @param languages codes of the languages judged
 * @param mostDays how old a certificate may be, days
 */
public record CertificateDemand(JudgeIdentity judge, String metric, Set<String> languages, long mostDays) {

    public CertificateDemand {
        languages = Set.copyOf(languages);
    }

    /**
     * A certificate at hand.
     *
     * @param file where it stands, as the user named it
     * @param certificate what it says
     * @param ageDays how old it is, days
     */
    public record Held(String file, Certificate certificate, long ageDays) {}

    /** Why these certificates do not do, one line each; none when each language is spoken for. */
    public List<String> unmet(List<Held> held) {
        if (held.isEmpty()) {
            return List.of("no certificate: `assay judge calibrate LABELS.jsonl --out FILE` makes one, then set"
                    + " judge.certificate: FILE");
        }
        List<String> unmet = new ArrayList<>();
        for (String language : new TreeSet<>(languages)) {
            List<List<String>> reasons =
                    held.stream().map(one -> reasons(one, language)).toList();
            if (reasons.stream().noneMatch(List::isEmpty)) {
                reasons.stream()
                        .flatMap(List::stream)
                        .distinct()
                        .filter(line -> !unmet.contains(line))
                        .forEach(unmet::add);
            }
        }
        return unmet;
    }

    private List<String> reasons(Held held, String language) {
        Certificate certificate = held.certificate();
        List<String> reasons = new ArrayList<>();
        if (!certificate.metric().equals(metric)) {
            reasons.add(held.file() + " speaks for " + certificate.metric() + ", not for " + metric);
        }
        certificate
                .judge()
                .differenceTo(judge)
                .ifPresent(difference -> reasons.add(held.file() + ": another judge: " + difference));
        if (held.ageDays() > mostDays) {
            reasons.add(held.file() + " is of " + certificate.made() + ", " + held.ageDays()
                    + " days old; certifiedDays: " + mostDays);
        } else if (held.ageDays() < 0) {
            reasons.add(held.file() + " is of " + certificate.made() + ", which is yet to come");
        }
        Optional<CertifiedRates> rates =
                Optional.ofNullable(certificate.languages().get(language));
        if (rates.isEmpty()) {
            reasons.add(held.file() + " speaks for "
                    + String.join(", ", certificate.languages().keySet()) + ", and answers are in " + language);
        } else if (!rates.get().betterThanChance(certificate.level())) {
            reasons.add(held.file() + " does not show that the judge is better than chance in " + language + ": "
                    + rates(rates.get(), certificate.level()));
        }
        return reasons;
    }

    private static String rates(CertifiedRates rates, double level) {
        return "TPR " + least(rates.truePositiveRate(level)) + ", TNR " + least(rates.trueNegativeRate(level))
                + ", and the two must add up to more than 1";
    }

    private static String least(Answer<Interval> rate) {
        return rate.fold(bounds -> "at least " + Numbers.fixed(bounds.low(), 3), why -> why);
    }
}
