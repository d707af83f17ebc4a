package dev.assay.core.calibration;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A judge's id taken apart: words, some of them {@code key=value}, and {@code prompts=name@hash,…}.
 *
 * @param id the id as the judge gives it
 */
public record JudgeIdentity(String id) {

    private static final String MODEL = "model=";
    private static final String PROMPTS = "prompts=";
    private static final int SHOWN = 5;

    /** The model asked for; absent where the id names none. Members of a jury are joined. */
    public Optional<String> model() {
        String models = words().stream()
                .filter(word -> word.startsWith(MODEL))
                .map(word -> word.substring(MODEL.length()))
                .collect(Collectors.joining(" | "));
        return models.isEmpty() ? Optional.empty() : Optional.of(models);
    }

    /** Hashes of the prompts by name, such as {@code verdicts.zh}; none for a judge without prompts. */
    public Map<String, String> prompts() {
        Map<String, String> prompts = new TreeMap<>();
        words().stream()
                .filter(word -> word.startsWith(PROMPTS))
                .flatMap(word -> Arrays.stream(word.substring(PROMPTS.length()).split(",")))
                .map(pair -> pair.split("@", 2))
                .filter(pair -> pair.length == 2)
                .forEach(pair -> prompts.put(pair[0], pair[1]));
        return prompts;
    }

    /** What sets another judge apart from this one, in words; nothing when the ids are equal. */
    public Optional<String> differenceTo(JudgeIdentity other) {
        if (id.equals(other.id)) {
            return Optional.empty();
        }
        Map<String, String> mine = prompts();
        Map<String, String> theirs = other.prompts();
        Set<String> names = new LinkedHashSet<>(mine.keySet());
        names.addAll(theirs.keySet());
        List<String> changed = names.stream()
                .filter(name -> !Optional.ofNullable(mine.get(name)).equals(Optional.ofNullable(theirs.get(name))))
                .toList();
        String words = without(other, this);
        String others = without(this, other);
        StringBuilder said = new StringBuilder();
        if (!words.isEmpty() || !others.isEmpty()) {
            said.append("certified: ")
                    .append(words.isEmpty() ? "nothing of the kind" : words)
                    .append("; asked: ")
                    .append(others.isEmpty() ? "nothing of the kind" : others);
        }
        if (!changed.isEmpty()) {
            said.append(said.isEmpty() ? "" : "; ")
                    .append("other prompts: ")
                    .append(changed.stream().limit(SHOWN).collect(Collectors.joining(", ")))
                    .append(changed.size() > SHOWN ? " and " + (changed.size() - SHOWN) + " more" : "");
        }
        return Optional.of(said.isEmpty() ? "certified: " + id + "; asked: " + other.id : said.toString());
    }

    /** The words of one id, prompts aside, that the other has not. */
    private static String without(JudgeIdentity taken, JudgeIdentity from) {
        Set<String> gone = new LinkedHashSet<>(taken.words());
        return from.words().stream()
                .filter(word -> !gone.contains(word) && !word.startsWith(PROMPTS))
                .collect(Collectors.joining(" "));
    }

    private List<String> words() {
        return Arrays.asList(id.split(" "));
    }
}
