package dev.assay.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.core.stats.variance.AskedCase;
import dev.assay.core.stats.variance.JudgedAnswer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GivenRunsTest {

    private static final String METRIC = "faithfulness";

    /** A run of one case, q1, in which these answers were judged so. */
    private static Map<String, GivenCase> run(Object... answersAndValues) {
        return Map.of("q1", one(answersAndValues));
    }

    private static GivenCase one(Object... answersAndValues) {
        List<GivenAnswer> answers = new ArrayList<>();
        for (int i = 0; i < answersAndValues.length; i += 2) {
            answers.add(new GivenAnswer(
                    String.valueOf(answersAndValues[i]), Map.of(METRIC, (Double) answersAndValues[i + 1])));
        }
        return new GivenCase("c", answers);
    }

    private static List<JudgedAnswer> answers(List<AskedCase> cases) {
        assertThat(cases).hasSize(1);
        return cases.get(0).answers();
    }

    private static JudgedAnswer judged(int times, Double... judgings) {
        return new JudgedAnswer(times, List.of(judgings));
    }

    @Test
    void recorded_answers_are_one_answer_judged_in_each_run() {
        GivenRuns runs = new GivenRuns(List.of(run("a", 1.0, "b", 0.0)), List.of(run("a", 0.5, "b", 0.0)));

        assertThat(answers(runs.judged(METRIC))).containsExactly(judged(1, 1.0, 0.5), judged(1, 0.0, 0.0));
        assertThat(answers(runs.steady(METRIC))).containsExactly(judged(1, 1.0), judged(1, 0.0));
        assertThat(runs.judged(METRIC).get(0).asked()).isEqualTo(2);
    }

    @Test
    void equal_answers_of_a_run_are_judged_once() {
        GivenRuns runs = new GivenRuns(List.of(run("a", 1.0, "a", 1.0, "b", 0.0)), List.of());

        assertThat(answers(runs.judged(METRIC))).containsExactly(judged(2, 1.0), judged(1, 0.0));
        assertThat(answers(runs.steady(METRIC))).hasSize(3);
    }

    @Test
    void asked_twice_an_answer_that_happens_to_come_again_is_not_taken_for_the_others() {
        GivenRuns runs = new GivenRuns(List.of(run("a", 1.0, "b", 0.0), run("a", 0.5, "c", 0.0)), List.of());

        assertThat(answers(runs.judged(METRIC)))
                .containsExactly(judged(1, 1.0), judged(1, 0.0), judged(1, 0.5), judged(1, 0.0));
    }

    @Test
    void where_every_answer_comes_again_it_is_judged_twice() {
        GivenRuns runs = new GivenRuns(List.of(run("a", 1.0), run("a", 0.5, "a", 0.5)), List.of());

        assertThat(answers(runs.judged(METRIC))).containsExactly(judged(3, 1.0, 0.5));
        assertThat(runs.judged(METRIC).get(0).asked()).isEqualTo(1);
    }

    @Test
    void the_first_runs_answers_judged_again_are_no_more_answers() {
        GivenRuns runs = new GivenRuns(
                List.of(run("a", 1.0, "a", 1.0), run("a", 0.0, "b", 0.5)),
                List.of(run("a", 0.25, "a", 0.25, "x", 1.0)));

        assertThat(answers(runs.judged(METRIC))).containsExactly(judged(3, 1.0, 0.0, 0.25), judged(1, 0.5));
    }

    @Test
    void a_case_without_a_value_in_the_first_run_is_left_out() {
        GivenRuns runs = new GivenRuns(List.of(Map.of("q1", one()), run("a", 1.0)), List.of());

        assertThat(runs.judged(METRIC)).isEmpty();
        assertThat(runs.steady(METRIC)).isEmpty();
    }

    @Test
    void answers_are_equal_by_their_text_and_the_texts_of_their_context() throws IOException {
        GivenAnswer answer = read("{'answer':'yes','retrieved':[{'id':'1','text':'It is.'}],'latencyMs':3,"
                + "'scores':{'faithfulness':{'value':0.5},'recall@5':{'undefined':'no label'}}}");

        assertThat(answer.values()).containsExactly(Map.entry(METRIC, 0.5));
        assertThat(read("{'answer':'yes','retrieved':[{'id':'2','text':'It is.'}]}")
                        .seen())
                .isEqualTo(answer.seen());
        assertThat(read("{'answer':'yes','retrieved':[{'id':'3','text':'No.'}],'stages':[{'name':'context','items':"
                                + "[{'id':'1','text':'It is.'}]}]}")
                        .seen())
                .isEqualTo(answer.seen());
        assertThat(read("{'answer':'yes','stages':[{'name':'first','items':[]},{'name':'last','items':"
                                + "[{'id':'1','text':'It is.'}]}]}")
                        .seen())
                .isEqualTo(answer.seen());
        assertThat(read("{'answer':'no','retrieved':[{'id':'1','text':'It is.'}]}")
                        .seen())
                .isNotEqualTo(answer.seen());
        assertThat(read("{'answer':'yes','retrieved':[{'id':'1','text':'It is not.'}]}")
                        .seen())
                .isNotEqualTo(answer.seen());
        assertThat(read("{'answer':'yes','retrieved':[]}").seen())
                .isEqualTo(read("{'answer':'yes'}").seen());
    }

    private static GivenAnswer read(String line) throws IOException {
        return GivenAnswer.of(new ObjectMapper().readTree(line.replace('\'', '"')));
    }
}
