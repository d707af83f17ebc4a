package dev.assay.engine.codec;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import dev.assay.engine.input.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * Turns the judged topics of a BEIR or TREC folder into cases, in the order of the judgements; each stands where the
 * judgements name it first. The files are read once and held in memory, some 100 bytes a line.
 */
final class TrecCases implements CaseLines {

    private static final String TIES = "topics with equal scores, ordered as trec_eval does, larger document id first";
    private static final String UNJUDGED = "topics that nobody judged, left out";
    private static final String UNASKED = "topics without a query, asked by their id";
    private static final String MISSING = "a result for each judged topic; where nothing was found write a line with a"
            + " document that does not exist (`TOPIC Q0 none 1 0 tag`), or take the topic out of the judgements";

    private final TrecFiles files;
    private final List<String> warnings = new ArrayList<>();
    private Map<String, Qrels.Topic> judged = Map.of();
    private Map<String, List<TrecRun.Hit>> run = Map.of();
    private Map<String, String> queries = Map.of();
    private boolean loaded;

    TrecCases(TrecFiles files) {
        this.files = files;
    }

    @Override
    public List<String> warnings() {
        return warnings;
    }

    @Override
    public void read(Source source, Consumer<Optional<Node.Obj>> sink) {
        if (!loaded) {
            load(source.faults());
            loaded = true;
        }
        if (source.faults().count() == 0) {
            judged.forEach((id, topic) -> sink.accept(Optional.of(object(id, topic))));
        }
    }

    private void load(Faults faults) {
        judged = Qrels.read(files.qrels(), faults);
        run = TrecRun.read(files.run(), faults);
        if (files.queries().isPresent()) {
            queries = BeirQueries.read(files.queries().get(), faults, judged.keySet());
        }
        if (faults.count() == 0) {
            mustMeet(faults);
            warnings.addAll(files.notes());
            told(UNJUDGED, run.keySet().stream().filter(topic -> !judged.containsKey(topic)));
            told(TIES, judged.keySet().stream().filter(topic -> TrecRun.tied(run.getOrDefault(topic, List.of()))));
            told(UNASKED, judged.keySet().stream().filter(this::unasked));
        }
    }

    private boolean unasked(String topic) {
        return files.queries().isPresent() && !queries.containsKey(topic);
    }

    private void mustMeet(Faults faults) {
        if (judged.isEmpty()) {
            faults.add(Fault.ofFile(files.qrels().toString(), "no judgement", "one a line: topic 0 document grade"));
        }
        judged.forEach((id, topic) -> {
            if (!run.containsKey(id)) {
                String found = "topic " + Words.quoted(id) + ", of which " + files.run() + " has no result";
                faults.add(new Fault(files.qrels().toString(), topic.line(), 0, found, MISSING));
            }
        });
    }

    private void told(String what, Stream<String> topics) {
        List<String> ids = topics.toList();
        if (!ids.isEmpty()) {
            warnings.add(files.run() + ": " + what + ": " + ids.size() + " (first: " + ids.get(0) + ")");
        }
    }

    private Node.Obj object(String id, Qrels.Topic topic) {
        Objects at = new Objects(topic.line());
        List<Node> relevant = new ArrayList<>(topic.grades().size());
        topic.grades()
                .forEach((document, grade) ->
                        relevant.add(at.object("id", at.text(document), "grade", at.number(String.valueOf(grade)))));
        List<Node> retrieved = new ArrayList<>();
        for (TrecRun.Hit hit : run.getOrDefault(id, List.of())) {
            retrieved.add(at.object("id", at.text(hit.document()), "score", at.number(String.valueOf(hit.score()))));
        }
        return new Node.Obj(
                topic.line(),
                1,
                List.of(
                        at.member("id", at.text(id)),
                        at.member("question", at.text(queries.getOrDefault(id, id))),
                        at.member("relevant", at.list(relevant)),
                        at.member("retrieved", at.list(retrieved))));
    }

    /** Builds values that stand on one line of the judgements. */
    private record Objects(int line) {

        Node text(String value) {
            return new Node.Text(line, 1, value);
        }

        Node number(String value) {
            return new Node.Num(line, 1, value);
        }

        Node list(List<Node> items) {
            return new Node.Arr(line, 1, items);
        }

        Node.Member member(String key, Node value) {
            return new Node.Member(key, line, 1, value);
        }

        Node object(String key, Node value, String other, Node second) {
            return new Node.Obj(line, 1, List.of(member(key, value), member(other, second)));
        }
    }
}
