package dev.assay.engine.exec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ShownCountsTest {

    private final ShownCounts counts = new ShownCounts();

    private void output(int passages, Optional<String> answer) {
        counts.add(Output.of(
                IntStream.range(0, passages)
                        .mapToObj(i -> Retrieved.of("p" + i))
                        .toList(),
                answer));
    }

    @Test
    void a_depth_that_no_metric_has_is_told_with_what_to_do() {
        output(5, Optional.of("yes"));
        output(5, Optional.of("no"));
        output(4, Optional.of("no"));

        assertThat(counts.warning(Set.of(3, 1)))
                .contains(
                        "2 of 3 outputs pass 5 passages to the model, but the metrics look at @1, @3: what the model saw"
                                + " below that is not judged; set `k: 5` (--k 5) and metrics @5, or record what the model was"
                                + " shown as the stage `context`");
        assertThat(counts.warning(Set.of(10)))
                .hasValueSatisfying(text -> assertThat(text).contains("what it never saw is judged"));
    }

    @Test
    void one_metric_of_the_depth_is_enough() {
        output(5, Optional.of("yes"));

        assertThat(counts.warning(Set.of(1, 5, 10))).isEmpty();
        assertThat(counts.warning(Set.of())).isEmpty();
    }

    @Test
    void without_a_model_nothing_was_shown_to_it() {
        output(100, Optional.empty());

        assertThat(counts.warning(Set.of(10))).isEmpty();
    }

    @Test
    void nothing_retrieved_is_no_depth() {
        output(0, Optional.of("I don't know."));

        assertThat(counts.warning(Set.of(3))).isEmpty();
    }
}
