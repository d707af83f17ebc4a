package dev.assay.judge.prompt;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Verdict;
import dev.assay.judge.port.FinishReason;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.Preference;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.SentenceSupport;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Reads what a model replied to a prompt. Never throws; a reply that breaks a rule gives the rules it breaks and no
 * value.
 */
public final class ReplyReader {

    /** Version of the rules of reading; part of every cache key. Count it up when a reply could read differently. */
    public static final String VERSION = "1";

    private static final int LONGEST_REPLY = 1_000_000;

    private final Fields fields;
    private final Words words;

    /** A reader for replies to this prompt, with the names and words that its file accepts. */
    public ReplyReader(Prompt prompt) {
        this.fields = new Fields(prompt.keys());
        this.words = new Words(prompt.offered());
    }

    /**
     * The claims listed.
     *
     * @param reply what the model said to a {@link PromptKind#CLAIMS} prompt
     * @param statesSomething whether an empty list is a fault
     */
    public Reading<ReadClaims> claims(ProviderReply.Text reply, boolean statesSomething) {
        return only(reply, listOf("claims", "id", "text"), node -> {
            ClaimsReader reader = new ClaimsReader(fields);
            entries(node, "claims").forEach(entry -> reader.add(entry));
            return reader.result(statesSomething);
        });
    }

    /**
     * The verdicts given.
     *
     * @param reply what the model said to a {@link PromptKind#VERDICTS} prompt
     * @param claims how many claims were asked about, numbered from 1
     * @param passages the passages shown, by number
     */
    public Reading<List<ReadVerdict>> verdicts(
            ProviderReply.Text reply, int claims, SortedMap<Integer, String> passages) {
        return only(reply, listOf("verdicts", "claim", "verdict"), node -> {
            VerdictsReader reader = new VerdictsReader(fields, this::verdict, passages);
            entries(node, "verdicts").forEach(entry -> reader.add(entry, claims));
            return reader.result(claims);
        });
    }

    /**
     * The verdicts given by passages and by one further text.
     *
     * @param reply what the model said to a {@link PromptKind#GRAPH} prompt
     * @param claims how many claims were asked about, numbered from 1
     * @param passages the passages shown, by number
     * @param text the further text
     */
    public Reading<List<ReadTextVerdict>> graph(
            ProviderReply.Text reply, int claims, SortedMap<Integer, String> passages, String text) {
        return only(reply, listOf("verdicts", "claim", "verdict"), node -> {
            VerdictsReader reader = new VerdictsReader(fields, this::verdict, passages);
            TextVerdictsReader other = new TextVerdictsReader(fields, this::verdict, text);
            entries(node, "verdicts")
                    .forEach(entry -> reader.add(entry, claims).ifPresent(read -> other.add(entry, read)));
            return other.result(reader.result(claims));
        });
    }

    /**
     * One word for each of some numbered items.
     *
     * @param reply what the model said to a prompt that asks for grades, such as {@link PromptKind#RELEVANCE}
     * @param items the numbers asked about
     */
    public Reading<SortedMap<Integer, ReadGrade>> grades(ProviderReply.Text reply, Set<Integer> items) {
        return only(reply, listOf("grades", "item", "grade"), node -> {
            GradesReader reader = new GradesReader(fields, words, items);
            entries(node, "grades").forEach(reader::add);
            return reader.result();
        });
    }

    /**
     * What sentences state and what the passages they cite bear out.
     *
     * @param reply what the model said to a {@link PromptKind#CITATIONS} prompt
     * @param cited by sentence number, the passages it cites
     */
    public Reading<SortedMap<Integer, SentenceSupport>> citations(
            ProviderReply.Text reply, SortedMap<Integer, List<Integer>> cited) {
        return only(reply, listOf("sentences", "item", "states"), node -> {
            CitationsReader reader = new CitationsReader(fields, words, cited);
            entries(node, "sentences").forEach(reader::add);
            return reader.result();
        });
    }

    /**
     * The level that was picked, with evidence that stands in the text.
     *
     * @param reply what the model said to a {@link PromptKind#RUBRIC} prompt
     * @param levels the names on offer
     * @param text the text that was graded
     */
    public Reading<JudgeReply.Level> level(ProviderReply.Text reply, Set<String> levels, String text) {
        return only(
                reply,
                node -> node.isObject() && fields.has(node, "level"),
                node -> new LevelReader(fields, levels).read(node, text));
    }

    /** Which of two answers is better, from a reply to a {@link PromptKind#PAIRWISE} prompt. */
    public Reading<JudgeReply.Preferred> better(ProviderReply.Text reply) {
        return only(
                reply, node -> node.isObject() && fields.text(node, "better").isPresent(), node -> {
                    String word = fields.text(node, "better").orElse("");
                    String reason = fields.text(node, "reason").orElse("").strip();
                    return words.meaning(word)
                            .map(meant -> new JudgeReply.Preferred(
                                    Preference.valueOf(meant.toUpperCase(Locale.ROOT)), reason))
                            .<Reading<JudgeReply.Preferred>>map(Reading.Read::new)
                            .orElseGet(() -> new Reading.Unreadable<>(List.of(Fault.naming(Fault.Kind.WORD, word))));
                });
    }

