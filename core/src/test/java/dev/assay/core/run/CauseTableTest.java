package dev.assay.core.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.metric.Score;
import dev.assay.core.stats.Gain;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class CauseTableTest {

    private static final Offset<Double> TIGHT = within(1e-12);

    private final ScoreTable scores = new ScoreTable(List.of("recall@3", "latencyMs"));
    private final CauseTable table = new CauseTable(scores, 2);

    private void add(String id, double recall, Optional<Cause> cause) {
        Map<String, Score> scored = Map.of("recall@3", Score.of(recall), "latencyMs", Score.of(900));
        scores.add(scored, id);
        table.add(id, id, scored, cause.map(named -> new Finding(named, "evidence " + id, "advice")));
    }

    private void tenCases() {
        for (int i = 0; i < 4; i++) {
            add("lost" + i, 0, Optional.of(Cause.NOT_RETRIEVED));
        }
        add("low", 0, Optional.of(Cause.RANKED_LOW));
        add("cut", 0.5, Optional.of(Cause.CUT_FROM_CONTEXT));
        for (int i = 0; i < 4; i++) {
            add("good" + i, 1, Optional.empty());
        }
    }

    @Test
    void causes_come_most_frequent_first_then_in_their_order_and_add_up() {
        tenCases();

        Triage triage = table.triage(0.95);

        assertThat(triage.cases()).isEqualTo(10);
        assertThat(triage.fallen()).isEqualTo(6);
        assertThat(triage.causes())
                .extracting(CauseShare::cause)
                .containsExactly(Cause.NOT_RETRIEVED, Cause.CUT_FROM_CONTEXT, Cause.RANKED_LOW);
        assertThat(triage.causes().stream().map(CauseShare::cumulative)).containsExactly(4 / 6.0, 5 / 6.0, 1.0);
        assertThat(triage.causes().get(0).examples())
                .extracting(CauseShare.Example::id)
                .containsExactly("lost0", "lost1");
    }

    @Test
    void a_share_has_wilsons_interval() {
        tenCases();

        var share = table.triage(0.95).of(Cause.NOT_RETRIEVED).orElseThrow().share();

        // statsmodels proportion_confint(4, 10, method="wilson")
        assertThat(share.mean().orElseThrow()).isEqualTo(0.4);
        assertThat(share.interval().orElseThrow().low()).isCloseTo(0.168180, within(1e-6));
        assertThat(share.interval().orElseThrow().high()).isCloseTo(0.687326, within(1e-6));
    }

    @Test
    void mended_cases_are_as_good_as_the_rest() {
        tenCases();

        Gain gain =
                table.triage(0.95).of(Cause.NOT_RETRIEVED).orElseThrow().gains().get("recall@3");

        assertThat(gain.mean()).isCloseTo(0.45, TIGHT);
        assertThat(gain.mended()).isCloseTo(0.75, TIGHT);
        assertThat(gain.affected()).isEqualTo(4);
        assertThat(gain.n()).isEqualTo(10);
    }

    @Test
    void only_metrics_between_0_and_1_have_a_gain_and_only_where_both_groups_have_values() {
        tenCases();
        assertThat(table.triage(0.95).causes())
                .allSatisfy(cause -> assertThat(cause.gains()).containsOnlyKeys("recall@3"));

        ScoreTable alone = new ScoreTable(List.of("recall@3"));
        CauseTable all = new CauseTable(alone, 1);
        Map<String, Score> scored = Map.of("recall@3", Score.of(0));
        alone.add(scored, "q");
        all.add("q", "q", scored, Optional.of(new Finding(Cause.TARGET_ERROR, "", "")));

        assertThat(all.triage(0.95).causes())
                .singleElement()
                .satisfies(cause -> assertThat(cause.gains()).isEmpty());
    }

    @Test
    void a_run_without_fault_has_no_causes() {
        add("good", 1, Optional.empty());

        assertThat(table.triage(0.95)).isEqualTo(new Triage(1, 0, List.of()));
    }
}
