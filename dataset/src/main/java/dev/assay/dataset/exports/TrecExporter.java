package dev.assay.dataset.exports;

import com.fasterxml.jackson.core.io.JsonStringEncoder;
import dev.assay.core.data.Case;
import dev.assay.core.data.Label;
import dev.assay.core.data.Output;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.engine.codec.CaseLine;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Writes {@code qrels}, {@code run} and {@code queries.jsonl} (as BEIR has it). TREC separates by white space and orders by
 * score: ids with white space stay behind, and where scores do not fall with the rank, ranks are written in their place.
 */
final class TrecExporter implements Exporter {

    private final Writer qrels;
    private final Writer run;
    private final Writer queries;

    TrecExporter(Path folder) throws IOException {
        qrels = Files.newBufferedWriter(folder.resolve("qrels"));
        run = Files.newBufferedWriter(folder.resolve("run"));
        queries = Files.newBufferedWriter(folder.resolve("queries.jsonl"));
    }

    @Override
    public void write(CaseLine read, String line, Losses losses) throws IOException {
        Case source = read.source();
        if (spaced(source.id())) {
            losses.when(true, "cases whose id holds white space, whole");
            return;
        }
        OutputLosses.ofCase(source, losses);
        losses.when(source.reference().isPresent(), "reference");
        losses.when(!source.referenceContexts().isEmpty(), "referenceContexts");
        losses.when(!source.rubrics().isEmpty(), "rubrics");
        losses.when(!source.metadata().isEmpty(), "metadata");
        queries.append("{\"_id\":")
                .append(quoted(source.id()))
                .append(",\"text\":")
                .append(quoted(source.question()))
                .append("}\n");
        judgments(source, losses);
        losses.when(read.outputs().size() > 1, "repeats after the first");
        if (read.output().isPresent()) {
            ranked(source.id(), read.output().get(), losses);
        }
    }

    private void judgments(Case source, Losses losses) throws IOException {
        List<RelevantGroup> groups =
                source.judgments().map(known -> known.groups()).orElse(List.of());
        losses.when(source.judgments().isPresent() && groups.isEmpty(), "that nothing is relevant");
        for (RelevantGroup group : groups) {
            if (group.anyOf().size() != 1 || !(group.anyOf().get(0) instanceof Label.Item item)) {
                losses.when(true, "labels other than ids");
            } else if (spaced(item.id())) {
                losses.when(true, "ids with white space");
            } else {
                qrels.append(source.id() + " 0 " + item.id() + " " + group.grade() + "\n");
            }
        }
    }

    private void ranked(String id, Output output, Losses losses) throws IOException {
        OutputLosses.of(output, losses);
        losses.when(output.answer().isPresent(), "answer");
        Optional<List<Retrieved>> ranked = output.ranked();
        losses.when(ranked.filter(List::isEmpty).isPresent(), "that nothing was retrieved");
        List<Retrieved> items = ranked.orElse(List.of());
        losses.when(items.stream().anyMatch(item -> item.text().isPresent()), "text of retrieved passages");
        boolean scored = falling(items);
        losses.when(
                !scored && items.stream().anyMatch(item -> item.score().isPresent()),
                "scores that do not fall with the rank");
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < items.size(); i++) {
            Retrieved item = items.get(i);
            losses.when(spaced(item.id()), "ids with white space");
            losses.when(seen.contains(item.id()), "retrieved passages that stand again further down");
            if (!spaced(item.id()) && seen.add(item.id())) {
                double score = scored ? item.score().orElse(0) : items.size() - i;
                run.append(id + " Q0 " + item.id() + " " + (i + 1) + " " + score + " assay\n");
            }
        }
    }

    private static boolean falling(List<Retrieved> items) {
        double last = Double.POSITIVE_INFINITY;
        for (Retrieved item : items) {
            if (item.score().isEmpty() || !(item.score().getAsDouble() < last)) {
                return false;
            }
            last = item.score().getAsDouble();
        }
        return true;
    }

    private static boolean spaced(String id) {
        return id.chars().anyMatch(Character::isWhitespace);
    }

    private static String quoted(String text) {
        return '"' + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + '"';
    }

    @Override
    public void close() throws IOException {
        try (qrels;
                run) {
            queries.close();
        }
    }
}
