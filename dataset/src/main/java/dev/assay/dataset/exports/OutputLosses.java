package dev.assay.dataset.exports;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import java.util.List;

/** What neither ragas nor TREC has a place for. */
final class OutputLosses {

    private OutputLosses() {}

    static void ofCase(Case source, Losses losses) {
        losses.when(source.expectedBehavior() != ExpectedBehavior.ANSWER, "expectedBehavior");
        losses.when(!source.nuggets().isEmpty(), "nuggets");
        losses.when(source.cluster().isPresent(), "cluster");
        losses.when(source.review().isPresent(), "review");
        losses.when(source.split().isPresent(), "split");
    }

    static void of(Output output, Losses losses) {
        losses.when(!output.stages().isEmpty(), "stages");
        losses.when(!output.citations().isEmpty(), "citations");
        losses.when(!output.usage().isEmpty(), "usage");
        losses.when(output.latencyMs().isPresent(), "latencyMs");
        losses.when(output.cost().isPresent(), "cost");
        losses.when(output.error().isPresent(), "error");
        losses.when(output.model().isPresent(), "model");
        losses.when(output.repeat() != 1, "repeat");
        for (Retrieved item : output.ranked().orElse(List.of())) {
            losses.when(item.document().isPresent(), "document of retrieved passages");
            losses.when(item.span().isPresent(), "start and end of retrieved passages");
            losses.when(!item.metadata().isEmpty(), "metadata of retrieved passages");
            losses.when(!item.acl().isEmpty(), "acl of retrieved passages");
        }
    }
}
