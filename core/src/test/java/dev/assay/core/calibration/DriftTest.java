package dev.assay.core.calibration;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class DriftTest {

    /** Forty things; the first {@code fallen} were supported and are not any more. */
    private static List<Drift.Twice> set(int fallen, int risen) {
        List<Drift.Twice> set = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            boolean before = i < 20;
            boolean now = before ? i >= fallen : i - 20 < risen;
            set.add(new Drift.Twice("c" + i, "c" + i, said(before), said(now)));
        }
        return set;
    }

    private static Drift.Said said(boolean yes) {
        return new Drift.Said(yes ? "supported" : "not-stated", yes, OptionalDouble.empty());
    }

    @Test
    void a_judge_that_says_the_same_raises_no_alarm() {
        Drift drift = Drift.of(set(0, 0), 0.05, 1, 0.95);

        assertThat(drift.alarms()).isEmpty();
        assertThat(drift.changed()).isEmpty();
        assertThat(drift.mcNemar().known().orElseThrow().p()).isEqualTo(1);
    }

    @Test
    void eight_fallen_and_none_risen_is_an_alarm() {
        Drift drift = Drift.of(set(8, 0), 0.5, 1, 0.95);

        assertThat(drift.mcNemar().known().orElseThrow().p()).isEqualTo(2 / 256.0);
        assertThat(drift.alarms()).singleElement().asString().contains("p = 0.0078");
        assertThat(drift.changed()).hasSize(8);
    }

    @Test
    void as_many_risen_as_fallen_is_an_alarm_where_it_is_more_than_noise() {
        assertThat(Drift.of(set(8, 8), 0.05, 1, 0.95).alarms())
                .singleElement()
                .asString()
                .contains("more verdicts changed than noise explains");
        assertThat(Drift.of(set(1, 1), 0.05, 1, 0.95).alarms()).isEmpty();
    }

    @Test
    void probabilities_that_all_fall_are_an_alarm_though_no_word_changed() {
        List<Drift.Twice> set = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            set.add(new Drift.Twice(
                    "c" + i,
                    "c" + i,
                    new Drift.Said("supported", true, OptionalDouble.of(0.9)),
                    new Drift.Said("supported", true, OptionalDouble.of(0.8))));
        }

        assertThat(Drift.of(set, 0.05, 1, 0.95).alarms())
                .singleElement()
                .asString()
                .contains("probabilities have moved");
    }
}
