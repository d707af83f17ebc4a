package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.assay.core.access.AccessMetrics;
import dev.assay.core.answer.AnswerMetrics;
import dev.assay.core.answer.WordCutter;
import dev.assay.core.metric.DefinitionCard;
import dev.assay.core.metric.DefinitionTable;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.MetricSource;
import dev.assay.core.retrieval.RetrievalMetrics;
import dev.assay.core.usage.UsageMetrics;
import dev.assay.engine.config.Preset;
import dev.assay.engine.words.DictionaryWords;
import dev.assay.judge.access.JudgedAccessMetrics;
import dev.assay.judge.citation.CitationMetrics;
import dev.assay.judge.generation.JudgedMetrics;
import dev.assay.judge.rubric.PairwiseFamily;
import dev.assay.judge.rubric.RubricFamily;
import dev.assay.judge.rubric.RubricFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import java.util.stream.Collectors;

/** The metrics at hand: ours, then those that others bring. */
public final class Metrics {

    private static final WordCutter WORDS = new DictionaryWords();

    private Metrics() {}

    /** All families; files that metrics name are looked for in the folder we run in. */
    public static MetricCatalog catalog() {
        return catalog(Path.of(""), ServiceLoader.load(MetricSource.class));
    }

    /**
     * Ours, and those that these sources bring.
     *
     * @param folder what the files that metrics name are relative to
     */
    static MetricCatalog catalog(Path folder, Iterable<MetricSource> sources) {
        List<MetricFamily> families = new ArrayList<>(RetrievalMetrics.ALL);
        families.addAll(JudgedMetrics.ALL);
        families.addAll(CitationMetrics.ALL);
        families.addAll(JudgedAccessMetrics.ALL);
        families.add(RubricFamily.of(new RubricFolder(folder)));
        families.add(PairwiseFamily.of(new RubricFolder(folder), new RivalOutputs(folder)));
        families.addAll(AnswerMetrics.all(WORDS));
        families.addAll(AccessMetrics.ALL);
        families.addAll(UsageMetrics.ALL);
        sources.forEach(source -> families.addAll(source.families()));
        return new MetricCatalog(families);
    }

    /** The name as a run prints it: of an alias, or of a metric without its depth; the text itself where it is neither. */
    static String printed(MetricCatalog catalog, String asked, int k) {
        try {
            return parse(catalog, asked, k).name().toString();
        } catch (IllegalArgumentException unknown) {
            return asked;
        }
    }

    /**
     * The metric that a text stands for; one that must have a depth and has none takes {@code k}.
     *
     * @throws IllegalArgumentException when it stands for none
     */
    static Metric parse(MetricCatalog catalog, String text, int k) {
        MetricName name = MetricName.parse(text);
        boolean lacking = name.depth().isEmpty()
                && !catalog.families(name.base()).isEmpty()
                && catalog.families(name.base()).stream()
                        .allMatch(family -> family.depth() == MetricFamily.Depth.REQUIRED);
        return catalog.parse(
                lacking ? new MetricName(name.base(), name.parameters(), OptionalInt.of(k)).toString() : text);
    }

    /**
     * The list of metrics, or the card of one, as text.
     *
     * @throws UsageException when no metric has that name
     */
    public static String describe(Optional<String> name) {
        return name.map(asked ->
                        families(asked).stream().map(DefinitionCard::text).collect(Collectors.joining("\n")))
                .orElseGet(() -> DefinitionTable.text(catalog().families()) + presets());
    }

    private static String presets() {
        StringBuilder text = new StringBuilder("\nPresets (`preset: NAME` in assay.yaml, or --preset NAME):\n");
        for (Preset preset : Preset.values()) {
            String depth = String.valueOf(preset.k());
            text.append(String.format(
                    Locale.ROOT, "%-11sk %-3d%s%n", preset.word(), preset.k(), String.join("; ", preset.rules(depth))));
        }
        return text.toString();
    }

    /** The same as JSON: an array of families, or one family where only one has the name. */
    public static void writeJson(JsonGenerator json, Optional<String> name) throws IOException {
        List<MetricFamily> shown =
                name.map(Metrics::families).orElseGet(() -> catalog().families());
        if (name.isPresent() && shown.size() == 1) {
            write(json, shown.get(0));
            return;
        }
        json.writeStartArray();
        for (MetricFamily family : shown) {
            write(json, family);
        }
        json.writeEndArray();
    }

    private static List<MetricFamily> families(String asked) {
        try {
            MetricCatalog catalog = catalog();
            List<MetricFamily> named = catalog.families(asked);
            return named.isEmpty() ? List.of(parse(catalog, asked, 1).family()) : named;
        } catch (IllegalArgumentException e) {
            throw new UsageException(String.valueOf(e.getMessage()));
        }
    }

    private static void write(JsonGenerator json, MetricFamily family) throws IOException {
        json.writeStartObject();
        json.writeStringField("name", family.name());
        json.writeStringField("written", DefinitionCard.written(family));
        json.writeFieldName("aliases");
        json.writeArray(
                family.aliases().toArray(String[]::new), 0, family.aliases().size());
        json.writeStringField("sentence", family.definition().sentence());
        json.writeStringField("chinese", family.definition().chinese());
        for (Map.Entry<String, String> fact : family.definition().facts().entrySet()) {
            json.writeStringField(fact.getKey(), fact.getValue());
        }
        json.writeEndObject();
    }
}
