package dev.assay.judge.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.words.Language;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.SentenceSupport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Damaged replies about citations, levels and nuggets: none may throw, and none may give a value that breaks a rule. */
class GradingFuzzTest {

    private static final int REPLIES = 30_000;
    private static final String TEXT = "Refunds take 5 days, as you should know.";
    private static final SortedMap<Integer, List<Integer>> CITED =
            new TreeMap<>(Map.of(1, List.of(1, 3), 2, List.of(), 3, List.of(2)));
    private static final Set<String> LEVELS = Set.of("good", "mixed", "poor");
    private static final List<String> SEEDS = List.of(
            json("{'sentences':[{'sentence':1,'states':'yes','full':[1],'partial':[],'none':[3]},"
                    + "{'sentence':2,'states':'no','full':[],'partial':[],'none':[]},"
                    + "{'sentence':3,'states':'yes','partial':[2]}]}"),
            json("<think>{'level':'poor'}</think>{'reason':'a jab','evidence':'as you should know','level':'mixed'}"),
            json("```json\n{'reason':'shorter','better':'second'}\n```"),
            json("{'grades':[{'nugget':1,'grade':'full','reason':''},{'nugget':2,'grade':'partial','reason':'x'}]}"));
    private static final List<String> PIECES = List.of(
            "1", "2", "3", "[", "]", "{", "}", ",", "\"", "full", "none", "yes", "no", "un", "null", "0.5", "[1]");

    @Test
    void no_damaged_reply_gives_a_value_that_breaks_a_rule_or_throws() {
        Random random = new Random(11);
        List<String> findings = new ArrayList<>();
        int[] read = new int[SEEDS.size()];
        for (int i = 0; i < REPLIES; i++) {
            int which = i % SEEDS.size();
            String body = damaged(SEEDS.get(which), random);
            Reading<?> reading = read(which, body);
            if (reading instanceof Reading.Read<?> valid) {
                read[which]++;
                if (!keepsTheRules(valid.value())) {
                    findings.add(body);
                }
            }
        }

        assertThat(findings).isEmpty();
        for (int count : read) {
            assertThat(count).isBetween(REPLIES / 300, REPLIES / 5);
        }
    }

    private static Reading<?> read(int which, String body) {
        return switch (which) {
            case 0 -> Sample.reader(PromptKind.CITATIONS, Language.EN).citations(Sample.text(body), CITED);
            case 1 -> Sample.reader(PromptKind.RUBRIC, Language.EN).level(Sample.text(body), LEVELS, TEXT);
            case 2 -> Sample.reader(PromptKind.PAIRWISE, Language.EN).better(Sample.text(body));
            default -> Sample.reader(PromptKind.NUGGETS, Language.EN).grades(Sample.text(body), Set.of(1, 2));
        };
    }

    private static boolean keepsTheRules(Object value) {
        if (value instanceof JudgeReply.Level level) {
            return LEVELS.contains(level.name()) && TEXT.contains(level.evidence());
        }
        if (value instanceof JudgeReply.Preferred) {
            return true;
        }
        SortedMap<?, ?> items = (SortedMap<?, ?>) value;
        if (items.get(1) instanceof ReadGrade) {
            return items.keySet().equals(Set.of(1, 2))
                    && items.values().stream()
                            .allMatch(grade -> Set.of("full", "partial", "none").contains(((ReadGrade) grade).word()));
        }
        return items.keySet().equals(CITED.keySet())
                && items.entrySet().stream()
                        .allMatch(entry -> ((SentenceSupport) entry.getValue())
                                .support()
                                .keySet()
                                .equals(Set.copyOf(CITED.getOrDefault(entry.getKey(), List.of()))));
    }

    private static String damaged(String seed, Random random) {
        StringBuilder body = new StringBuilder(seed);
        for (int wounds = 1 + random.nextInt(3); wounds > 0; wounds--) {
            int at = random.nextInt(body.length() + 1);
            int to = Math.min(body.length(), at + 1 + random.nextInt(5));
            switch (random.nextInt(4)) {
                case 0 -> body.delete(at, to);
                case 1 -> body.insert(at, body.substring(at, to));
                case 2 -> body.insert(at, (char) (32 + random.nextInt(96)));
                default -> body.replace(at, to, PIECES.get(random.nextInt(PIECES.size())));
            }
        }
        return body.toString();
    }

    private static String json(String text) {
        return text.replace('\'', '"');
    }
}
