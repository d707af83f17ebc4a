package dev.assay.dataset.making;

import java.util.ArrayList;
import java.util.List;

/** Takes drafts and keeps those that are fit to be cases. */
interface Sieve {

    /** Keeps those that pass; tells the others. */
    List<Dropped> add(List<Draft> drafts);

    /** What was kept up to now, in the order of its coming. */
    List<Draft> kept();

    /** Keeps everything, as a plan does, whose drafts nobody wrote. */
    static Sieve open() {
        List<Draft> kept = new ArrayList<>();
        return new Sieve() {
            @Override
            public List<Dropped> add(List<Draft> drafts) {
                kept.addAll(drafts);
                return List.of();
            }

            @Override
            public List<Draft> kept() {
                return kept;
            }
        };
    }
}
