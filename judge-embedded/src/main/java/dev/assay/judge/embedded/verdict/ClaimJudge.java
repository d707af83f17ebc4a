package dev.assay.judge.embedded.verdict;

import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.check.Checked;
import dev.assay.judge.embedded.check.Checks;
import dev.assay.judge.embedded.encode.Encoders;
import dev.assay.judge.embedded.nli.Inference;
import dev.assay.judge.embedded.nli.InferenceModel;
import dev.assay.judge.embedded.text.Language;
import dev.assay.judge.embedded.text.Word;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The built-in judge of one language, on its own or beside a model of the user's. */
final class ClaimJudge implements PairJudge {

    private final Features features;
    private final Weights weights;
    private final Idf idf;
    private final Optional<InferenceModel> second;

    /**
     * Nothing is loaded yet.
     *
     * @param second a model of the user's own, whose word counts as much as ours
     */
    ClaimJudge(Language language, Encoders encoders, Optional<InferenceModel> second) {
        this.second = second;
        idf = Idf.of(language);
        features = new Features(language, idf, encoders);
        weights = Weights.of(language);
    }

    @Override
    public Judged judge(int number, Reading claim, Checked checked, int passageNumber, Reading passage) {
        Features.Pair pair = features.of(claim, passage);
        double own = weights.probability(pair.values());
        Optional<Inference> inferred = second.map(model -> model.read(passage.text(), claim.text()));
        double probability = inferred.map(said -> said.with(own)).orElse(own);
        Checks.Findings findings = Checks.of(
                checked,
                pair.window().sentences().stream().map(Sentence::checked).toList());
        boolean fits = probability >= (inferred.isPresent() ? Inference.cut(weights.cut()) : weights.cut());
        // The words fit where a number or a negation is changed, which is just what another model takes for a
        // contradiction.
        boolean wordsFit = fits || own >= weights.cut();
        boolean contradicted = inferred.filter(Inference::contradicts).isPresent();
        if (findings.forbidSupport()) {
            probability = Math.min(probability, weights.clash());
        }
        Verdict verdict = verdict(fits, wordsFit, contradicted, findings);
        Optional<PassageVerdict.Quote> quote = verdict == Verdict.NOT_STATED
                ? Optional.empty()
                : Optional.of(quote(passage, verdict == Verdict.SUPPORTED ? pair.quote() : pair.window()));
        String reason = Stream.concat(
                        Stream.of(reason(verdict, findings, claim, pair.window()))
                                .filter(why -> !why.isEmpty()),
                        inferred.map(Inference::said).stream())
                .collect(Collectors.joining("; "));
        return new Judged(
                new PassageVerdict(number, passageNumber, verdict, probability, quote, reason),
                () -> Explaining.of(claim, passage, pair, findings.clashes()));
    }

    /** A clash rules support out; it contradicts only where the rest of the claim fits the passage. */
    private static Verdict verdict(boolean fits, boolean wordsFit, boolean contradicted, Checks.Findings findings) {
        boolean clash = wordsFit && !findings.clashes().isEmpty();
        if (clash || (contradicted && !fits)) {
            return Verdict.CONTRADICTED;
        }
        return fits && !findings.forbidSupport() ? Verdict.SUPPORTED : Verdict.NOT_STATED;
    }

    private static PassageVerdict.Quote quote(Reading passage, Window window) {
        Slice place = window.place();
        return new PassageVerdict.Quote(place.start(), place.end(), place.of(passage.text()));
    }

    private String reason(Verdict verdict, Checks.Findings findings, Reading claim, Window window) {
        boolean modelContradicts =
                verdict == Verdict.CONTRADICTED && findings.clashes().isEmpty();
        if (verdict == Verdict.SUPPORTED || modelContradicts) {
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
