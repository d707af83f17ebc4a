package dev.assay.judge.citation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Score;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.JudgedMetric;
import dev.assay.judge.kit.InMemoryProvider;
import dev.assay.judge.kit.Subjects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CitationMetricsTest {

    private static final MetricCatalog CATALOG = new MetricCatalog(CitationMetrics.ALL);
    private static final Subjects TOY = Subjects.answering(
            "Refunds take five days [1][2]. They are free [1]. Shipping costs four dollars. Gifts too [9].",
            "Refunds take five days.",
            "We opened in 2011.");
    private static final String SAID = "{'sentences':[{'sentence':1,'states':'yes','full':[1],'partial':[],'none':[2]},"
            + "{'sentence':2,'states':'yes','full':[],'partial':[1],'none':[]},"
            + "{'sentence':3,'states':'yes'},{'sentence':4,'states':'yes','full':[],'partial':[],'none':[]}]}";

    @ParameterizedTest
    @CsvSource({"citationPrecision, 0.375", "citationRecall, 0.375", "citationUncited, 0.25"})
    void the_toy_of_four_sentences(String name, double expected) {
        assertThat(metric(name).score(TOY.judgedBy(Subjects.saying(SAID)))).isEqualTo(Score.of(expected));
    }

    @Test
    void all_of_them_take_one_call_and_note_what_was_said() {
        InMemoryProvider model = Subjects.saying(SAID);
        Evidence evidence = TOY.judgedBy(model);
        CitationMetrics.ALL.forEach(
                family -> assertThat(metric(family.name()).score(evidence)).isInstanceOf(Score.Value.class));

        assertThat(model.calls()).isEqualTo(1);
        assertThat(evidence.notes()).containsExactly("citations: #1 [1] full, #1 [2] none, #2 [1] partial, #4 [9] ?");
    }

    @Test
    void sentences_that_state_nothing_do_not_count() {
        String said = SAID.replace("{'sentence':3,'states':'yes'}", "{'sentence':3,'states':'no'}");

        assertThat(metric("citationUncited").score(TOY.judgedBy(Subjects.saying(said))))
                .isEqualTo(Score.of(0));
        assertThat(metric("citationRecall").score(TOY.judgedBy(Subjects.saying(said))))
                .isEqualTo(Score.of(0.5));
        assertThat(metric("citationRecall").score(TOY.judgedBy(Subjects.saying(said.replace("'yes'", "'no'")))))
                .isEqualTo(new Score.Undefined("no sentence of the answer states anything"));
    }

    @Test
    void what_needs_no_judge_asks_none() {
        InMemoryProvider model = Subjects.saying("never asked");
        Evidence uncited = Subjects.answering("Refunds take five days.", "text").judgedBy(model);
        Evidence astray =
                Subjects.answering("Refunds take five days [7].", "text", " ").judgedBy(model);

        assertThat(metric("citationPrecision").score(uncited))
                .isEqualTo(new Score.Undefined("the answer cites nothing"));
        assertThat(metric("citationRecall").score(uncited)).isEqualTo(Score.of(0));
        assertThat(metric("citationUncited").score(uncited)).isEqualTo(Score.of(1));
        assertThat(metric("citationPrecision").score(astray)).isEqualTo(Score.of(0));
        assertThat(metric("citationPrecision")
                        .score(Subjects.answering("Refunds take five days [2].", "text", " ")
                                .judgedBy(model)))
                .isEqualTo(Score.of(0));
        assertThat(model.calls()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"citationPrecision", "citationRecall", "citationUncited"})
    void an_answer_that_states_nothing_is_undefined(String name) {
        InMemoryProvider model = Subjects.saying("never asked");

        assertThat(metric(name).score(TOY.unanswered().judgedBy(model)))
                .isEqualTo(new Score.Undefined("no answer recorded"));
        assertThat(metric(name).score(Subjects.answering(" ", "a").judgedBy(model)))
                .isEqualTo(new Score.Undefined("empty answer"));
        assertThat(metric(name)
                        .score(Subjects.answering("Sorry, I cannot find anything about that.", "a")
                                .judgedBy(model)))
                .isInstanceOf(Score.Undefined.class);
        assertThat(model.calls()).isZero();
    }

    @Test
    void without_retrieval_only_what_is_uncited_can_be_told() {
        assertThat(metric("citationPrecision").score(TOY.unretrieved().judgedBy(Subjects.saying(""))))
                .isEqualTo(new Score.Undefined("no retrieval recorded"));
        assertThat(metric("citationUncited")
                        .score(TOY.unretrieved()
                                .judgedBy(Subjects.saying("{'sentences':[{'sentence':1,'states':'yes'},"
                                        + "{'sentence':2,'states':'yes'},{'sentence':3,'states':'yes'},"
                                        + "{'sentence':4,'states':'yes'}]}"))))
                .isEqualTo(Score.of(0.25));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        'full':[1],'partial':[],'none':[2]  | 'full':[1],'none':[]           | sentence 1: each passage
        'full':[1],'partial':[],'none':[2]  | 'full':[1,2],'none':[2]        | sentence 1: each passage
        'full':[1],'partial':[],'none':[2]  | 'full':[1],'none':[2,3]        | sentence 1: each passage
        'full':[1],'partial':[],'none':[2]  | 'full':'1','none':[2]          | sentence 1: each passage
        ,{'sentence':3,'states':'yes'}      | ''                             | number 3 has no grade
        {'sentence':3,'states':'yes'}       | {'sentence':3,'states':'0.5'}  | `0.5` is not a verdict
        {'sentence':3,'states':'yes'}       | {'sentence':3}                 | `states` is missing
        {'sentence':3,'states':'yes'}       | {'sentence':5,'states':'yes'}  | there is no number 5
        """, quoteCharacter = '~')
    void a_reply_that_breaks_a_rule_is_a_failure(String from, String to, String why) {
        String said = SAID.replace(from, to.equals("''") ? "" : to);

        assertThat(said).isNotEqualTo(SAID);
        assertThat(metric("citationPrecision").score(TOY.judgedBy(Subjects.saying(said))))
                .isInstanceOfSatisfying(
                        Score.Failed.class, failed -> assertThat(failed.why()).contains(why));
    }

    @Test
    void names_parse_back() {
        CitationMetrics.ALL.forEach(
                family -> assertThat(CATALOG.parse(metric(family.name()).name().toString()))
                        .isEqualTo(metric(family.name())));
    }

    private static JudgedMetric metric(String name) {
        return (JudgedMetric) CATALOG.parse(name);
    }
}
