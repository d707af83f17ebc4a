package dev.assay.dataset.imports.formats;

import dev.assay.core.data.Retrieved;
import dev.assay.dataset.imports.port.Head;
import dev.assay.dataset.imports.port.Importer;
import dev.assay.dataset.imports.port.Material;
import dev.assay.dataset.imports.port.Row;
import dev.assay.dataset.imports.port.Sink;
import dev.assay.engine.codec.Qrels;
import dev.assay.engine.codec.TrecRun;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.InputException;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Judgements and a run as TREC writes them, held in memory (some 100 bytes a line): a folder with both, or a file of
 * judgements alone. {@code queries.jsonl} (as BEIR has it) or {@code queries.tsv} beside them has the words of the topics.
 */
public final class TrecFormat implements Importer {

    private static final Pattern QRELS = Pattern.compile("qrels(\\..*)?|.*\\.qrels");
    private static final Pattern RUN = Pattern.compile("run(\\..*)?|.*\\.run");
    private static final String QUERIES = "queries.jsonl";
    private static final String TABLE = "queries.tsv";

    @Override
    public String name() {
        return "trec";
    }

    @Override
    public String describes() {
        return "TREC judgements (topic 0 document grade), alone or in a folder `qrels` beside a run and queries";
    }

    @Override
    public boolean recognises(Head head) {
        return head.shape() == Head.Shape.WORDS || named(head, QRELS).isPresent();
    }

    private static Optional<String> named(Head head, Pattern name) {
        List<String> found = head.files().stream()
                .filter(file -> name.matcher(file).matches())
                .toList();
        if (found.size() > 1) {
            throw InputException.of(Fault.ofFile(
                    head.name(), found.size() + " files of one kind: " + String.join(", ", found), "one of each"));
        }
        return found.stream().findFirst();
    }

    @Override
    public void read(Material material, Sink sink) {
        Head head = material.head();
        boolean folder = head.shape() == Head.Shape.FOLDER;
        Faults faults = new Faults();
        Path qrels = folder
                ? named(head, QRELS).map(material.path()::resolve).orElseThrow(() -> none(material))
                : material.path();
        Map<String, Qrels.Topic> judged = Qrels.read(qrels, faults);
        Map<String, List<TrecRun.Hit>> run = named(head, RUN)
                .map(file -> TrecRun.read(material.path().resolve(file), faults))
                .orElse(Map.of());
        Map<String, String> words = words(material, faults);
        faults.first().forEach(sink::skip);
        Set<String> topics = new LinkedHashSet<>(judged.keySet());
        topics.addAll(run.keySet());
        int unjudged = 0;
        int unasked = 0;
        for (String id : topics) {
            Optional<Qrels.Topic> topic = Optional.ofNullable(judged.get(id));
            unjudged += topic.isEmpty() ? 1 : 0;
            unasked += words.containsKey(id) ? 0 : 1;
            Node.Obj place = new Node.Obj(topic.map(Qrels.Topic::line).orElse(0), 0, List.of());
            new Topics(new Row(place, false, qrels.toString()), sink)
                    .query(id, Optional.of(words.getOrDefault(id, id)), topic, ranked(run, id));
        }
        told(sink, unjudged, "topics of the run that nobody judged; they have no `relevant`");
        told(sink, unasked, "topics without words, asked by their id; put queries.tsv (topic, tab, words) beside them");
    }

    private static void told(Sink sink, int count, String what) {
        if (count > 0) {
            sink.note(count + " " + what, 0);
        }
    }

    private static InputException none(Material material) {
        return InputException.of(Fault.ofFile(
                material.path().toString(), "no judgements", "a file called qrels, qrels.NAME or NAME.qrels"));
    }

    private static Optional<List<Retrieved>> ranked(Map<String, List<TrecRun.Hit>> run, String id) {
        return Optional.ofNullable(run.get(id))
                .map(hits -> hits.stream()
                        .map(hit -> new Retrieved(
                                hit.document(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                OptionalDouble.of(hit.score()),
                                Map.of()))
                        .toList());
    }

    private static Map<String, String> words(Material material, Faults faults) {
        Map<String, String> words = new HashMap<>();
        if (material.head().files().contains(QUERIES)) {
            Path file = material.path().resolve(QUERIES);
            Source source = new Source(file.toString(), faults);
            Lines.read(
                    file,
                    source,
                    line -> JsonLine.parse(line, source).ifPresent(object -> {
                        Row row = new Row(object, false, source.file());
                        row.words("text")
                                .ifPresent(
                                        text -> words.put(row.words("_id", "id").orElse(""), text));
                    }));
        } else if (material.head().files().contains(TABLE)) {
            Path file = material.path().resolve(TABLE);
            Source source = new Source(file.toString(), faults);
            Lines.read(file, source, line -> {
                String[] cells = line.text().split("\t", 2);
                if (cells.length < 2 || cells[1].isBlank()) {
                    source.fault(line.number(), 0, "no tab with words behind it", "topic, tab, its words");
                } else {
                    words.put(cells[0].strip(), cells[1].strip());
                }
            });
        }
        return words;
    }
}
