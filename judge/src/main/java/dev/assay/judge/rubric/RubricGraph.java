package dev.assay.judge.rubric;

import dev.assay.core.words.Language;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A rubric with those its levels go on to, and theirs; no way leads back.
 *
 * @param first the rubric to begin with
 * @param next by the level's name, where a level of {@code first} goes on
 */
record RubricGraph(Rubric first, Map<String, RubricGraph> next) {

    RubricGraph {
        next = Map.copyOf(next);
    }

    /**
     * Reads a rubric and all that follow from it.
     *
     * @throws IllegalArgumentException when one is missing or faulty or leads back, naming file and line
     */
    static RubricGraph open(RubricFolder folder, String name, Language language) {
        return new Opening(folder, language).open(name, Optional.empty());
    }

    /** All rubrics in it, in the order of the levels that lead to them. */
    List<Rubric> all() {
        List<Rubric> all = new ArrayList<>(List.of(first));
        first.levels()
                .forEach(level ->
                        Optional.ofNullable(next.get(level.name())).ifPresent(graph -> all.addAll(graph.all())));
        return all;
    }

    private static final class Opening {

        private final RubricFolder folder;
        private final Language language;

        /** The files on the way here, by key, in order. */
        private final Map<String, String> way = new LinkedHashMap<>();

        Opening(RubricFolder folder, Language language) {
            this.folder = folder;
            this.language = language;
        }

        RubricGraph open(String name, Optional<Path> from) {
            RubricText found = folder.find(name, from, language);
            if (way.putIfAbsent(found.key(), found.file()) != null) {
                throw new IllegalArgumentException(
                        "`then: " + name + "` leads back: " + String.join(" → ", way.values()) + " → " + found.file());
            }
            Rubric rubric = RubricReader.read(found);
            Map<String, RubricGraph> next = new LinkedHashMap<>();
            for (Level level : rubric.levels()) {
                level.then().ifPresent(other -> next.put(level.name(), follow(found, level, other)));
            }
            way.remove(found.key());
            return new RubricGraph(rubric, next);
        }

        private RubricGraph follow(RubricText found, Level level, String other) {
            try {
                return open(other, Optional.of(Path.of(found.file())));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(found.file() + ":" + level.line() + ": " + e.getMessage(), e);
            }
        }
    }
}
