package dev.assay.judge.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.core.data.Verdict;
import dev.assay.core.words.Language;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * A hundred thousand damaged replies: none may throw, and none may give verdicts that break a rule. What is read is held
 * against rules written here anew, and, where the damaged reply still is plain JSON, against Jackson's reading of it.
 */
class ReplyFuzzTest {

    private static final int REPLIES = 120_000;
    private static final Duration LONGEST = Duration.ofMinutes(2);
    private static final ObjectMapper JACKSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();
    private static final ReplyReader READER = Sample.reader(PromptKind.VERDICTS, Language.EN);
    private static final ReplyReader ONE_CALL = Sample.reader(PromptKind.ONE_CALL, Language.EN);
    private static final Map<String, Verdict> WORDS_BY_LETTERS = wordsByLetters();

    private static final List<String> SEEDS = List.of(
            "{\"verdicts\": [{\"claim\": 1, \"verdict\": \"supported\", \"passages\": [1], \"quote\": \"paid within 5"
                    + " days\", \"reason\": \"\"}, {\"claim\": 2, \"verdict\": \"not-stated\", \"passages\": []}]}",
            "<think>Draft {\"verdicts\": []}</think>\n```json\n{\"verdicts\": [{\"claim\": \"1\", \"verdict\":"
                    + " \"Contradicted\", \"passages\": [3, 1], \"quote\": \"$4\", \"reason\": \"a\"}, {\"claim\": 2,"
                    + " \"verdict\": \"supported\", \"passages\": [3], \"quote\": \"Shipping\"},]}\n```\nDone [1].",
            "｛“判断”：［｛“编号”：１，“结论”：“支持”，“段落”：［１］，“原文”：“Refunds are paid”｝，" + "｛“编号”：２，“结论”：“未提及”，“段落”：［］｝］｝");
    private static final List<String> TWISTS = List.of("un", "not ", "mostly ", "!", "hardly-", "?");
    private static final List<String> PIECES = List.of(
            "\"",
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "1",
            "2",
            "3",
            "9",
            "-1",
            "null",
            "true",
            "\"claim\"",
            "\"passages\"",
            "\"verdict\"",
            "\"supported\"",
            "\"not-stated\"",
            "not ",
            "<think>",
            "</think>",
            "\\",
            "\\u00",
            "\n",
            " ",
            "“",
            "”",
            "，",
            "支持",
            "😀",
            "\u0000",
            "1e99",
            "{\"claim\": 2, \"verdict\": \"supported\"}",
            "{\"verdicts\": []}");

    @Test
    void no_damaged_reply_gives_an_invalid_verdict_or_throws() {
        Random random = new Random(20261202);
        long start = System.nanoTime();
        List<String> findings = new ArrayList<>();
        int read = 0;
        for (int i = 0; i < REPLIES; i++) {
            String body = damaged(SEEDS.get(i % SEEDS.size()), random);
            Reading<List<ReadVerdict>> reading = READER.verdicts(Sample.text(body), Sample.CLAIMS, Sample.PASSAGES);
            if (reading instanceof Reading.Read<List<ReadVerdict>> valid) {
                read++;
                brokenRules(valid.value(), body).forEach(rule -> findings.add(rule + ": " + body));
            }
            String together = body.replace("verdicts", "claims").replace("claim\"", "text\"");
            brokenRules(ONE_CALL.oneCall(Sample.text(together), Sample.PASSAGES, true))
                    .forEach(rule -> findings.add(rule + ": " + together));
        }
        assertThat(findings).isEmpty();
        // Some damage hits white space or reasons only; were nothing or everything readable, the test would be blind.
        assertThat(read).isBetween(REPLIES / 100, REPLIES / 2);
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(LONGEST);
    }

