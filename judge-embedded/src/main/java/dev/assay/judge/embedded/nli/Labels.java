package dev.assay.judge.embedded.nli;

import dev.assay.judge.embedded.encode.UnsuitableModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * What each of a model's logits stands for.
 *
 * @param order the labels in the order of the logits: three, or entailment and its contrary
 */
public record Labels(List<Label> order) {

    /** What the setting may say. */
    static final String ALLOWED =
            "[entailment, neutral, contradiction] or [entailment, not_entailment], in the model's order";

    /** What the claim is to the premise. */
    enum Label {
        ENTAILMENT,
        NEUTRAL,
        CONTRADICTION,
        NOT_ENTAILMENT;

        /** The label that a model calls so: any case, and the shorter and longer words in use. */
        static Optional<Label> named(String name) {
            return switch (name.strip().toLowerCase(Locale.ROOT).replaceAll("[\\s-]", "_")) {
                case "entailment", "entail", "entails", "entailed" -> Optional.of(ENTAILMENT);
                case "neutral" -> Optional.of(NEUTRAL);
                case "contradiction", "contradict", "contradicts", "contradictory" -> Optional.of(CONTRADICTION);
                case "not_entailment", "non_entailment", "not_entailed", "no_entailment" -> Optional.of(NOT_ENTAILMENT);
                default -> Optional.empty();
            };
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Labels {
        order = List.copyOf(order);
        boolean three =
                order.size() == 3 && order.containsAll(List.of(Label.ENTAILMENT, Label.NEUTRAL, Label.CONTRADICTION));
        boolean two = order.size() == 2 && order.containsAll(List.of(Label.ENTAILMENT, Label.NOT_ENTAILMENT));
        if (!three && !two) {
            throw new UnsuitableModel("allowed is " + ALLOWED);
        }
    }

    /**
     * The labels with these names.
     *
     * @throws UnsuitableModel when a name says nothing, or they are not those of a model for inference
     */
    static Labels named(List<String> names) {
        List<Label> order = new ArrayList<>();
        for (String name : names) {
            order.add(Label.named(name)
                    .orElseThrow(() -> new UnsuitableModel("`" + name + "` tells no label; allowed is " + ALLOWED)));
        }
        return new Labels(order);
    }

    /** What the logits say, one for each label. */
    Inference read(float[] logits) {
        double highest = Float.NEGATIVE_INFINITY;
        for (float logit : logits) {
            highest = Math.max(highest, logit);
        }
        double all = 0;
        for (float logit : logits) {
            all += Math.exp(logit - highest);
        }
        return new Inference(
                share(Label.ENTAILMENT, logits, highest, all), share(Label.CONTRADICTION, logits, highest, all));
    }

    private double share(Label label, float[] logits, double highest, double all) {
        int at = order.indexOf(label);
        return at < 0 ? 0 : Math.exp(logits[at] - highest) / all;
    }

    /** The words in order, for provenance. */
    String words() {
        return String.join(",", order.stream().map(Label::word).toList());
    }
}
