package dev.assay.core.diagnosis;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Filter;
import dev.assay.core.data.Passage;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.List;
import java.util.Optional;

/** It is in the corpus, and a recorded filter stands where it got lost. */
final class FilteredOut implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        return symptoms.lost().stream()
                .flatMap(group -> evidence(symptoms, group).stream())
                .findFirst()
                .map(
                        evidence -> new Finding(
                                Cause.FILTERED_OUT,
                                evidence,
                                symptoms.in(
                                        "核对过滤条件与该段的元数据：条件过严就放宽，元数据缺失或写错就补正后重建索引。",
                                        "Hold the filter against the passage's metadata: loosen the one where it asks too much, mend the other where it is missing or wrong, and index again.")));
    }

    private static Optional<String> evidence(Symptoms symptoms, int group) {
        Optional<Step> lost = symptoms.trail().lostAt(group);
        if (lost.isPresent()) {
            return lost.filter(step ->
                            step.kind() == StepKind.FILTER ? !lets(symptoms, step, group) : bars(symptoms, step, group))
                    .map(step -> lostThere(symptoms, step, group));
        }
        if (symptoms.trail().lastSeen(group).isPresent()
                || held(symptoms, group).isEmpty()) {
            return Optional.empty();
        }
        return symptoms.trail().retrievers().stream()
                .filter(step -> step.filter().isPresent())
                .filter(step -> !lets(symptoms, step, group))
                .findFirst()
                .map(step -> neverThere(symptoms, step, group));
    }

    /** Whether the filter is seen to let one of the wanted passages through, so that it is not to blame. */
    private static boolean lets(Symptoms symptoms, Step step, int group) {
        return step.filter()
                .filter(filter -> held(symptoms, group).stream()
                        .anyMatch(passage -> filter.passes(passage).orElse(false)))
                .isPresent();
    }

    /** Whether the filter is seen to bar all that was wanted; of a step that does more than to filter, less does not do. */
    private static boolean bars(Symptoms symptoms, Step step, int group) {
        List<Passage> held = held(symptoms, group);
        return !held.isEmpty()
                && step.filter()
                        .filter(filter -> held.stream()
                                .noneMatch(passage -> filter.passes(passage).orElse(true)))
                        .isPresent();
    }

    private static List<Passage> held(Symptoms symptoms, int group) {
        Optional<Corpus> corpus = symptoms.corpus();
        return corpus.map(known -> symptoms.group(group).anyOf().stream()
                        .flatMap(label -> Located.holding(known, label).stream())
                        .toList())
                .orElse(List.of());
    }

    private static String lostThere(Symptoms symptoms, Step step, int group) {
        Step before = symptoms.trail().lastSeen(group).orElseThrow();
        String name = Texts.name(symptoms.group(group));
        int rank = before.met().foundAt(group);
        return symptoms.in(
                        name + " 在 `" + before.name() + "` 排第 " + rank + " 位，经 `" + step.name() + "` 后不见了",
                        name + " stood at rank " + rank + " of `" + before.name() + "`; `" + step.name()
                                + "` left it out")
                + words(symptoms, step, group);
    }

    private static String neverThere(Symptoms symptoms, Step step, int group) {
        String name = Texts.name(symptoms.group(group));
        return symptoms.in(
                        name + " 在语料库里，却不在 `" + step.name() + "` 的 "
                                + step.met().size() + " 条里",
                        name + " is in the corpus, but not among the "
                                + step.met().size() + " of `" + step.name() + "`")
                + words(symptoms, step, group);
    }

    private static String words(Symptoms symptoms, Step step, int group) {
        return step.filter()
                        .map(filter -> symptoms.in("，该步的过滤条件是 ", ", which filters by ") + "`" + filter.text() + "`"
                                + held(symptoms, group).stream()
                                        .flatMap(passage -> barrier(symptoms, filter, passage).stream())
                                        .findFirst()
                                        .orElse(""))
                        .orElse("")
                + symptoms.in("。", ".");
    }

    private static Optional<String> barrier(Symptoms symptoms, Filter filter, Passage passage) {
        return filter.barrier(passage).map(attribute -> {
            List<String> has = Filter.values(passage, attribute);
            return has.isEmpty()
                    ? symptoms.in(
                            "，而 `" + passage.id() + "` 没有 " + attribute, "; `" + passage.id() + "` has no " + attribute)
                    : symptoms.in(
                            "，而 `" + passage.id() + "` 的 " + attribute + " 是 " + String.join("|", has),
                            "; `" + passage.id() + "` has " + attribute + " " + String.join("|", has));
        });
    }
}
