package dev.assay.engine.codec;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Nugget;
import dev.assay.core.data.Output;
import dev.assay.core.data.Review;
import dev.assay.core.data.Split;
import dev.assay.engine.input.Fields;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a line of {@code cases.jsonl}: the case, and the output where it stands inline. A field that is {@code null}
 * counts as absent; so does a blank {@code reference}. All faults of a line are told.
 */
public final class CaseCodec {

    private static final Set<String> KNOWN = Set.copyOf(CaseLine.FIELDS);

    private final Source source;
    private final Warnings warnings = new Warnings();
    private final LabelCodec labels;
    private final OutputCodec outputs;

    /** A reader of lines of this source. */
    public CaseCodec(Source source) {
        this.source = source;
        this.labels = new LabelCodec(source, warnings);
        this.outputs = new OutputCodec(source, warnings);
    }

    /** The case on a line, with its inline output; absent when the line has faults, which are told. */
    public Optional<CaseLine> read(Node.Obj object) {
        long before = source.faults().count();
        warnings.unknown(object, "", KNOWN);
        Fields fields = new Fields(object, source);
        Optional<String> id = fields.required("id", "a string that is not blank, unique in the file");
        Optional<String> question = fields.required("question", "the user's words, not blank");
        ExpectedBehavior behavior = fields.word("expectedBehavior", ExpectedBehavior.values(), ExpectedBehavior::word)
                .orElse(ExpectedBehavior.ANSWER);
        Optional<Judgments> judgments = relevant(fields, behavior);
        Optional<String> reference = fields.text("reference").filter(text -> !text.isBlank());
        List<String> contexts = fields.texts("referenceContexts");
        List<Nugget> nuggets = nuggets(fields);
        Map<String, Object> metadata =
                fields.object("metadata").map(o -> Plain.flat(o, source)).orElse(Map.of());
        Optional<String> cluster = fields.name("cluster");
        Optional<Review> review = fields.object("review").flatMap(this::review);
        Optional<Split> split = fields.word("split", Split.values(), Split::word);
        Map<String, String> rubrics =
                fields.object("rubrics").map(this::rubrics).orElse(Map.of());
        List<Output> inline = OutputCodec.standsIn(object) ? outputs.all(fields) : List.of();
        if (source.faults().count() > before || id.isEmpty() || question.isEmpty()) {
            return Optional.empty();
        }
        Case read = new Case(
                id.get(),
                question.get(),
                behavior,
                judgments,
                reference,
                contexts,
                nuggets,
                metadata,
                cluster,
                review,
                split,
                rubrics);
        return Optional.of(new CaseLine(object.line(), read, inline));
    }

    /** What was found in lines so far that is not wrong but should be known, once each. */
    public List<String> warnings() {
        return warnings.told(source.file());
    }

    private Optional<Judgments> relevant(Fields fields, ExpectedBehavior behavior) {
        Optional<Node.Arr> list = fields.list("relevant", "labels");
        if (list.isPresent() && list.get().items().isEmpty() && behavior == ExpectedBehavior.ANSWER) {
            source.fault(
                    list.get(),
                    "one label or more in `relevant` of a case to be answered; leave the field out when nobody judged, "
                            + "or set `expectedBehavior` to refuse");
        }
        return list.map(labels::read);
    }

    private List<Nugget> nuggets(Fields fields) {
        List<Nugget> nuggets = new ArrayList<>();
        for (Node node : fields.list("nuggets", "objects").map(Node.Arr::items).orElse(List.of())) {
            if (node instanceof Node.Obj object) {
                warnings.unknown(object, "nuggets[].", Set.of("text", "importance"));
                Fields nugget = new Fields(object, source);
                Optional<String> text = nugget.required("text", "a fact that a good answer holds");
                boolean vital = nugget.word("importance", Importance.values(), Importance::word)
                                .orElse(Importance.VITAL)
                        == Importance.VITAL;
                text.ifPresent(words -> nuggets.add(new Nugget(words, vital)));
            } else {
                source.fault(node, "{\"text\",\"importance\":\"vital\"|\"okay\"}");
            }
        }
        return nuggets;
    }

    private Map<String, String> rubrics(Node.Obj object) {
        Map<String, String> rubrics = new LinkedHashMap<>();
        Fields levels = new Fields(object, source);
        for (Node.Member level : object.members()) {
            levels.text(level.key()).ifPresent(text -> rubrics.put(level.key(), text));
        }
        return rubrics;
    }

    private Optional<Review> review(Node.Obj object) {
        warnings.unknown(object, "review.", Set.of("status", "by", "at", "note"));
        Fields fields = new Fields(object, source);
        if (!fields.has("status")) {
            fields.missing("status", "draft, approved, rejected");
        }
        Optional<Review.Status> status = fields.word("status", Review.Status.values(), Review.Status::word);
        Optional<String> by = fields.text("by");
        Optional<String> at = fields.text("at");
        Optional<String> note = fields.text("note");
        return status.map(known -> new Review(known, by, at, note));
    }

    private enum Importance {
        VITAL("vital"),
        OKAY("okay");

        private final String word;

        Importance(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }
}
