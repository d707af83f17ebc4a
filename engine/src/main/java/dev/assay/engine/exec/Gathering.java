package dev.assay.engine.exec;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Takes the answers of one case after another, each scored alone, and hands on whole cases. */
public final class Gathering implements Consumer<Gathering.Part> {

    /**
     * A scored answer.
     *
     * @param scored its result
     * @param last whether it is the last one of its case
     */
    public record Part(Scored scored, boolean last) {}

    private final Consumer<Scored> cases;
    private final List<Scored> parts = new ArrayList<>();

    /** Hands whole cases to this one. */
    public Gathering(Consumer<Scored> cases) {
        this.cases = cases;
    }

    @Override
    public void accept(Part part) {
        parts.add(part.scored());
        if (part.last()) {
            Scored whole = Scored.of(parts);
            parts.clear();
            cases.accept(whole);
        }
    }
}
