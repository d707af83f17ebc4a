package dev.assay.core.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.stats.Answer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class CalibrationTest {

    private static final long SEED = 7;

    private static Calibration known(List<Rating> ratings) {
        return Calibration.of(ratings, SEED, 0.95).known().orElseThrow();
    }

    @Test
    void the_table_of_eight_gives_the_numbers_worked_by_hand() {
        Agreement whole = known(Ratings.table(3, 1, 2, 2)).whole();

        assertThat(whole.n()).isEqualTo(8);
        assertThat(whole.accuracy().mean().orElseThrow()).isEqualTo(5 / 8.0);
        assertThat(whole.truePositiveRate().known().orElseThrow().value()).isEqualTo(0.75);
        assertThat(whole.trueNegativeRate().known().orElseThrow().value()).isEqualTo(0.5);
        assertThat(whole.balanced().known().orElseThrow().value()).isEqualTo(0.625);
        assertThat(whole.kappa().known().orElseThrow().value()).isCloseTo(0.25, within(1e-12));
    }

    @Test
    void a_judge_without_probabilities_has_no_auroc_and_no_cuts() {
        Calibration found = known(Ratings.table(3, 1, 2, 2));

        assertThat(found.whole().auroc()).isEqualTo(Answer.undefined("the judge gives no probabilities"));
        assertThat(found.curve()).isEmpty();
    }

    @Test
    void labels_that_are_all_positive_leave_the_other_rate_unknown() {
        Calibration found = known(Ratings.table(5, 2, 0, 0));

        assertThat(found.whole().oneSided()).isTrue();
        assertThat(found.whole().trueNegativeRate()).isInstanceOf(Answer.Undefined.class);
        assertThat(found.whole().balanced()).isInstanceOf(Answer.Undefined.class);
        assertThat(found.whole().truePositiveRate().known()).isPresent();
    }

    @Test
    void four_labels_are_too_few_to_say_anything() {
        assertThat(Calibration.of(Ratings.table(2, 0, 2, 0), SEED, 0.95))
                .isInstanceOfSatisfying(
                        Answer.Undefined.class, few -> assertThat(few.why()).contains("4; 5 are the least"));
    }

    @Test
    void words_are_counted_as_they_were_said() {
        WordTable words = known(Ratings.table(3, 1, 2, 2)).words();

        assertThat(words.counts())
                .isEqualTo(Map.of(
                        "supported", Map.of("supported", 3, "not-stated", 1),
                        "unsupported", Map.of("supported", 2, "not-stated", 2)));
        assertThat(words.count("unsupported", "contradicted")).isZero();
    }

    @Test
    void slices_are_languages_and_metadata_and_small_ones_are_left_out() {
        List<Rating> ratings = new ArrayList<>(Ratings.table(3, 1, 2, 2));
        for (int i = 0; i < 4; i++) {
            ratings.add(Ratings.of("zh" + i, "zh", true, true, OptionalDouble.empty()));
        }

        assertThat(known(ratings).slices()).containsOnlyKeys("language=en", "set=a");
        ratings.add(Ratings.of("zh4", "zh", false, true, OptionalDouble.empty()));
        assertThat(known(ratings).slices()).containsOnlyKeys("language=en", "language=zh", "set=a", "set=b");
    }

    @Test
    void two_claims_about_one_passage_are_not_two_independent_ones() {
        List<Rating> ratings = Ratings.table(10, 3, 9, 4);
        List<Rating> doubled = new ArrayList<>(ratings);
        ratings.forEach(rating -> doubled.add(rating));
        Agreement alone = known(ratings).whole();
        Agreement twice = known(doubled).whole();

        assertThat(twice.clusters()).isEqualTo(26);
        assertThat(twice.accuracy().mean()).isEqualTo(alone.accuracy().mean());
        double widthAlone = width(alone);
        assertThat(width(twice)).isGreaterThanOrEqualTo(widthAlone * 0.95);
    }

    private static double width(Agreement agreement) {
        return agreement
                .accuracy()
                .interval()
                .map(interval -> interval.high() - interval.low())
                .orElseThrow();
    }
}
