package dev.assay.judge.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Claim;
import dev.assay.judge.budget.Price;
import dev.assay.judge.cache.ReplyCache;
import dev.assay.judge.port.CitedSentence;
import dev.assay.judge.port.Criteria;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.ModelSettings;
import dev.assay.judge.port.ProviderId;
import dev.assay.judge.prompt.Prompts;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlanningJudgeTest {

    private static final String ANSWER = "Refunds take 5 days. They go to the card you paid with.";
    private static final List<Claim> CLAIMS = List.of(new Claim(1, "Refunds take 5 days.", 0, 20));
    private static final List<String> PASSAGES = List.of("A refund takes 5 days.", " ", "!!");

    /** One request of each kind, with what answers it. */
    private static final Map<JudgeRequest, Class<? extends JudgeReply>> KINDS = Map.ofEntries(
            Map.entry(new JudgeRequest.SplitClaims("How long?", ANSWER), JudgeReply.Claims.class),
            Map.entry(new JudgeRequest.CheckClaims("How long?", CLAIMS, PASSAGES), JudgeReply.Verdicts.class),
            Map.entry(
                    new JudgeRequest.SplitAndCheck("How long?", ANSWER, PASSAGES), JudgeReply.ClaimsAndVerdicts.class),
            Map.entry(new JudgeRequest.RatePassages("How long?", PASSAGES), JudgeReply.Relevances.class),
            Map.entry(new JudgeRequest.RateNuggets("How long?", ANSWER, List.of("5 days")), JudgeReply.Supports.class),
            Map.entry(
                    new JudgeRequest.RateCitations(
                            "How long?", List.of(new CitedSentence("5 days.", List.of(1))), PASSAGES),
                    JudgeReply.SentenceSupports.class),
            Map.entry(
                    new JudgeRequest.PickLevel(
                            "How long?",
                            ANSWER,
                            Optional.empty(),
                            List.of(),
                            new Criteria("", Map.of("good", "it is good", "bad", "it is bad")),
                            Optional.empty()),
                    JudgeReply.Level.class),
            Map.entry(new JudgeRequest.PickBetter("How long?", ANSWER, "No idea.", "true"), JudgeReply.Preferred.class),
            Map.entry(new JudgeRequest.WriteQuestions("How long?", ANSWER, 3), JudgeReply.Questions.class),
            Map.entry(new JudgeRequest.ListEntities("How long?", ANSWER), JudgeReply.Entities.class),
            Map.entry(new JudgeRequest.NameKind("How long?", ANSWER), JudgeReply.Kind.class),
            Map.entry(
                    new JudgeRequest.WriteCase("about", "single fact", "", PASSAGES, true),
                    JudgeReply.WrittenCase.class),
            Map.entry(new JudgeRequest.Recall("How long?"), JudgeReply.Recalled.class));

    private static PlanningJudge judge(Optional<ReplyCache> cache, Price price) {
        return new PlanningJudge(
                new ProviderId("openai", "http://127.0.0.1:9/v1"),
                ModelSettings.of("m"),
                Prompts.shipped(),
                cache,
                true,
                price);
    }

    @Test
    void every_kind_of_request_is_one_call_and_gets_a_reply_of_its_kind() {
        assertThat(KINDS.keySet().stream().map(Object::getClass).collect(Collectors.toSet()))
                .isEqualTo(Arrays.stream(JudgeRequest.class.getPermittedSubclasses())
                        .collect(Collectors.toSet()));
        KINDS.forEach((request, kind) -> {
            PlanningJudge judge = judge(Optional.empty(), new Price(1, 1));

            assertThat(judge.ask(request)).as(request.toString()).isInstanceOf(kind);
            assertThat(judge.use().calls()).isEqualTo(1);
            assertThat(judge.use().tokensIn()).isGreaterThan(100);
            assertThat(judge.use().tokensOut()).isBetween(3L, 200L);
        });
    }

    @Test
    void the_same_request_is_sent_once_and_once_more_for_each_repeat() {
        PlanningJudge judge = judge(Optional.empty(), Price.UNKNOWN);
        JudgeRequest request = new JudgeRequest.CheckClaims("How long?", CLAIMS, PASSAGES);
        judge.ask(request);
        judge.ask(request, 1);
        assertThat(judge.use().calls()).isEqualTo(1);

        judge.ask(request, 2);
        judge.ask(request, 3);

        assertThat(judge.use().calls()).isEqualTo(3);
        assertThat(judge.use().cost()).isEmpty();
    }

    @Test
    void what_can_be_decided_without_a_model_is_no_call() {
        PlanningJudge judge = judge(Optional.empty(), Price.FREE);

        judge.ask(new JudgeRequest.RatePassages("How long?", List.of(" ")));

        assertThat(judge.use().calls()).isZero();
        assertThat(judge.use().cost()).hasValue(0);
    }

    @Test
    void a_cache_that_is_not_there_is_not_made(@TempDir Path folder) {
        assertThat(ReplyCache.look(folder.resolve("replies.sqlite"))).isEmpty();
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void looking_into_a_cache_leaves_nothing_beside_it(@TempDir Path folder) {
        Path file = folder.resolve("replies.sqlite");
        ReplyCache.open(file).close();

        try (PlanningJudge judge = judge(ReplyCache.look(file), Price.FREE)) {
            judge.ask(new JudgeRequest.NameKind("How long?", ANSWER));
            assertThat(judge.use().kept()).isZero();
        }

        assertThat(folder.toFile().list()).containsExactly("replies.sqlite");
    }
}
