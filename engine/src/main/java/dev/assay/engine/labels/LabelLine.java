package dev.assay.engine.labels;

import dev.assay.core.words.Language;
import dev.assay.core.words.Sha256;
import dev.assay.engine.input.Fields;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Reads one line of a file of labels. */
final class LabelLine {

    private static final List<String> CONTEXTS = List.of("contexts", "passages", "context", "premise");
    private static final Set<String> KNOWN = Set.of(
            "id",
            "language",
            "question",
            "contexts",
            "passages",
            "context",
            "premise",
            "claim",
            "answer",
            "reference",
            "label",
            "cluster",
            "metadata");
    private static final int LONGEST_SLICE = 60;

    private final Source source;
    private final boolean mustBeLabelled;

    LabelLine(Source source, boolean mustBeLabelled) {
        this.source = source;
        this.mustBeLabelled = mustBeLabelled;
    }

    /** What stands on the line; absent when something is wrong, which is told. */
    Optional<LabelledItem> read(Node.Obj object) {
        long before = source.faults().count();
        Fields fields = new Fields(object, source);
        Optional<String> claim = fields.name("claim");
        Optional<String> answer = claim.isPresent() ? Optional.empty() : fields.name("answer");
        if (!fields.has("claim") && !fields.has("answer")) {
            fields.missing("claim", "what is held against the contexts; or `answer`, for a label of a whole case");
        }
        String question = fields.text("question").orElse("");
        if (claim.isEmpty() && question.isBlank() && fields.has("answer")) {
            fields.missing("question", "what the answer answers");
        }
        List<String> contexts = contexts(fields);
        if (contexts.isEmpty()
                && fields.has("claim")
                && before == source.faults().count()) {
            fields.missing("contexts", "the texts that support the claim or do not, at least one");
        }
        Optional<PeopleLabel> label = label(fields, claim.isPresent());
        String text = claim.or(() -> answer).orElse("");
        LabelledItem item = new LabelledItem(
                object.line(),
                fields.name("id").orElse("line " + object.line()),
                fields.name("language").orElseGet(() -> Language.of(text).code()),
                question,
                contexts,
                claim,
                answer,
                fields.name("reference"),
                label,
                slices(fields),
                fields.name("cluster")
                        .orElseGet(() -> Sha256.of(question + "\u0000" + String.join("\u0001", contexts))));
        return source.faults().count() == before ? Optional.of(item) : Optional.empty();
    }

    private List<String> contexts(Fields fields) {
        for (String key : CONTEXTS) {
            Optional<Node> node = fields.node(key);
            if (node.isPresent()) {
                return node.get() instanceof Node.Arr list
                        ? texts(list, key)
                        : fields.name(key).map(List::of).orElse(List.of());
            }
        }
        return List.of();
    }

    private List<String> texts(Node.Arr list, String key) {
        List<String> texts = new ArrayList<>();
        for (Node node : list.items()) {
            if (node instanceof Node.Text text) {
                texts.add(text.value());
            } else if (node instanceof Node.Obj object) {
                new Fields(object, source)
                        .required("text", "the words of the passage")
                        .ifPresent(texts::add);
            } else {
                source.fault(node, "texts, or objects with `text`, in `" + key + "`");
            }
        }
        return texts;
    }

    private Optional<PeopleLabel> label(Fields fields, boolean claim) {
        Optional<Node> node = fields.node("label");
        if (node.isEmpty()) {
            if (mustBeLabelled) {
                fields.missing("label", claim ? PeopleLabel.OF_CLAIM : PeopleLabel.OF_CASE);
            }
            return Optional.empty();
        }
        Optional<PeopleLabel> label = scalar(node.get()).flatMap(claim ? PeopleLabel::ofClaim : PeopleLabel::ofCase);
        if (label.isEmpty()) {
            source.fault(node.get(), claim ? PeopleLabel.OF_CLAIM : PeopleLabel.OF_CASE);
        }
        return label;
    }

    /** Metadata, and further short texts of the line. */
    private static Map<String, String> slices(Fields fields) {
        Map<String, String> slices = new TreeMap<>();
        for (Node.Member member : fields.object().members()) {
            if (!KNOWN.contains(member.key()) && member.value() instanceof Node.Text) {
                put(slices, member);
            }
        }
        fields.object("metadata").ifPresent(metadata -> metadata.members().forEach(member -> put(slices, member)));
        return slices;
    }

    private static void put(Map<String, String> slices, Node.Member member) {
        scalar(member.value())
                .filter(text -> !text.isBlank() && text.length() <= LONGEST_SLICE)
                .ifPresent(text -> slices.put(member.key(), text));
    }

    static Optional<String> scalar(Node node) {
        if (node instanceof Node.Text text) {
            return Optional.of(text.value());
        } else if (node instanceof Node.Num num) {
            return Optional.of(num.text());
        } else if (node instanceof Node.Bool bool) {
            return Optional.of(String.valueOf(bool.value()));
        }
        return Optional.empty();
    }
}
