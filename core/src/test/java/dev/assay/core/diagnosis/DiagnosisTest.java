package dev.assay.core.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Label;
import dev.assay.core.data.Span;
import dev.assay.core.data.Verdict;
import dev.assay.core.run.Cause;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DiagnosisTest {

    private static Label evidence(String document, int start, int end) {
        return new Label.Evidence(document, new Span(start, end), "");
    }

    static Stream<SickCase> both() {
        return Stream.of(SickCase.english(), SickCase.chinese());
    }

    @ParameterizedTest
    @MethodSource("both")
    void a_case_that_does_not_fall_short_has_no_cause(SickCase one) {
        one.relevant("a").retrieved("x", "y", "a").answer("5 days.").claim(Verdict.SUPPORTED, "5 days", "5 days");

        assertThat(one.finding()).isEmpty();
    }

    @Test
    void an_error_of_the_system_comes_before_everything() {
        SickCase en = SickCase.english()
                .error("HTTP 503 from\n the model")
                .relevant("a")
                .corpus("b");
        SickCase zh = SickCase.chinese().error("连接超时").expected(ExpectedBehavior.REFUSE);

        assertThat(en.cause()).isEqualTo(Cause.TARGET_ERROR);
        assertThat(en.evidence()).isEqualTo("The system gave an error: HTTP 503 from the model");
        assertThat(zh.cause()).isEqualTo(Cause.TARGET_ERROR);
        assertThat(zh.evidence()).isEqualTo("被测系统报错：连接超时");
        assertThat(zh.advice()).startsWith("先让被测系统能够作答");
    }

    @Test
    void what_the_corpus_lacks_is_not_blamed_on_the_retriever() {
        SickCase en = SickCase.english().relevant("a", "b").retrieved("x").corpus("a", "x");
        SickCase zh = SickCase.chinese()
                .relevant(evidence("d", 90, 99))
                .retrieved("x")
                .corpus("e-1", "e", 0, 50);

        assertThat(en.cause()).isEqualTo(Cause.NOT_IN_CORPUS);
        assertThat(en.evidence()).isEqualTo("The corpus (2 passages) does not hold `b`, which should be found.");
        assertThat(en.advice()).startsWith("Add the missing document");
        assertThat(zh.cause()).isEqualTo(Cause.NOT_IN_CORPUS);
        assertThat(zh.evidence()).isEqualTo("语料库中没有应检索到的 `d` [90, 99)（语料库共 1 段）。");
    }

    @Test
    void an_alternative_in_the_corpus_is_enough_to_blame_the_retriever() {
        SickCase one = SickCase.english()
                .relevant(new Label.Item("gone"), new Label.WholeDocument("d"))
                .retrieved("x")
                .corpus("d-1", "d", 0, 50);

        assertThat(one.cause()).isEqualTo(Cause.NOT_RETRIEVED);
        assertThat(one.evidence()).isEqualTo("`gone` | `d` is not among the 1 results returned, the first is `x`.");
    }

    @Test
    void without_a_corpus_nothing_is_said_of_what_it_holds() {
        assertThat(SickCase.english().relevant("a").retrieved("x").cause()).isEqualTo(Cause.NOT_RETRIEVED);
    }

    @Test
    void a_part_of_the_evidence_points_at_the_chunk_border() {
        SickCase en = SickCase.english()
                .relevant(evidence("d", 100, 200))
                .retrieved("d-1", "d", 0, 130)
                .corpus("d-1", "d", 0, 130)
                .corpus("d-2", "d", 130, 300);
        SickCase zh = SickCase.chinese()
                .relevant(evidence("d", 100, 200))
                .retrieved("x", "y", "z")
                .retrieved("d-2", "d", 160, 300)
                .retrieved("d-3", "d", 120, 160);

        assertThat(en.cause()).isEqualTo(Cause.EVIDENCE_SPLIT);
        assertThat(en.evidence())
                .isEqualTo("The evidence `d` [100, 200) is cut over several chunks; the top 3 brought back only a part:"
                        + " `d-1` [0, 130).");
        // The part stands below k: it is the rank that fails, not the border.
        assertThat(zh.cause()).isEqualTo(Cause.RANKED_LOW);
    }

    @Test
    void a_cut_is_named_even_where_the_rest_stands_just_below_k() {
        SickCase zh = SickCase.chinese()
                .relevant(evidence("d", 100, 200))
                .retrieved("d-1", "d", 0, 130)
                .retrieved("x", "y")
                .retrieved("d-2", "d", 130, 300);

        assertThat(zh.cause()).isEqualTo(Cause.EVIDENCE_SPLIT);
        assertThat(zh.evidence()).isEqualTo("证据 `d` [100, 200) 被切到多个块里，前 3 条只取回一部分：`d-1` [0, 130)。");
    }

    @Test
    void a_quote_that_no_chunk_holds_whole_is_cut_apart() {
        SickCase zh = SickCase.chinese()
                .relevant(new Label.Quote("d", "三到五个 工作日到账"))
                .retrieved("x")
                .corpus("d-1", "d", "退款在三到五个")
                .corpus("d-2", "d", "工作日到账。");
        SickCase en = SickCase.english()
                .relevant(new Label.Quote("d", "within five working days"))
                .retrieved("x")
                .corpus("d-1", "d", "Refunds arrive within five")
                .corpus("d-2", "d", "working days.");

        assertThat(zh.cause()).isEqualTo(Cause.EVIDENCE_SPLIT);
        assertThat(zh.evidence()).isEqualTo("`d` 中没有任何一块完整包含证据“三到五个 工作日到账”，它被切开了。");
        assertThat(zh.advice()).contains("重叠");
        assertThat(en.cause()).isEqualTo(Cause.EVIDENCE_SPLIT);
        assertThat(en.evidence())
                .isEqualTo("No single chunk of `d` holds the evidence \"within five working days\": it is cut apart.");
        assertThat(en.advice()).contains("overlap");
    }

    @Test
    void what_is_nowhere_in_the_list_was_not_retrieved() {
        SickCase en = SickCase.english().relevant("a", "b").retrieved("x", "a").corpus("a", "b", "x");
        SickCase zh = SickCase.chinese().relevant("甲").corpus("甲");

        assertThat(en.cause()).isEqualTo(Cause.NOT_RETRIEVED);
        assertThat(en.evidence()).isEqualTo("`b` is not among the 2 results returned, the first is `x`.");
        assertThat(en.advice()).contains("hybrid search");
        assertThat(zh.cause()).isEqualTo(Cause.NOT_RETRIEVED);
        assertThat(zh.evidence()).isEqualTo("检索返回的 0 条里没有 `甲`。");
        assertThat(zh.advice()).contains("混合检索");
    }

    @Test
    void what_stands_below_k_is_ranked_low() {
        SickCase en = SickCase.english().relevant("a").retrieved("w", "x", "y", "z", "a");
        SickCase zh = SickCase.chinese().relevant("a", "b").retrieved("a", "x", "y", "b");

        assertThat(en.cause()).isEqualTo(Cause.RANKED_LOW);
        assertThat(en.evidence()).isEqualTo("`a` stands at rank 5; only the top 3 count.");
        assertThat(en.advice()).isEqualTo("Rerank the first 10 results, or raise k to 5.");
        assertThat(zh.cause()).isEqualTo(Cause.RANKED_LOW);
        assertThat(zh.evidence()).isEqualTo("`b` 排在第 4 位，只取前 3 条。");
        assertThat(zh.advice()).isEqualTo("对前 10 条做重排，或把 k 提高到 4。");
    }

    @Test
    void of_two_missing_groups_the_earlier_cause_is_named() {
        SickCase one = SickCase.english().relevant("low", "never").retrieved("w", "x", "y", "low");

        assertThat(one.cause()).isEqualTo(Cause.NOT_RETRIEVED);
        assertThat(one.evidence()).startsWith("`never` is not among");
    }

    @Test
    void a_refusal_is_only_blamed_when_the_context_had_it() {
        SickCase en = SickCase.english().relevant("a").retrieved("a").answer("I can't find that in the documents.");
        SickCase zh = SickCase.chinese().relevant("a", "b").retrieved("b", "a").answer("抱歉，资料中没有提到。");
        SickCase missed = SickCase.english().relevant("a").retrieved("x").answer("I don't know.");

        assertThat(en.cause()).isEqualTo(Cause.REFUSED_WITH_CONTEXT);
        assertThat(en.evidence())
                .isEqualTo("The context held `a`, yet the answer declines: \"I can't find that in the documents.\"");
        assertThat(en.advice()).startsWith("Loosen the prompt's rule for declining");
        assertThat(zh.cause()).isEqualTo(Cause.REFUSED_WITH_CONTEXT);
        assertThat(zh.evidence()).isEqualTo("上下文里有 `a`, `b`，回答却拒绝了：“抱歉，资料中没有提到。”");
        assertThat(zh.advice()).contains("拒答条件");
        assertThat(missed.cause()).isEqualTo(Cause.NOT_RETRIEVED);
    }

    @Test
    void a_contradiction_comes_before_a_claim_that_is_only_unsupported() {
        SickCase en = SickCase.english()
                .relevant("a")
                .retrieved("a")
                .answer("They take 7 days and cost 2 euros.")
                .claim(Verdict.NOT_STATED, "They cost 2 euros", "")
                .claim(Verdict.CONTRADICTED, "They take 7 days", "paid within 5 days");
        SickCase zh =
                SickCase.chinese().relevant("a").retrieved("a").answer("七天到账。").claim(Verdict.CONTRADICTED, "七天到账", "");

        assertThat(en.cause()).isEqualTo(Cause.CONTRADICTED_CLAIM);
        assertThat(en.evidence()).isEqualTo("The answer says \"They take 7 days\"; `a` says \"paid within 5 days\".");
        assertThat(en.advice()).contains("word for word");
        assertThat(zh.cause()).isEqualTo(Cause.CONTRADICTED_CLAIM);
        assertThat(zh.evidence()).isEqualTo("回答说“七天到账”，与 `a` 矛盾。");
        assertThat(zh.advice()).contains("照抄原文");
    }

    @Test
    void claims_without_support_are_told_word_for_word() {
        SickCase zh = SickCase.chinese()
                .relevant("a")
                .retrieved("a")
                .answer("3到5个工作日到账，24小时内必到。")
                .claim(Verdict.SUPPORTED, "3到5个工作日到账", "3到5个工作日")
                .claim(Verdict.NOT_STATED, "24小时内必到", "");
        SickCase en = SickCase.english()
                .answer("x y")
                .claim(Verdict.NOT_STATED, "It is free", "")
                .claim(Verdict.NOT_STATED, "It is fast", "");

        assertThat(zh.cause()).isEqualTo(Cause.UNSUPPORTED_CLAIM);
        assertThat(zh.evidence()).isEqualTo("2 条陈述中有 1 条在上下文里找不到依据：“24小时内必到”");
        assertThat(zh.advice()).contains("标出所依据的段落");
        assertThat(en.cause()).isEqualTo(Cause.UNSUPPORTED_CLAIM);
        assertThat(en.evidence()).isEqualTo("2 of 2 claims are in no passage: \"It is free\", \"It is fast\"");
        assertThat(en.advice()).contains("name the passage behind each sentence");
    }

    @Test
    void retrieval_comes_before_the_answer() {
        SickCase one =
                SickCase.english().relevant("a").retrieved("x").claim(Verdict.CONTRADICTED, "It takes 7 days", "");

        assertThat(one.cause()).isEqualTo(Cause.NOT_RETRIEVED);
    }

    @Test
    void a_case_that_should_be_refused_is_only_blamed_for_answering() {
        SickCase en = SickCase.english()
                .expected(ExpectedBehavior.REFUSE)
                .retrieved("x")
                .answer("The CEO is Ann Lee.")
                .claim(Verdict.NOT_STATED, "The CEO is Ann Lee", "");
        SickCase zh = SickCase.chinese().expected(ExpectedBehavior.REFUSE).answer("首席执行官是李安。");
        List<SickCase> right = List.of(
                SickCase.english().expected(ExpectedBehavior.REFUSE).answer("I don't know."),
                SickCase.chinese().expected(ExpectedBehavior.REFUSE).answer("资料中没有提到。"),
                SickCase.english().expected(ExpectedBehavior.ESCALATE).answer("5 days."));

        assertThat(en.cause()).isEqualTo(Cause.ANSWERED_WITHOUT_GROUNDS);
        assertThat(en.evidence())
                .isEqualTo("The corpus holds no answer, so it should decline; it says: \"The CEO is Ann Lee.\"");
        assertThat(en.advice()).startsWith("Tell the model to say that it does not know");
        assertThat(zh.cause()).isEqualTo(Cause.ANSWERED_WITHOUT_GROUNDS);
        assertThat(zh.evidence()).isEqualTo("语料库中没有答案，本应拒答，回答却是：“首席执行官是李安。”");
        assertThat(zh.advice()).contains("资料里没有依据就说不知道");
        assertThat(right).allSatisfy(one -> assertThat(one.finding()).isEmpty());
    }

    @Test
    void the_language_a_case_names_outweighs_its_script() {
        assertThat(SickCase.english().language("zh-CN").error("x").evidence()).isEqualTo("被测系统报错：x");
        assertThat(SickCase.chinese().language("en").error("x").evidence()).isEqualTo("The system gave an error: x");
        assertThat(SickCase.chinese().language("fr").error("x").evidence()).isEqualTo("被测系统报错：x");
    }

    @Test
    void long_words_are_cut_and_no_character_is_cut_in_two() {
        String evidence =
                SickCase.english().error("a".repeat(79) + "😀".repeat(10)).evidence();

        assertThat(evidence).isEqualTo("The system gave an error: " + "a".repeat(79) + "…");
    }
}
