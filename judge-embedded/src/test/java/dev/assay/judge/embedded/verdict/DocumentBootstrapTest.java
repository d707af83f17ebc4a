package dev.assay.judge.embedded.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DocumentBootstrapTest {

    private static List<Row> rows(int count, IntFunction<String> context) {
        return IntStream.range(0, count)
                .mapToObj(i -> new Row("r" + i, "made", "test", "claim " + i, List.of(context.apply(i)), i % 2 == 0))
                .toList();
    }

    private static double share(double[] often, int every) {
        double sum = 0;
        for (int i = 0; i < often.length; i += every) {
            sum += often[i];
        }
        return sum / Arrays.stream(often).sum();
    }

    @Test
    void the_interval_of_a_share_is_that_of_the_binomial() {
        // half of 400 rows: standard error .025
        var interval = DocumentBootstrap.mean(
                List.of(new DocumentBootstrap.Sample(rows(400, i -> "document " + i), often -> share(often, 2))));
        assertThat(interval.low()).isCloseTo(0.5 - 1.96 * 0.025, within(0.006));
        assertThat(interval.high()).isCloseTo(0.5 + 1.96 * 0.025, within(0.006));
    }

    @Test
    void rows_of_a_document_are_drawn_together() {
        // pairs of one document, one of each kind: the share never moves
        var interval = DocumentBootstrap.mean(List.of(
                new DocumentBootstrap.Sample(rows(100, i -> "document " + i / 2), often -> share(often, 2))));
        assertThat(interval).isEqualTo(new DocumentBootstrap.Interval(0.5, 0.5));
    }

    @Test
    void the_mean_of_four_sources_is_half_as_wide_and_draws_without_a_figure_are_drawn_again() {
        DocumentBootstrap.Sample one = new DocumentBootstrap.Sample(
                rows(400, i -> "document " + i), often -> often[0] > 3 ? Double.NaN : share(often, 2));
        var interval = DocumentBootstrap.mean(List.of(one, one, one, one));
        assertThat(interval.high() - interval.low()).isCloseTo(1.96 * 0.025, within(0.008));
    }
}
