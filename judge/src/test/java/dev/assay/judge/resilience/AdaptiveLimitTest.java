package dev.assay.judge.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class AdaptiveLimitTest {

    private static final long SECOND = 1_000_000_000L;

    @Test
    void a_refusal_halves_the_limit_and_a_burst_of_them_halves_it_once() {
        AdaptiveLimit limit = new AdaptiveLimit(32);
        for (int i = 0; i < 20; i++) {
            limit.refused(i);
        }
        assertThat(limit.now()).isEqualTo(16);
        limit.refused(SECOND);
        assertThat(limit.now()).isEqualTo(8);
    }

    @Test
    void the_limit_never_falls_below_one_nor_rises_above_what_was_set() {
        AdaptiveLimit limit = new AdaptiveLimit(4);
        for (int second = 0; second < 10; second++) {
            limit.refused(second * SECOND);
        }
        assertThat(limit.now()).isEqualTo(1);
        for (int i = 0; i < 1000; i++) {
            limit.answered();
        }
        assertThat(limit.now()).isEqualTo(4);
    }

    @Test
    void after_many_refusals_it_takes_as_many_answers_as_the_limit_to_add_one() {
        AdaptiveLimit limit = new AdaptiveLimit(32);
        for (int i = 0; i < 25; i++) {
            limit.refused(0);
        }
        for (int i = 0; i < 15; i++) {
            limit.answered();
        }
        assertThat(limit.now()).isEqualTo(16);
        for (int i = 0; i < 3; i++) {
            limit.answered();
        }
        assertThat(limit.now()).isEqualTo(17);
    }

    @Test
    void a_service_that_takes_ten_at_once_is_found_out_and_used_well() {
        AdaptiveLimit limit = new AdaptiveLimit(64);
        Random random = new Random(3);
        int answered = 0;
        int refused = 0;
        // Rounds of a tenth of a second in which everything under way ends; the first ten seconds are for learning.
        for (int round = 0; round < 600; round++) {
            int underWay = limit.now();
            for (int i = 0; i < underWay; i++) {
                boolean taken = random.nextInt(underWay) < 10;
                if (taken) {
                    limit.answered();
                } else {
                    limit.refused(round * SECOND / 10);
                }
                answered += round >= 100 && taken ? 1 : 0;
                refused += round >= 100 && !taken ? 1 : 0;
            }
        }
        assertThat(answered / 500.0).isGreaterThan(8);
        assertThat(refused).isLessThan(answered * 3 / 4);
    }
}
