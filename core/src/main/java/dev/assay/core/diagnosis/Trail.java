package dev.assay.core.diagnosis;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The lists that what should be found passed on its way to the model.
 *
 * @param steps in pipeline order; retrievers stand beside each other, every other step works on what came before it
 */
record Trail(List<Step> steps) {

    /** The last step that still had it. */
    Optional<Step> lastSeen(int group) {
        int last = last(group);
        return last < 0 ? Optional.empty() : Optional.of(steps.get(last));
    }

    /** The step that was given it and did not put it out; absent where it was never found, or arrived. */
    Optional<Step> lostAt(int group) {
        int last = last(group);
        if (last < 0) {
            return Optional.empty();
        }
        return steps.subList(last + 1, steps.size()).stream()
                .filter(step -> !retriever(step))
                .findFirst();
    }

    /** The steps that look passages up: those before the first that works on their results. */
    List<Step> retrievers() {
        List<Step> retrievers = steps.stream().takeWhile(this::retriever).toList();
        return retrievers.isEmpty() ? steps.stream().limit(1).toList() : retrievers;
    }

    /** The rank of a group in each list that has it: {@code `vector` 2, `fused` 5}. */
    String ranks(int group) {
        return steps.stream()
                .filter(step -> step.has(group))
                .map(step -> "`" + step.name() + "` " + step.met().foundAt(group))
                .collect(Collectors.joining(", "));
    }

    /** All lists with their lengths. */
    String text() {
        return steps.stream().map(Step::text).collect(Collectors.joining(", "));
    }

    private int last(int group) {
        for (int i = steps.size() - 1; i >= 0; i--) {
            if (steps.get(i).has(group)) {
                return i;
            }
        }
        return -1;
    }

    /** By its name, or because its name says nothing and a fusion follows. */
    private boolean retriever(Step step) {
        boolean unnamed = step.kind() == StepKind.OTHER && !step.name().equals(Step.FINAL);
        return step.kind() == StepKind.RETRIEVER || (unnamed && steps.indexOf(step) < firstFusion());
    }

    private int firstFusion() {
        for (int i = 0; i < steps.size(); i++) {
            if (steps.get(i).kind() == StepKind.FUSION) {
                return i;
            }
        }
        return -1;
    }
}
