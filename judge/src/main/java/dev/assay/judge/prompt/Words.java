package dev.assay.judge.prompt;

import dev.assay.core.words.Folded;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** Which word stands for what: case, width, blanks, hyphens and closing punctuation do not matter, everything else does. */
final class Words {

    /** No sign that could turn a word around, such as {@code !} or {@code -} before it or {@code ?} after it. */
    private static final Pattern EDGES = Pattern.compile("^[\\s\"'`*_“”‘’「」]+|[\\s\"'`*_.,;:!。，；：！、“”‘’「」]+$");

    private static final Pattern JOINTS = Pattern.compile("[\\s_\\-\u2010-\u2015]+");

    private final Map<String, String> meaning = new HashMap<>();

    /** The words as a prompt spells them: what most replies use, so that they need not be folded again. */
    private final Map<String, String> spelled = new HashMap<>();

    /** Words by what they mean. */
    Words(Map<String, List<String>> accepted) {
        accepted.forEach((meant, words) -> words.forEach(word -> {
            meaning.putIfAbsent(folded(word), meant);
            spelled.putIfAbsent(word, meaning.get(folded(word)));
        }));
    }

    /** What a word means; nothing when it is not on offer. */
    Optional<String> meaning(String word) {
        return Optional.ofNullable(spelled.get(word)).or(() -> Optional.ofNullable(meaning.get(folded(word))));
    }

    static String folded(String word) {
        String bare = EDGES.matcher(Folded.of(word).text()).replaceAll("");
        return JOINTS.matcher(bare).replaceAll("-");
    }
}
