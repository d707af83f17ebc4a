package dev.assay.judge.embedded.verdict;

import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.judge.embedded.check.Checked;
import dev.assay.judge.embedded.encode.Encoders;
import dev.assay.judge.embedded.nli.InferenceModel;
import dev.assay.judge.embedded.text.Language;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Routes each pair of claim and passage to the judge of its language, each made when first needed. */
public final class ClaimJudges implements AutoCloseable {

    private final Encoders encoders;
    private final Map<Language, PairJudge> judges = new EnumMap<>(Language.class);
    private final Optional<InferenceModel> model;

    /**
     * Nothing of ours is loaded yet.
     *
     * @param model a model of the user's own, closed with this
     */
    public ClaimJudges(long cacheBytes, Optional<InferenceModel> model) {
        encoders = new Encoders(cacheBytes);
        this.model = model;
    }

    /** Eight hexadecimal digits that change with anything fitted. */
    public static String hash() {
        return Resource.hash(ClaimJudge.files());
    }

    /**
     * One verdict for each claim and each passage that is not blank.
     *
     * @param fallback the language of claims that show none, such as a bare number
     */
    public List<PassageVerdict> judge(List<Claim> claims, List<String> passages, Language fallback) {
        List<Reading> read = passages.stream().map(Reading::of).toList();
        List<PassageVerdict> verdicts = new ArrayList<>();
        for (Claim claim : claims) {
            Reading reading = Reading.of(claim.text());
            Checked checked = Checked.of(claim.text());
            List<Judged> said = new ArrayList<>();
            for (int p = 0; p < read.size(); p++) {
                if (!passages.get(p).isBlank()) {
                    said.add(judge(claim.number(), reading, checked, p + 1, read.get(p), fallback));
                }
            }
            verdicts.addAll(Judged.decidingExplained(said));
        }
        return verdicts;
    }

    private Judged judge(
            int number, Reading claim, Checked checked, int passageNumber, Reading passage, Language fallback) {
        if (claim.sentences().isEmpty() || passage.sentences().isEmpty()) {
            return silent(number, passageNumber, "nothing to compare");
        }
        if (passage.language() == Language.OTHER) {
            return silent(number, passageNumber, "language not covered");
        }
        boolean chinese = claim.language() == Language.CHINESE || passage.language() == Language.CHINESE;
        boolean english = claim.language() == Language.ENGLISH || passage.language() == Language.ENGLISH;
        Language language = chinese ? Language.CHINESE : english ? Language.ENGLISH : fallback;
        return of(language).judge(number, claim, checked, passageNumber, passage);
    }

    private static Judged silent(int claim, int passage, String reason) {
        return Judged.plain(new PassageVerdict(claim, passage, Verdict.NOT_STATED, 0, Optional.empty(), reason));
    }

    private synchronized PairJudge of(Language language) {
        return judges.computeIfAbsent(
                language,
                wanted -> model.filter(InferenceModel::alone)
                        .<PairJudge>map(said -> new ModelJudge(said, Idf.of(wanted)))
                        .orElseGet(() -> new ClaimJudge(wanted, encoders, model)));
    }

    @Override
    public void close() {
        encoders.close();
        model.ifPresent(InferenceModel::close);
    }
}
