package dev.assay.core.comparison;

import dev.assay.core.run.Provenance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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

    private static final String NONE = "none";
    private static final String FILE_HASH = "sha256 of ";
    private static final Pattern PROMPTS = Pattern.compile("\\s*\\bprompts=(\\S+)");

    private Comparability() {}

    /** What stands between two runs, in the order of {@link #GROUNDS}; none when they can be compared. */
    public static List<Differing> obstacles(Provenance a, Provenance b) {
        List<Differing> found = new ArrayList<>();
        add(found, "dataset", a.datasetHash(), b.datasetHash());
        if (!a.judge().equals(NONE) && !b.judge().equals(NONE)) {
            add(found, "judge", withoutPrompts(a.judge()), withoutPrompts(b.judge()));
        }
        prompts(found, a, b);
        if (!a.embeddings().equals(NONE) && !b.embeddings().equals(NONE)) {
            add(found, "embeddings", a.embeddings(), b.embeddings());
        }
        add(found, "judgedBy", a.judgedBy(), b.judgedBy());
        return List.copyOf(found);
    }

    private static void add(List<Differing> found, String what, String a, String b) {
        if (!a.equals(b)) {
            found.add(new Differing(what, a, b));
        }
    }

    private static String withoutPrompts(String judge) {
        return PROMPTS.matcher(judge).replaceAll("");
    }

    /** Prompts and rubrics that both runs used and that differ; one obstacle for all of them. */
    private static void prompts(List<Differing> found, Provenance a, Provenance b) {
        Map<String, String> first = prompts(a);
        Map<String, String> second = prompts(b);
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

    /** Hashes by the name of the prompt, or of the metric whose rubric it is. */
    private static Map<String, String> prompts(Provenance made) {
        Map<String, String> hashes = new TreeMap<>();
        Matcher listed = PROMPTS.matcher(made.judge());
        while (listed.find()) {
            for (String prompt : listed.group(1).split(",")) {
                int at = prompt.lastIndexOf('@');
                if (at > 0) {
                    hashes.put(prompt.substring(0, at), prompt.substring(at + 1));
                }
            }
        }
        made.settings().forEach((key, value) -> {
            if (key.startsWith(FILE_HASH)) {
                hashes.put(key.substring(FILE_HASH.length()), value);
            }
        });
        return hashes;
    }

    /** The settings in which two runs differ, by key; what changed between them, as far as Assay knows. */
    public static List<Differing> settings(Provenance a, Provenance b) {
        Set<String> keys = new TreeSet<>(a.settings().keySet());
        keys.addAll(b.settings().keySet());
        List<Differing> found = new ArrayList<>();
        for (String key : keys) {
            if (!key.startsWith(FILE_HASH) && !BESIDE_THE_POINT.contains(key)) {
                add(found, key, a.settings().getOrDefault(key, ""), b.settings().getOrDefault(key, ""));
            }
        }
        return List.copyOf(found);
    }
}