    private static String damaged(String seed, Random random) {
        boolean twisted = random.nextInt(10) == 0;
        StringBuilder body = new StringBuilder(
                twisted
                        ? seed.replace("\"supported", "\"" + TWISTS.get(random.nextInt(TWISTS.size())) + "supported")
                        : seed);
        int wounds = 1 + random.nextInt(3);
        for (int i = 0; i < wounds; i++) {
            int at = random.nextInt(body.length() + 1);
            int to = Math.min(body.length(), at + 1 + random.nextInt(random.nextInt(8) == 0 ? 80 : 4));
            switch (random.nextInt(6)) {
                case 0 -> body.delete(at, to);
                case 1 -> body.setLength(at);
                case 2 -> body.insert(at, body.substring(at, to));
                case 3 -> body.replace(at, to, PIECES.get(random.nextInt(PIECES.size())));
                case 4 -> body.insert(at, (char) random.nextInt(0x10000));
                default -> body.insert(at, PIECES.get(random.nextInt(PIECES.size())));
            }
        }
        return body.toString();
    }

    private static List<String> brokenRules(Reading<ReadOneCall> reading) {
        List<String> broken = new ArrayList<>();
        if (reading instanceof Reading.Read<ReadOneCall> valid) {
            ReadOneCall read = valid.value();
            require(read.verdicts().size() == read.claims().texts().size(), "a claim without verdict", broken);
            require(read.claims().texts().stream().noneMatch(String::isBlank), "a blank claim", broken);
        }
        return broken;
    }

    private static List<String> brokenRules(List<ReadVerdict> verdicts, String body) {
        List<String> broken = new ArrayList<>();
        TreeSet<Integer> claims = new TreeSet<>();
        for (ReadVerdict verdict : verdicts) {
            claims.add(verdict.claim());
            boolean decides = verdict.verdict() != Verdict.NOT_STATED;
            require(decides != verdict.passages().isEmpty(), "passages do not go with the verdict", broken);
            require(Sample.PASSAGES.keySet().containsAll(verdict.passages()), "unknown passage", broken);
            require(!decides || !verdict.quotes().isEmpty(), "no quote", broken);
            verdict.quotes().forEach((passage, quote) -> {
                require(verdict.passages().contains(passage), "a quote from a passage that is not named", broken);
                String text = Sample.PASSAGES.getOrDefault(passage, "");
                require(text.substring(quote.start(), quote.end()).equals(quote.text()), "no verbatim quote", broken);
            });
        }
        require(verdicts.size() == Sample.CLAIMS && claims.equals(new TreeSet<>(List.of(1, 2))), "claims", broken);
        require(agreesWithJackson(verdicts, body), "another verdict than the JSON holds", broken);
        return broken;
    }

    /** Where the whole body is plain JSON, it judges each claim once, and its words are offered and mean what was read. */
    private static boolean agreesWithJackson(List<ReadVerdict> verdicts, String body) {
        JsonNode list;
        try {
            list = JACKSON.readTree(body).path("verdicts");
        } catch (JsonProcessingException e) {
            return true;
        }
        Map<Integer, Verdict> read =
                verdicts.stream().collect(Collectors.toMap(ReadVerdict::claim, ReadVerdict::verdict));
        boolean agrees = list.isMissingNode() || list.size() == Sample.CLAIMS;
        for (JsonNode entry : list) {
            boolean named = entry.has("claim") && entry.path("verdict").isTextual();
            Verdict meant = WORDS_BY_LETTERS.get(letters(entry.path("verdict").asText()));
            agrees &= !named
                    || (meant != null
                            && meant == read.remove(entry.path("claim").asInt()));
        }
        return agrees;
    }

    private static Map<String, Verdict> wordsByLetters() {
        Map<String, Verdict> words = new HashMap<>();
        Sample.PROMPTS
                .get(PromptKind.VERDICTS, Language.EN)
                .offered()
                .forEach((kind, accepted) -> accepted.forEach(word -> words.put(
                        letters(word),
                        Verdict.valueOf(kind.toUpperCase(Locale.ROOT).replace('-', '_')))));
        return words;
    }

    private static String letters(String word) {
        return word.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
    }

    private static void require(boolean holds, String rule, List<String> broken) {
        if (!holds) {
            broken.add(rule);
        }
    }
}
