package dev.assay.judge.embedded.verdict;

import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.words.Slice;
import dev.assay.judge.embedded.check.Checked;
import dev.assay.judge.embedded.nli.Inference;
import dev.assay.judge.embedded.nli.InferenceModel;
import java.util.Optional;

/**
 * A user's own model alone. Neither checks nor vectors of ours have a say; the quote is the place that holds most of the
 * claim's words.
 */
record ModelJudge(InferenceModel model, Idf idf) implements PairJudge {

    /** Sentences of a quote. */
    private static final int QUOTED = 2;

    @Override
    public Judged judge(int number, Reading claim, Checked checked, int passageNumber, Reading passage) {
        Inference said = model.read(passage.text(), claim.text());
        Verdict verdict = verdict(said);
        Optional<PassageVerdict.Quote> quote =
                verdict == Verdict.NOT_STATED ? Optional.empty() : Optional.of(quote(claim, passage));
        return Judged.plain(new PassageVerdict(number, passageNumber, verdict, said.entailment(), quote, said.said()));
    }

    private static Verdict verdict(Inference said) {
        if (said.entails()) {
            return Verdict.SUPPORTED;
        }
        return said.contradicts() ? Verdict.CONTRADICTED : Verdict.NOT_STATED;
    }

    private PassageVerdict.Quote quote(Reading claim, Reading passage) {
        Slice place = Window.best(Features.words(claim), passage.sentences(), QUOTED, idf)
                .place();
        return new PassageVerdict.Quote(place.start(), place.end(), place.of(passage.text()));
    }
}
