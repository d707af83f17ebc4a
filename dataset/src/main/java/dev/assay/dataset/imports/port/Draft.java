package dev.assay.dataset.imports.port;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.engine.codec.CaseLine;
import dev.assay.engine.input.Node;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;

/** A case in the making, out of one row of a foreign file. */
public final class Draft {

    private final Row row;
    private final Sink sink;
    private Optional<String> id = Optional.empty();
    private Optional<String> question = Optional.empty();
    private ExpectedBehavior behavior = ExpectedBehavior.ANSWER;
    private Optional<Judgments> judgments = Optional.empty();
    private Optional<String> reference = Optional.empty();
    private List<String> referenceContexts = List.of();
    private Optional<List<Retrieved>> retrieved = Optional.empty();
    private Optional<String> answer = Optional.empty();
    private final Map<String, Object> metadata = new LinkedHashMap<>();
    private final Map<String, String> rubrics = new LinkedHashMap<>();

    /** Nothing is known yet. */
    public Draft(Row row, Sink sink) {
        this.row = row;
        this.sink = sink;
    }

    /** The case's id; without one it gets an id of its question. */
    public Draft id(Optional<String> given) {
        id = given;
        return this;
    }

    /**
     * The question; a row where it is missing or blank is left out and told.
     *
     * @param column its name in the file
     */
    public Draft question(String column, Optional<String> words) {
        if (words.isEmpty() && row.faults().count() == 0) {
            row.source()
                    .fault(
                            row.line(),
                            0,
                            "no question, or a blank one, in `" + column + "`",
                            "the user's words; fill it in or delete the row");
        }
        question = words;
        return this;
    }

    /** What a good system does. */
    public Draft behavior(ExpectedBehavior expected) {
        behavior = expected;
        return this;
    }

    /** Ids of what should be retrieved. An empty list says nothing of a question to be answered, and is told. */
    public Draft relevant(String column, Optional<List<String>> ids) {
        if (ids.isPresent() && ids.get().isEmpty() && behavior == ExpectedBehavior.ANSWER) {
            sink.note(
                    "`" + column + "` is an empty list: taken as not judged; where the corpus has no answer set"
                            + " expectedBehavior to refuse",
                    row.line());
        } else if (ids.isPresent()) {
            judgments =
                    Optional.of(Judgments.ofItems(ids.get().stream().distinct().toArray(String[]::new)));
        }
        return this;
    }

    /** A good answer. */
    public Draft reference(Optional<String> words) {
        reference = words.filter(text -> !text.isBlank());
        return this;
    }

    /** Texts that a good answer rests on. */
    public Draft referenceContexts(Optional<List<String>> texts) {
        referenceContexts =
                texts.orElse(List.of()).stream().filter(text -> !text.isBlank()).toList();
        return this;
    }

    /** What the system retrieved; absent and empty are told apart. */
    public Draft retrieved(Optional<List<Retrieved>> ranked) {
        retrieved = ranked;
        return this;
    }

    /** What the system answered. */
    public Draft answer(Optional<String> words) {
        answer = words;
        return this;
    }

    /** What levels of quality mean for this case; kept in the metadata, too. */
    public Draft rubrics(Optional<Node.Obj> levels) {
        levels.ifPresent(object -> object.members().forEach(level -> {
            if (level.value() instanceof Node.Text text) {
                rubrics.put(level.key(), text.value());
            }
            metadata("rubrics." + level.key(), level.value());
        }));
        return this;
    }

    /** Something to keep; keys of nested values are joined by a dot. */
    public Draft metadata(String key, Node value) {
        Metadata.put(metadata, key, value);
        return this;
    }

    /** A score of another tool, kept as {@code tool:metric} so that it is never taken for ours. */
    public Draft score(String tool, String metric, Node value) {
        boolean typed = value instanceof Node.Text text
                && text.value().strip().matches("[+-]?\\d+(\\.\\d*)?([eE][+-]?\\d{1,2})?");
        if (typed) {
            metadata.put(
                    tool + ":" + metric,
                    Metadata.number(((Node.Text) value).value().strip()));
            return this;
        }
        return metadata(tool + ":" + metric, value);
    }

    /**
     * Keeps whatever the row has beyond.
     *
     * @param tool prefix of its scores
     * @param scores tells names of its metrics
     * @param known other names that the tool writes; all else is kept and warned about
     */
    public Draft rest(String tool, Predicate<String> scores, Set<String> known) {
        for (Node.Member member : row.rest()) {
            String key = member.key();
            if (key.isBlank()) {
                continue; // the index that pandas writes
            }
            if (scores.test(key)) {
                score(tool, key, member.value());
                continue;
            }
            metadata(key, member.value());
            if (!known.contains(key)) {
                sink.note("`" + key + "`: not a field of " + tool + "; kept in metadata", member.line());
            }
        }
        return this;
    }

    /** Hands the case over, or tells what is wrong with the row. */
    public void finish() {
        if (row.faults().count() > 0 || question.isEmpty()) {
            row.faults().first().forEach(sink::skip);
            return;
        }
        String words = question.get();
        Case made = new Case(
                id.filter(given -> !given.isBlank()).orElseGet(() -> sink.newId(words)),
                words,
                behavior,
                judgments,
                reference,
                referenceContexts,
                List.of(),
                metadata,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                rubrics);
        sink.accept(new CaseLine(row.line(), made, outputs()));
    }

    private List<Output> outputs() {
        List<Output> outputs = new ArrayList<>(1);
        if (retrieved.isPresent() || answer.isPresent()) {
            outputs.add(new Output(
                    retrieved,
                    List.of(),
                    answer,
                    List.of(),
                    Map.of(),
                    OptionalDouble.empty(),
                    OptionalDouble.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    1));
        }
        return outputs;
    }
}
