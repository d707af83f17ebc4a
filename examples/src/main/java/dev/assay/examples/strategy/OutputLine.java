package dev.assay.examples.strategy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assay.examples.pipeline.Answerer;
import dev.assay.examples.pipeline.Items;
import java.util.List;

/** What a strategy does with a question, as a line of Assay's outputs. */
final class OutputLine {

    private static final ObjectMapper JSON = new ObjectMapper();

    private OutputLine() {}

    /**
     * The line. {@code retrieved} is the last list before the context, to the depth it was kept; only the context has words,
     * since nobody reads those of the others.
     */
    static ObjectNode of(String id, String question, Strategy strategy, Answerer answerer) {
        List<Strategy.Step> steps = strategy.steps(question);
        Strategy.Step context = steps.get(steps.size() - 1);
        ObjectNode line = JSON.createObjectNode().put("id", id);
        Items.add(line.putArray("retrieved"), steps.get(steps.size() - 2).hits(), false);
        ObjectNode stages = line.putObject("stages");
        steps.forEach(step -> Items.add(stages.putArray(step.stage()), step.hits(), step.equals(context)));
        return line.put("answer", answerer.answer(question, context.hits()));
    }
}
