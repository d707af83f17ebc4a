package dev.assay.judge.embedded.nli;

import dev.assay.judge.embedded.encode.PairReader;
import java.util.List;

/** A model for natural language inference, ready to read. Safe for use by many threads. */
public final class InferenceModel implements AutoCloseable {

    private final PairReader reader;
    private final Labels labels;
    private final boolean alone;
    private final String id;

    InferenceModel(PairReader reader, Labels labels, boolean alone, String id) {
        this.reader = reader;
        this.labels = labels;
        this.alone = alone;
        this.id = id;
    }

    /** The model's files by hash, the order of its labels, and how it is used, for provenance. */
    public String id() {
        return id;
    }

    /** Whether its word is the verdict, rather than a part of it. */
    public boolean alone() {
        return alone;
    }

    /**
     * What it says of a premise and a claim of any length. Of a premise's windows the best one counts. A claim in several
     * pieces follows as far as its weakest piece does, and is contradicted when one piece is.
     */
    public Inference read(String premise, String claim) {
        double entailment = 1;
        double contradiction = 0;
        for (List<float[]> windows : reader.logits(premise, claim)) {
            Inference best = best(windows);
            entailment = Math.min(entailment, best.entailment());
            contradiction = Math.max(contradiction, best.contradiction());
        }
        return new Inference(entailment, contradiction);
    }

    /** Where a window entails the claim, others that seem to contradict it speak of something else. */
    private Inference best(List<float[]> windows) {
        Inference best = labels.read(windows.get(0));
        double contradiction = 0;
        for (float[] window : windows) {
            Inference said = labels.read(window);
            contradiction = Math.max(contradiction, said.contradiction());
            best = said.entailment() > best.entailment() ? said : best;
        }
        return best.entails() ? best : new Inference(best.entailment(), contradiction);
    }

    @Override
    public void close() {
        reader.close();
    }
}
