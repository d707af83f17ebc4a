package dev.assay.dataset.remap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Case;
import dev.assay.core.data.Corpus;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Output;
import dev.assay.core.data.Passage;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.Score;
import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.retrieval.Ndcg;
import dev.assay.core.retrieval.RankingMetric;
import dev.assay.core.retrieval.RecallAtK;
import dev.assay.core.retrieval.ReciprocalRank;
import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.Entry;
import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sets of {@code examples/real}, cut in other ways. */
class RealSetsTest {

    private static final Path REAL = Path.of("../examples/real");
    private static final List<RankingMetric> METRICS = List.of(
            new RecallAtK(1, 1),
            new RecallAtK(5, 1),
            new ReciprocalRank(OptionalInt.of(10), 1),
            new Ndcg(OptionalInt.of(10), Ndcg.Gain.LINEAR));

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({"en, 200, 0", "en, 500, 60", "zh, 60, 0", "zh, 150, 20"})
    void spans_hold_and_all_metrics_stay_the_same_there_and_back(String language, int size, int overlap)
            throws IOException {
        DatasetFolder old = DatasetFolder.read(REAL.resolve(language));
        List<Passage> chunks = RealChunks.cut(old.corpus().orElseThrow(), size, overlap);
        RealChunks.write(folder.resolve("chunks"), chunks);

        RemapOutcome there = remap(REAL.resolve(language), folder.resolve("chunks"), "there");
        RemapOutcome back = remap(there.folder(), REAL.resolve(language), "back");

        assertThat(there.labels()).hasSize(100).allMatch(label -> label.way() == Way.UNCHANGED);
        assertThat(back.labels()).hasSize(100).allMatch(label -> label.way() == Way.UNCHANGED);
        List<Judgments> labels = judgments(old);
        List<Ranking> rankings = rankings(old, chunks);
        assertThat(scores(judgments(DatasetFolder.read(there.folder())), rankings))
                .isEqualTo(scores(labels, rankings))
                .anyMatch(score -> score > 0 && score < 1);
        List<Ranking> recorded = recorded(REAL.resolve(language));
        assertThat(recorded).hasSize(labels.size());
        assertThat(scores(judgments(DatasetFolder.read(back.folder())), recorded))
                .isEqualTo(scores(labels, recorded));
    }

