package dev.assay.judge.embedded.verdict;

import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.check.Checked;
import dev.assay.judge.embedded.check.Checks;
import dev.assay.judge.embedded.encode.Encoders;
import dev.assay.judge.embedded.text.Language;
import dev.assay.judge.embedded.text.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Gives the verdict on a claim and a passage in one language. Safe for use by many threads. */
final class ClaimJudge {

    private final Features features;
    private final Weights weights;
    private final Idf idf;

    ClaimJudge(Language language, Encoders encoders) {
        idf = Idf.of(language);
        features = new Features(language, idf, encoders);
        weights = Weights.of(language);
    }

    /**
     * The verdict.
     *
     * @param number the claim's number
     * @param checked the claim, read for the checks
     * @param passageNumber the passage's number
     */
    PassageVerdict judge(int number, Reading claim, Checked checked, int passageNumber, Reading passage) {
        Features.Pair pair = features.of(claim, passage);
        double probability = weights.probability(pair.values());
        Checks.Findings findings = Checks.of(
                checked,
                pair.window().sentences().stream().map(Sentence::checked).toList());
        boolean fits = probability >= weights.cut();
        if (findings.forbidSupport()) {
            probability = Math.min(probability, weights.clash());
        }
        Verdict verdict = verdict(fits, findings);
        Optional<PassageVerdict.Quote> quote = verdict == Verdict.NOT_STATED
                ? Optional.empty()
                : Optional.of(quote(passage, verdict == Verdict.SUPPORTED ? pair.quote() : pair.window()));
        String reason = reason(verdict, findings, claim, pair.window());
        return new PassageVerdict(number, passageNumber, verdict, probability, quote, reason)
                .with(Explaining.of(claim, passage, pair, findings.clashes()));
    }

    /** A clash rules support out; it contradicts only where the rest of the claim fits the passage. */
    private static Verdict verdict(boolean fits, Checks.Findings findings) {
        if (!fits) {
            return Verdict.NOT_STATED;
        }
        if (!findings.clashes().isEmpty()) {
            return Verdict.CONTRADICTED;
        }
        return findings.forbidSupport() ? Verdict.NOT_STATED : Verdict.SUPPORTED;
    }

    private static PassageVerdict.Quote quote(Reading passage, Window window) {
        Slice place = window.place();
        return new PassageVerdict.Quote(place.start(), place.end(), place.of(passage.text()));
    }

    private String reason(Verdict verdict, Checks.Findings findings, Reading claim, Window window) {
        if (verdict == Verdict.SUPPORTED) {
            return "";
        }
        if (!findings.clashes().isEmpty()) {
            return findings.clashes().get(0).reason();
        }
        if (!findings.missing().isEmpty()) {
            return "not in the passage: " + String.join(", ", findings.missing());
        }
        String missing = Features.words(claim).stream()
                .filter(word -> word.content() && !window.holds(word.text()))
                .sorted(Comparator.comparingDouble((Word word) -> -idf.of(word.text())))
                .limit(4)
                .map(word -> claim.text().substring(word.start(), word.end()))
                .distinct()
                .collect(Collectors.joining(", "));
        return missing.isEmpty()
                ? "the passage uses the words but states something else"
                : "not in the passage: " + missing;
    }

    /** Names of the files that decide verdicts. */
    static List<String> files() {
        return List.of("weights-en.txt", "idf-en.txt", "weights-zh.txt", "idf-zh.txt");
    }
}
