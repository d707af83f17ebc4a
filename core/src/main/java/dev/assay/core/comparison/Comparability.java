package dev.assay.core.comparison;

import dev.assay.core.run.Provenance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Whether the numbers of two runs mean the same. They do not where another dataset, judge, prompt, embedding model or way
 * of meeting labels stands behind them. Where one run had no judge or no embeddings, no metric of both rests on them.
 */
public final class Comparability {

    /** What may stand between two runs, by the names under which it is accepted. */
    public static final List<String> GROUNDS = List.of("dataset", "judge", "prompts", "embeddings", "judgedBy");

    /** Settings that change where things are kept or how fast they go, and no number. */
    private static final Set<String> BESIDE_THE_POINT = Set.of("out", "title", "concurrency", "cassette", "record");

    private Comparability() {}

    /** What stands between two runs, in the order of {@link #GROUNDS}; none when they can be compared. */
    public static List<Differing> obstacles(Provenance a, Provenance b) {
        return obstacles(Basis.of(a), Basis.of(b));
    }

    /** The same of two runs of which only that is known. */
    public static List<Differing> obstacles(Basis a, Basis b) {
        if (a.equals(b)) {
            return List.of();
        }
        List<Differing> found = new ArrayList<>();
        add(found, "dataset", a.dataset(), b.dataset());
        addKnown(found, "judge", a.judgeAlone(), b.judgeAlone());
        prompts(found, a.prompts(), b.prompts());
        addKnown(found, "embeddings", a.embeddings(), b.embeddings());
        addKnown(found, "judgedBy", a.judgedBy(), b.judgedBy());
        return List.copyOf(found);
    }

    private static void addKnown(List<Differing> found, String what, String a, String b) {
        if (!a.equals(Basis.NONE) && !b.equals(Basis.NONE)) {
            add(found, what, a, b);
        }
    }

    private static void add(List<Differing> found, String what, String a, String b) {
        if (!a.equals(b)) {
            found.add(new Differing(what, a, b));
        }
    }

    /** Prompts and rubrics that both runs used and that differ; one obstacle for all of them. */
    private static void prompts(List<Differing> found, Map<String, String> first, Map<String, String> second) {
        Set<String> differing = new TreeSet<>(first.keySet());
        differing.retainAll(second.keySet());
        differing.removeIf(name -> Objects.equals(first.get(name), second.get(name)));
        if (!differing.isEmpty()) {
            found.add(new Differing("prompts", shown(differing, first), shown(differing, second)));
        }
    }

    private static String shown(Set<String> names, Map<String, String> hashes) {
        return names.stream().map(name -> name + "@" + hashes.get(name)).collect(Collectors.joining(", "));
    }

    /** The settings in which two runs differ, by key; what changed between them, as far as Assay knows. */
    public static List<Differing> settings(Provenance a, Provenance b) {
        Set<String> keys = new TreeSet<>(a.settings().keySet());
        keys.addAll(b.settings().keySet());
        List<Differing> found = new ArrayList<>();
        for (String key : keys) {
            if (!key.startsWith(Basis.FILE_HASH) && !BESIDE_THE_POINT.contains(key)) {
                add(found, key, a.settings().getOrDefault(key, ""), b.settings().getOrDefault(key, ""));
            }
        }
        return List.copyOf(found);
    }
}
