package dev.assay.examples.pipeline;

import java.util.List;

/** Answers from chunks that were found: the sentence that meets the question best, or the refusal when none reaches the floor. */
public final class Answerer {

    private final Language language;
    private final Terms terms;
    private final BestSentence bestSentence;

    /**
     * Answers from the chunks of an index.
     *
     * @param index tells how rare a term is
     */
    public Answerer(Language language, ChunkIndex index, Terms terms) {
        this.language = language;
        this.terms = terms;
        this.bestSentence = new BestSentence(index, terms);
    }

    /** A sentence of the chunks, or the refusal. */
    public String answer(String question, List<Hit> context) {
        BestSentence.Scored best = best(question, context);
        return best.score() < language.floor() ? language.refusal() : best.text();
    }

    /** The sentence that meets the question best, with the score that the floor is compared with. */
    BestSentence.Scored best(String question, List<Hit> context) {
        return bestSentence.of(terms.of(question), context);
    }
}
