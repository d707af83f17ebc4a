package dev.assay.core.diagnosis;

import java.util.Optional;

/** Finds what a kind of step was given and did not put out. */
final class Losses {

    private Losses() {}

    /** The first group that is lost at a step of this kind. */
    static Optional<Integer> at(Symptoms symptoms, StepKind kind) {
        return symptoms.lost().stream()
                .filter(group -> symptoms.trail()
                        .lostAt(group)
                        .filter(step -> step.kind() == kind)
                        .isPresent())
                .findFirst();
    }

    /** Where it stood, and where it is no more. */
    static String evidence(Symptoms symptoms, int group) {
        Trail trail = symptoms.trail();
        String name = Texts.name(symptoms.group(group));
        Step lost = trail.lostAt(group).orElseThrow();
        return symptoms.in(
                name + " 的名次：" + trail.ranks(group) + "；到 `" + lost.name() + "` 的 "
                        + lost.met().size() + " 条里就没有了。",
                name + " stood at: " + trail.ranks(group) + "; it is not among the "
                        + lost.met().size() + " of `" + lost.name() + "`.");
    }
}
