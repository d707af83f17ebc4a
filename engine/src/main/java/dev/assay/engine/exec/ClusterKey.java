package dev.assay.engine.exec;

import dev.assay.core.data.Case;
import dev.assay.core.data.Corpus;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Passage;
import dev.assay.core.data.RelevantGroup;
import java.util.Optional;

/** The key that dependent cases share: their own, else the document of the first relevant item, else the case alone. */
public final class ClusterKey {

    private ClusterKey() {}

    /** The key of a case; {@code case ID} where it stands alone. */
    public static String of(Case source, Optional<Corpus> corpus) {
        return source.cluster()
                .or(() -> source.judgments()
                        .map(Judgments::groups)
                        .flatMap(groups -> groups.stream()
                                .filter(group -> group.grade() >= 1)
                                .findFirst())
                        .flatMap(group -> document(group, corpus)))
                .orElse("case " + source.id());
    }

    private static Optional<String> document(RelevantGroup group, Optional<Corpus> corpus) {
        Label first = group.anyOf().get(0);
        if (first instanceof Label.Item item) {
            return Optional.of(corpus.flatMap(passages -> passages.passage(item.id()))
                    .map(Passage::document)
                    .orElse(item.id()));
        } else if (first instanceof Label.WholeDocument whole) {
            return Optional.of(whole.document());
        } else if (first instanceof Label.Evidence evidence) {
            return Optional.of(evidence.document());
        } else if (first instanceof Label.Quote quote) {
            return Optional.of(quote.document());
        }
        return Optional.empty();
    }
}
