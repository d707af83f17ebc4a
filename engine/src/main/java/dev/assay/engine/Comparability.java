package dev.assay.engine;

import dev.assay.core.gate.Against;
import dev.assay.core.gate.Fact;
import dev.assay.engine.baseline.Aspect;
import dev.assay.engine.baseline.Difference;
import dev.assay.engine.baseline.Made;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Whether a run may be held against a baseline.
 *
 * @param now how the run was made
 * @param accepted what it may differ in
 */
record Comparability(Made now, List<String> accepted) {

    Against.Impossible nothingThere(NamedBaseline named) {
        return new Against.Impossible(
                "there is no " + named.name(),
                List.of(new Fact(
                        "next",
                        "freeze a run you are content with: `assay freeze " + now.run() + " --out " + named.name()
                                + "`; or mend the name")));
    }

    /** Why the two cannot be compared; empty when they can. */
    Optional<Against.Impossible> obstacle(NamedBaseline named) {
        List<Difference> differing = named.baseline().stream()
                .flatMap(frozen -> frozen.made().differences(now).stream())
                .filter(difference -> !accepted.contains(difference.aspect().word()))
                .toList();
        if (differing.isEmpty()) {
            return Optional.empty();
        }
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact("baseline", named.name() + ", " + about(named)));
        differing.forEach(difference -> facts.add(new Fact(difference.aspect().word(), difference.text())));
        String accept = differing.stream()
                .map(difference -> "--accept " + difference.aspect().word())
                .collect(Collectors.joining(" "));
        facts.add(new Fact(
                "next",
                "freeze again (`assay freeze " + now.run() + "`), or, where the change is known to move no score, "
                        + accept));
        String what = differing.stream()
                .map(difference -> "another " + noun(difference.aspect()))
                .collect(Collectors.joining(", "));
        return Optional.of(new Against.Impossible("NOT COMPARABLE: " + what, facts));
    }

    private static String noun(Aspect aspect) {
        return switch (aspect) {
            case DATASET -> "dataset";
            case JUDGE -> "judge";
            case PROMPTS -> "set of prompts";
            case EMBEDDINGS -> "model of embeddings";
            case LABELS -> "way to match labels";
        };
    }

    /** What a run is held against, in a line. */
    String about(NamedBaseline named) {
        if (named.baseline().isEmpty()) {
            return named.name();
        }
        Made made = named.baseline().get().made();
        List<Difference> differing = made.differences(now);
        String rest = differing.isEmpty()
                ? ", same dataset, same judge"
                : differing.stream()
                        .map(difference -> ", another " + noun(difference.aspect())
                                + (accepted.contains(difference.aspect().word()) ? " (accepted)" : ""))
                        .collect(Collectors.joining());
        return "run " + made.run() + ", commit " + made.commit() + rest;
    }
}
