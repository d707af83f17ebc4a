package dev.assay.judge.rubric;

import dev.assay.core.words.Language;
import dev.assay.judge.port.Criteria;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A rubric file, read and checked.
 *
 * @param name its name
 * @param language the language to ask in; absent = the case's
 * @param uses what the answer is held against
 * @param task what to look at
 * @param levels two or more
 * @param source the file as it was found
 */
record Rubric(
        String name,
        Optional<Language> language,
        Set<Material> uses,
        String task,
        List<Level> levels,
        RubricText source) {

    Rubric {
        uses = Set.copyOf(uses);
        levels = List.copyOf(levels);
    }

    /** What a judge is shown of it: no values. */
    Criteria criteria() {
        Map<String, String> meanings = new LinkedHashMap<>();
        levels.forEach(level -> meanings.put(level.name(), level.meaning()));
        return new Criteria(task, meanings);
    }

    /** The level of a name; absent when there is none. */
    Optional<Level> level(String wanted) {
        return levels.stream().filter(level -> level.name().equals(wanted)).findFirst();
    }
}