    /**
     * Claims with their verdicts.
     *
     * @param reply what the model said to a {@link PromptKind#ONE_CALL} prompt
     * @param passages the passages shown, by number
     * @param statesSomething whether an empty list is a fault
     */
    public Reading<ReadOneCall> oneCall(
            ProviderReply.Text reply, SortedMap<Integer, String> passages, boolean statesSomething) {
        return only(reply, listOf("claims", "text", "verdict"), node -> {
            OneCallReader reader = new OneCallReader(fields, new VerdictsReader(fields, this::verdict, passages));
            entries(node, "claims").forEach(reader::add);
            return reader.result(statesSomething);
        });
    }

    /**
     * The questions written.
     *
     * @param reply what the model said to a {@link PromptKind#QUESTIONS} prompt
     * @param count how many different ones were asked for
     */
    public Reading<List<String>> questions(ProviderReply.Text reply, int count) {
        return only(reply, texts("questions"), node -> {
            TextsReader reader = new TextsReader(fields);
            entries(node, "questions").forEach(reader::add);
            return reader.exactly(count);
        });
    }

    /**
     * What a text names, in its own words.
     *
     * @param reply what the model said to a {@link PromptKind#ENTITIES} prompt
     * @param text the text
     */
    public Reading<List<String>> entities(ProviderReply.Text reply, String text) {
        return only(reply, texts("entities"), node -> {
            TextsReader reader = new TextsReader(fields);
            entries(node, "entities").forEach(reader::add);
            return reader.within(text);
        });
    }

    /** What an answer does, from a reply to a {@link PromptKind#REFUSAL} prompt. */
    public Reading<AnswerKind> kind(ProviderReply.Text reply) {
        return only(reply, node -> node.isObject() && fields.text(node, "kind").isPresent(), node -> {
            String word = fields.text(node, "kind").orElse("");
            return words.meaning(word)
                    .map(meant -> AnswerKind.valueOf(meant.toUpperCase(Locale.ROOT)))
                    .<Reading<AnswerKind>>map(Reading.Read::new)
                    .orElseGet(() -> new Reading.Unreadable<>(List.of(Fault.naming(Fault.Kind.WORD, word))));
        });
    }

    /**
     * The case written.
     *
     * @param reply what the model said to a {@link PromptKind#CASE} prompt
     * @param passages the passages shown, in their order
     * @param answered whether an answer and evidence must be there
     */
    public Reading<JudgeReply.WrittenCase> written(ProviderReply.Text reply, List<String> passages, boolean answered) {
        return only(
                reply,
                node -> node.isObject() && (fields.has(node, "question") || fields.has(node, "skip")),
                node -> new CaseReader(fields, passages, answered).read(node));
    }

    /** What was known, from a reply to a {@link PromptKind#RECALL} prompt. */
    public Reading<JudgeReply.Recalled> recalled(ProviderReply.Text reply) {
        return only(
                reply,
                node -> node.isObject() && fields.text(node, "answer").isPresent(),
                node -> new Reading.Read<>(new JudgeReply.Recalled(
                        fields.text(node, "answer").orElse("").strip())));
    }

    private Optional<Verdict> verdict(String word) {
        return words.meaning(word)
                .flatMap(meant -> Arrays.stream(Verdict.values())
                        .filter(verdict -> verdict.word().equals(meant))
                        .findFirst());
    }

    /** An object that holds the list, or the bare list with two fields in each entry. */
    private Predicate<JsonNode> listOf(String list, String first, String second) {
        return node -> {
            if (node.isObject()) {
                return fields.list(node, list).isPresent();
            }
            boolean bare = node.isArray() && !node.isEmpty();
            for (JsonNode entry : node) {
                bare = bare && entry.isObject() && fields.has(entry, first) && fields.has(entry, second);
            }
            return bare;
        };
    }

    /** An object that holds the list, or the bare list of texts. */
    private Predicate<JsonNode> texts(String list) {
        return node -> {
            if (node.isObject()) {
                return fields.list(node, list).isPresent();
            }
            boolean bare = node.isArray() && !node.isEmpty();
            for (JsonNode entry : node) {
                bare = bare && entry.isTextual();
            }
            return bare;
        };
    }

    private List<JsonNode> entries(JsonNode node, String list) {
        List<JsonNode> entries = new ArrayList<>();
        fields.list(node, list).orElse(node).forEach(entries::add);
        return entries;
    }

    private static <T> Reading<T> only(
            ProviderReply.Text reply, Predicate<JsonNode> shape, Function<JsonNode, Reading<T>> read) {
        if (reply.body().length() > LONGEST_REPLY) {
            return unreadable(Fault.Kind.NO_JSON);
        }
        JsonFinder.Found found = JsonFinder.find(reply.body(), shape);
        if (found.cutOff()) {
            return unreadable(Fault.Kind.CUT_OFF);
        }
        if (found.fitting().size() > 1) {
            return unreadable(Fault.Kind.TWO_ANSWERS);
        }
        if (found.fitting().isEmpty()) {
            return unreadable(nothing(reply.finish()));
        }
        return read.apply(found.fitting().get(0));
    }

    private static Fault.Kind nothing(FinishReason finish) {
        return switch (finish) {
            case LENGTH -> Fault.Kind.CUT_OFF;
            case FILTERED -> Fault.Kind.FILTERED;
            case STOP, OTHER -> Fault.Kind.NO_JSON;
        };
    }

    private static <T> Reading<T> unreadable(Fault.Kind kind) {
        return new Reading.Unreadable<>(List.of(Fault.of(kind)));
    }
}
