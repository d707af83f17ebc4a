package dev.assay.dataset.imports.formats;

import dev.assay.core.data.ExpectedBehavior;
import dev.assay.dataset.imports.port.Draft;
import dev.assay.dataset.imports.port.Head;
import dev.assay.dataset.imports.port.Importer;
import dev.assay.dataset.imports.port.Material;
import dev.assay.dataset.imports.port.Passages;
import dev.assay.dataset.imports.port.Row;
import dev.assay.dataset.imports.port.Sink;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Node;
import dev.assay.engine.input.Source;
import dev.assay.engine.input.YamlFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Tests of promptfoo. The file is held in memory. Assertions that hold a good answer become the reference, {@code is-refusal}
 * the expected behaviour; thresholds stay behind, since a metric has none, and are named in a note.
 */
public final class PromptfooFormat implements Importer {

    private static final Set<String> REFERENCES = Set.of("context-recall", "factuality", "model-graded-factuality");
    private static final String REFUSAL = "is-refusal";
    private static final String[] QUESTIONS = {"query", "question", "input", "user_input", "prompt", "message"};
    private static final List<String> OWN = List.of("prompts", "providers", "defaultTest", "vars", "description");

    @Override
    public String name() {
        return "promptfoo";
    }

    @Override
    public String describes() {
        return "promptfoo configuration, YAML or JSON: tests with vars and assert";
    }

    @Override
    public boolean recognises(Head head) {
        boolean yaml = head.shape() == Head.Shape.YAML;
        return (yaml && head.has("tests") && head.hasAny(OWN))
                || head.list("tests").contains("vars");
    }

    @Override
    public void read(Material material, Sink sink) {
        Source source = new Source(material.path().toString(), new Faults());
        Optional<Node.Obj> config = YamlFile.parse(material.path(), source);
        source.faults().first().forEach(sink::skip);
        config.ifPresent(read -> tests(new Row(read, false, source.file()), sink));
    }

    private static void tests(Row config, Sink sink) {
        String file = config.source().file();
        config.object("defaultTest").ifPresent(defaults -> {
            Row test = new Row(defaults, false, file);
            thresholds(test.items("assert").orElse(List.of()), "defaultTest", sink);
        });
        for (Node node : config.items("tests").orElse(List.of())) {
            if (node instanceof Node.Obj test) {
                test(new Row(test, false, file), sink);
            } else {
                config.source()
                        .fault(node, "a test with `vars`; import a file that is named here (file://…) by itself");
            }
        }
        config.faults().first().forEach(sink::skip);
    }

    private static void test(Row test, Sink sink) {
        List<Node> assertions = test.items("assert").orElse(List.of());
        thresholds(assertions, "tests", sink);
        Optional<Node.Obj> given = test.object("vars");
        Row vars = new Row(
                given.orElse(new Node.Obj(test.line(), 1, List.of())),
                false,
                test.source().file());
        if (vars.node("messages", "conversation", "history").isPresent()) {
            test.source()
                    .fault(
                            test.line(),
                            0,
                            "a multi-turn test (promptfoo vars with the messages of a conversation)",
                            "single-turn tests; write the last question as a case of its own");
        }
        Draft draft = new Draft(test, sink)
                .behavior(refusal(assertions) ? ExpectedBehavior.REFUSE : ExpectedBehavior.ANSWER)
                .question("vars." + QUESTIONS[0], vars.words(QUESTIONS))
                .answer(test.text("providerOutput"))
                .reference(reference(assertions))
                .retrieved(Passages.ranked(test, vars.texts("context", "contexts"), Optional.empty()));
        test.object("metadata")
                .ifPresent(kept -> kept.members().forEach(member -> draft.metadata(member.key(), member.value())));
        vars.rest().forEach(member -> draft.metadata(member.key(), member.value()));
        test.node("options", "threshold");
        vars.faults().first().forEach(test.faults()::add);
        draft.rest("promptfoo", column -> false, Set.of("description")).finish();
    }

    private static Optional<String> reference(List<Node> assertions) {
        for (Node node : assertions) {
            if (node instanceof Node.Obj assertion
                    && type(assertion).filter(REFERENCES::contains).isPresent()
                    && assertion.get("value").orElse(node) instanceof Node.Text text
                    && !text.value().contains("{{")) {
                return Optional.of(text.value());
            }
        }
        return Optional.empty();
    }

    private static boolean refusal(List<Node> assertions) {
        return assertions.stream()
                .anyMatch(node -> node instanceof Node.Obj assertion
                        && type(assertion).filter(REFUSAL::equals).isPresent());
    }

    private static Optional<String> type(Node.Obj assertion) {
        return assertion
                .get("type")
                .flatMap(node -> node instanceof Node.Text text ? Optional.of(text.value()) : Optional.empty());
    }

    private static void thresholds(List<Node> assertions, String where, Sink sink) {
        List<String> told = new ArrayList<>();
        for (Node node : assertions) {
            if (node instanceof Node.Obj assertion) {
                String type = type(assertion).orElse("assertion");
                if (assertion.get("threshold").orElse(node) instanceof Node.Num threshold) {
                    told.add(type + " " + threshold.text());
                } else if (!REFERENCES.contains(type) && !type.equals(REFUSAL)) {
                    sink.note(
                            "assertion `" + type + "` of " + where + " is not imported: rules stand in assay.yaml",
                            node.line());
                }
            }
        }
        for (String threshold : told) {
            sink.note(
                    "threshold " + threshold + " of " + where
                            + " is not imported: a metric has none; write a rule into assay.yaml",
                    assertions.get(0).line());
        }
    }
}
