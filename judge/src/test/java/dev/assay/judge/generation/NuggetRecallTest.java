package dev.assay.judge.generation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.data.Nugget;
import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Metric;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Score;
import dev.assay.judge.kit.InMemoryProvider;
import dev.assay.judge.kit.Subjects;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.Support;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NuggetRecallTest {

    private static final MetricCatalog CATALOG = new MetricCatalog(JudgedMetrics.ALL);
    private static final String GRADES = "{'grades':[" + grade(1, "full") + "," + grade(2, "partial") + ","
            + grade(3, "none") + "," + grade(4, "full") + "," + grade(5, "partial") + "," + grade(6, "none") + ","
            + grade(7, "none") + "]}";

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        nuggetRecall                  | 0.428571
        nuggetRecall(strict)          | 0.285714
        nuggetRecall(vital)           | 0.5
        nuggetRecall(vital,strict)    | 0.333333
        nuggetRecall(weighted)        | 0.45
        nuggetRecall(weighted,strict) | 0.3
        """)
    void vital_full_partial_none_and_okay_full_partial_none_none(String name, double expected) {
        InMemoryProvider model = Subjects.saying(GRADES);
        Evidence evidence = answer(7).judgedBy(model);

        assertThat(metric(name).score(evidence).number().orElseThrow()).isCloseTo(expected, within(5e-7));
        assertThat(evidence.notes())
                .containsExactly("nuggets: 1 full, 2 partial, 3 none, 4 full, 5 partial, 6 none, 7 none");
    }

    @Test
    void all_forms_share_one_call() {
        InMemoryProvider model = Subjects.saying(GRADES);
        Evidence evidence = answer(7).judgedBy(model);
        List.of("nuggetRecall", "nuggetRecall(vital)", "nuggetRecall(strict,weighted)")
                .forEach(name -> assertThat(metric(name).score(evidence)).isInstanceOf(Score.Value.class));

        assertThat(model.calls()).isEqualTo(1);
    }

    @Test
    void what_needs_no_judge_asks_none() {
        InMemoryProvider model = Subjects.saying("never asked");

        assertThat(metric("nuggetRecall").score(answer(0).judgedBy(model)))
                .isEqualTo(new Score.Undefined("the case has no nuggets"));
        assertThat(metric("nuggetRecall(vital)")
                        .score(answer(0)
                                .nuggets(List.of(new Nugget("n", false)))
                                .judgedBy(model)))
                .isEqualTo(new Score.Undefined("the case has no vital nugget"));
        assertThat(metric("nuggetRecall").score(answer(7).unanswered().judgedBy(model)))
                .isEqualTo(new Score.Undefined("no answer recorded"));
        assertThat(metric("nuggetRecall")
                        .score(Subjects.answering(" ")
                                .nuggets(List.of(new Nugget("n", true)))
                                .judgedBy(model)))
                .isEqualTo(Score.of(0));
        assertThat(metric("nuggetRecall")
                        .score(Subjects.answering("Sorry, I cannot find anything about that.")
                                .nuggets(List.of(new Nugget("n", true)))
                                .judgedBy(model)))
                .isEqualTo(Score.of(0));
        assertThat(model.calls()).isZero();
    }

    @Test
    void a_reply_that_cannot_be_read_is_a_failure_after_two_calls() {
        InMemoryProvider model = Subjects.saying(GRADES);

        assertThat(metric("nuggetRecall").score(answer(6).judgedBy(model)))
                .isInstanceOfSatisfying(Score.Failed.class, failed -> {
                    assertThat(failed.kind()).isEqualTo(FailureKind.JUDGE_UNREADABLE);
                    assertThat(failed.why()).contains("there is no number 7 to grade");
                });
        assertThat(model.calls()).isEqualTo(2);
    }

    @Test
    void a_judge_that_leaves_a_nugget_out_or_cannot_is_not_believed() {
        assertThat(metric("nuggetRecall")
                        .score(answer(7).judgedBy(new ScriptedJudge(new JudgeReply.Supports(Map.of(1, Support.FULL))))))
                .isInstanceOf(Score.Failed.class);
        assertThat(metric("nuggetRecall").score(answer(7).judgedBy(new ScriptedJudge(new JudgeReply.CannotDo("no")))))
                .isEqualTo(new Score.Undefined("no"));
    }

    @Test
    void names_parse_back_and_contradictions_are_refused() {
        for (NuggetRecall metric : List.of(
                new NuggetRecall(false, false, false),
                new NuggetRecall(true, true, false),
                new NuggetRecall(false, true, true))) {
            assertThat(CATALOG.parse(metric.name().toString())).isEqualTo(metric);
        }
        assertThatThrownBy(() -> CATALOG.parse("nuggetRecall(vital,weighted)"))
                .hasMessageContaining("write one of vital and weighted");
    }

    private static Subjects answer(int nuggets) {
        List<Nugget> list = new ArrayList<>();
        for (int i = 1; i <= nuggets; i++) {
            list.add(new Nugget("fact " + i, i <= 3));
        }
        return Subjects.answering("Refunds take five days.").nuggets(list);
    }

    private static JudgedMetric metric(String name) {
        Metric metric = CATALOG.parse(name);
        return (JudgedMetric) metric;
    }

    private static String grade(int nugget, String word) {
        return "{'nugget':" + nugget + ",'grade':'" + word + "','reason':''}";
    }
}
