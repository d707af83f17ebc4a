package dev.assay.core.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Measured;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SideBySideTest {

    private static final double[] PEOPLE = {1, 0, 1, 1, 0, 1, 1, 0, 1, 1, 0, 1};
    private static final double[] JUDGE = {1, 0, 1, 1, 1, 1, 1, 0, 1, 0, 1, 1};

    private static double[] others() {
        double[] others = new double[200];
        Arrays.fill(others, 0, 164, 1);
        return others;
    }

    @Test
    void twelve_labels_and_two_hundred_others_give_the_published_numbers() {
        SideBySide sides = SideBySide.of(PEOPLE, JUDGE, others(), 1, 0.95);
        Measured ppi = sides.ppi().known().orElseThrow().estimate();

        assertThat(ppi.value()).isCloseTo(0.703152, within(1e-6));
        assertThat(ppi.interval().orElseThrow().low()).isCloseTo(0.457376, within(1e-6));
        assertThat(ppi.interval().orElseThrow().high()).isCloseTo(0.948928, within(1e-6));
        assertThat(sides.roganGladen().known().orElseThrow().value()).isCloseTo(0.853333, within(1e-6));
        assertThat(sides.judgeOnly().mean().orElseThrow()).isCloseTo(173 / 212.0, within(1e-12));
        assertThat(sides.peopleOnly().mean().orElseThrow()).isCloseTo(8 / 12.0, within(1e-12));
    }

    @Test
    void a_share_of_supported_claims_is_no_yes_or_no_so_it_has_no_rogan_gladen() {
        double[] judge = JUDGE.clone();
        judge[0] = 0.5;

        assertThat(SideBySide.of(PEOPLE, judge, others(), 1, 0.95).roganGladen())
                .isInstanceOf(Answer.Undefined.class);
        assertThat(SideBySide.of(PEOPLE, judge, others(), 1, 0.95).ppi().known())
                .isPresent();
    }

    @Test
    void without_a_label_there_is_the_judge_alone() {
        SideBySide sides = SideBySide.of(new double[0], new double[0], others(), 1, 0.95);

        assertThat(sides.judgeOnly().mean().orElseThrow()).isEqualTo(0.82);
        assertThat(sides.peopleOnly().mean()).isEmpty();
        assertThat(sides.roganGladen()).isInstanceOf(Answer.Undefined.class);
        assertThat(sides.ppi()).isInstanceOf(Answer.Undefined.class);
    }
}
