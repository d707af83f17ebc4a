package dev.assay.core.usage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Output;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class UsageMetricsTest {

    private static Output taking(OptionalDouble latency, OptionalDouble cost) {
        return new Output(
                Optional.empty(),
                List.of(),
                Optional.empty(),
                List.of(),
                Map.of(),
                latency,
                cost,
                Optional.empty(),
                Optional.empty(),
                1);
    }

    @Test
    void what_the_output_records_is_the_score() {
        Output output = taking(OptionalDouble.of(850), OptionalDouble.of(0.002));

        assertThat(new LatencyMs().score(output)).isEqualTo(Score.of(850));
        assertThat(new Cost().score(output)).isEqualTo(Score.of(0.002));
    }

    @Test
    void what_it_does_not_record_is_undefined_not_zero() {
        Output output = taking(OptionalDouble.empty(), OptionalDouble.empty());

        assertThat(new LatencyMs().score(output)).isInstanceOf(Score.Undefined.class);
        assertThat(new Cost().score(output)).isInstanceOf(Score.Undefined.class);
    }

    @Test
    void names_parse_back_and_lower_is_better() {
        MetricCatalog catalog = new MetricCatalog(UsageMetrics.ALL);

        assertThat(catalog.parse("LATENCYMS")).isEqualTo(new LatencyMs());
        assertThat(catalog.parse("cost")).isEqualTo(new Cost());
        assertThat(UsageMetrics.ALL).allMatch(family -> family.definition().lowerIsBetter());
    }
}
