package dev.assay.dataset.making;

import dev.assay.core.data.Passage;
import java.util.List;

/** Makes cases by templates, without a model. */
record TemplateMaker(Pool pool) implements Maker {

    private static final int ROUNDS = 5;

    @Override
    public List<CaseType> types() {
        return CaseType.all(false);
    }

    @Override
    public Attempt make(CaseType type, Passage passage, int round) {
        List<Draft> drafts = Template.of(type).of(passage, pool);
        return round < drafts.size() ? new Attempt.Made(drafts.get(round)) : new Attempt.Unfit();
    }

    @Override
    public int rounds() {
        return ROUNDS;
    }

    @Override
    public int threads() {
        return 1;
    }

    @Override
    public int triesPerCase() {
        return Integer.MAX_VALUE;
    }
}