    @ParameterizedTest
    @CsvSource({"en, 200, 330", "zh, 60, 110"})
    void items_become_the_spans_of_their_passages_and_metrics_stay_the_same_there_and_back(
            String language, int size, int other) throws IOException {
        DatasetFolder spans = DatasetFolder.read(REAL.resolve(language));
        List<Passage> chunks = RealChunks.cut(spans.corpus().orElseThrow(), size, 0);
        Path items = items(spans, chunks);
        Corpus next = new Corpus(RealChunks.plain(spans.corpus().orElseThrow(), other));
        RealChunks.write(folder.resolve("next"), List.copyOf(next.passages()));

        RemapOutcome there = remap(items, folder.resolve("next"), "there");
        RemapOutcome back = remap(there.folder(), items, "back");

        assertThat(there.kept()).isEmpty();
        Corpus corpus = new Corpus(chunks);
        for (Moved label : there.labels()) {
            Passage passage = corpus.passage(((Label.Item) label.old()).id()).orElseThrow();
            assertThat(label.way()).isEqualTo(Way.EXACT);
            Label span = new Label.Evidence(passage.document(), passage.span().orElseThrow(), passage.text());
            assertThat(label.now())
                    .containsExactly(next.passages().stream()
                            .filter(one -> one.document().equals(passage.document())
                                    && one.text().equals(passage.text()))
                            .findFirst()
                            .<Label>map(one -> new Label.Item(one.id()))
                            .orElse(span));
        }
        DatasetFolder old = DatasetFolder.read(items);
        List<Ranking> rankings = rankings(old, chunks);
        assertThat(scores(judgments(DatasetFolder.read(back.folder())), rankings))
                .isEqualTo(scores(judgments(old), rankings))
                .anyMatch(score -> score > 0 && score < 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void items_find_their_passages_without_any_offsets(String language) throws IOException {
        DatasetFolder spans = DatasetFolder.read(REAL.resolve(language));
        List<Passage> chunks = RealChunks.cut(spans.corpus().orElseThrow(), language.equals("en") ? 200 : 60, 0);
        Path items = items(spans, chunks);
        RealChunks.write(items, chunks.stream().map(RealSetsTest::bare).toList());
        List<Passage> larger = RealChunks.cut(spans.corpus().orElseThrow(), language.equals("en") ? 600 : 200, 0);
        RealChunks.write(
                folder.resolve("next"), larger.stream().map(RealSetsTest::bare).toList());

        RemapOutcome there = remap(items, folder.resolve("next"), "there");

        assertThat(there.kept()).isEmpty();
        Corpus before = new Corpus(chunks);
        Corpus after = new Corpus(larger);
        for (Moved label : there.labels()) {
            Passage old = before.passage(((Label.Item) label.old()).id()).orElseThrow();
            assertThat(label.now()).allSatisfy(now -> {
                Passage found = after.passage(((Label.Item) now).id()).orElseThrow();
                assertThat(found.document()).isEqualTo(old.document());
                assertThat(found.span().orElseThrow().overlaps(old.span().orElseThrow()))
                        .isTrue();
            });
        }
    }

    private static Passage bare(Passage passage) {
        return new Passage(
                passage.id(),
                passage.document(),
                Optional.empty(),
                passage.title(),
                passage.text(),
                passage.metadata(),
                passage.acl());
    }

    private RemapOutcome remap(Path dataset, Path corpus, String out) {
        return Remapping.remap(new RemapRequest(dataset, corpus, folder.resolve(out), RemapRequest.THRESHOLD));
    }

    /** The same cases, each judged by the passages that cover half of its span. */
    private Path items(DatasetFolder spans, List<Passage> chunks) throws IOException {
        Path items = folder.resolve("items");
        RealChunks.write(items, chunks);
        List<String> lines = new ArrayList<>();
        for (Entry entry : spans.entries()) {
            Case source = entry.source();
            List<RelevantGroup> groups = source.judgments().orElseThrow().groups().stream()
                    .map(group -> (Label.Evidence) group.anyOf().get(0))
                    .flatMap(label -> chunks.stream()
                            .filter(chunk -> chunk.document().equals(label.document())
                                    && 2 * Layout.shared(chunk.span().orElseThrow(), label.span())
                                            >= label.span().length()))
                    .map(chunk -> RelevantGroup.item(chunk.id()))
                    .toList();
            if (!groups.isEmpty()) {
                lines.add(Entry.of(Case.of(source.id(), source.question(), new Judgments(groups)), Optional.empty())
                        .json());
            }
        }
        assertThat(lines).hasSizeGreaterThan(90);
        Files.write(items.resolve("cases.jsonl"), lines);
        return items;
    }

    /** For each case the ten chunks that share most runs of characters with its question. */
    private static List<Ranking> rankings(DatasetFolder dataset, List<Passage> chunks) {
        Map<Integer, List<Integer>> holders = new HashMap<>();
        for (int i = 0; i < chunks.size(); i++) {
            for (int gram : pairs(chunks.get(i).text())) {
                holders.computeIfAbsent(gram, same -> new ArrayList<>()).add(i);
            }
        }
        List<Ranking> rankings = new ArrayList<>();
        for (Entry entry : dataset.entries()) {
            double[] votes = new double[chunks.size()];
            for (int gram : pairs(entry.source().question())) {
                List<Integer> held = holders.getOrDefault(gram, List.of());
                held.forEach(i -> votes[i] += 1.0 / held.size());
            }
            rankings.add(Ranking.of(IntStream.range(0, votes.length)
                    .boxed()
                    .sorted(Comparator.<Integer>comparingDouble(i -> -votes[i]))
                    .limit(10)
                    .map(i -> retrieved(chunks.get(i)))
                    .toList()));
        }
        return rankings;
    }

    private static Set<Integer> pairs(String text) {
        Set<Integer> pairs = new HashSet<>();
        for (int i = 1; i < text.length(); i++) {
            pairs.add(text.charAt(i - 1) << 16 | text.charAt(i));
        }
        return pairs;
    }

    private static Retrieved retrieved(Passage passage) {
        return new Retrieved(
                passage.id(),
                Optional.of(passage.document()),
                passage.span(),
                Optional.of(passage.text()),
                OptionalDouble.empty(),
                Map.of());
    }

    /** What the set's own retriever returned. */
    private static List<Ranking> recorded(Path dataset) {
        List<Ranking> rankings = new ArrayList<>();
        new DatasetReader(DatasetFiles.find(dataset)).forEach(line -> {
            Output output = line.outputs().get(0);
            rankings.add(Ranking.of(output.retrieved().orElseThrow()));
        });
        return rankings;
    }

    private static List<Judgments> judgments(DatasetFolder dataset) {
        return dataset.entries().stream()
                .map(entry -> entry.source().judgments().orElseThrow())
                .toList();
    }

    /** Each metric of each case; -1 where it has no meaning. */
    private static List<Double> scores(List<Judgments> labels, List<Ranking> rankings) {
        List<Double> scores = new ArrayList<>();
        for (int i = 0; i < labels.size(); i++) {
            JudgedRanking judged = JudgedRanking.of(labels.get(i), rankings.get(i));
            METRICS.forEach(
                    metric -> scores.add(metric.score(judged) instanceof Score.Value value ? value.value() : -1.0));
        }
        return scores;
    }
}
