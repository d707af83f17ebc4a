package dev.assay.core.metric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MetricNameTest {

    @Test
    void a_name_is_taken_apart() {
        assertThat(MetricName.parse("ndcg(gain=exp)@10"))
                .isEqualTo(new MetricName("ndcg", Map.of("gain", "exp"), OptionalInt.of(10)));
        assertThat(MetricName.parse("faithfulness")).isEqualTo(MetricName.of("faithfulness"));
    }

    @Test
    void parameters_print_in_alphabetical_order_whatever_was_written() {
        MetricName name = MetricName.parse(" RBP( Rel = 2 , p='0.9' ) @ 5 ");
        assertThat(name).hasToString("RBP(p=0.9,rel=2)@5");
        assertThat(MetricName.parse(name.toString())).isEqualTo(name);
        assertThat(MetricName.of("rbp", 5).with("rel", "2").with("p", "0.9")).hasToString("rbp(p=0.9,rel=2)@5");
    }

    @Test
    void empty_brackets_are_no_parameters() {
        assertThat(MetricName.parse("ap()")).isEqualTo(MetricName.of("ap"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "@5",
                "recall@",
                "recall@five",
                "recall@5x",
                "recall((a=b))@5",
                "5recall",
                "re call@5",
                "recall@9999999999"
            })
    void what_has_another_shape_is_no_name(String text) {
        assertThatThrownBy(() -> MetricName.parse(text))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("`" + text + "` is not a metric's name; the shape is name(parameter=value)@k");
    }

    @Test
    void a_bare_word_is_a_parameter_without_a_value() {
        MetricName name = MetricName.parse("nuggetRecall( Vital , strict)");

        assertThat(name).hasToString("nuggetRecall(strict,vital)");
        assertThat(MetricName.parse(name.toString())).isEqualTo(name);
        assertThat(new Arguments(name).flag("vital")).isTrue();
        assertThat(new Arguments(name).flag("all")).isFalse();
        assertThatThrownBy(() -> new Arguments(MetricName.parse("m(vital=1)")).flag("vital"))
                .hasMessageContaining("vital is a bare word without a value, found `1`");
        assertThatThrownBy(() -> new Arguments(MetricName.parse("rbp(p)")).decimal("p", 0.8))
                .hasMessageContaining("p is a number, found ``");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rbp(p q)", "rbp(=2)", "rbp(p=)", "rbp(p=1,p=2)", "rbp(p=1,P=1)", "rbp(p=1,)"})
    void a_parameter_is_written_once_as_name_and_value(String text) {
        assertThatThrownBy(() -> MetricName.parse(text))
                .hasMessageContaining("a parameter is written once, as name=value");
    }

    @Test
    void a_depth_below_one_is_refused_with_what_to_write() {
        assertThatThrownBy(() -> MetricName.parse("recall@0"))
                .hasMessage("recall@0: k is a depth, 1 or more; write recall@1 for the top result");
    }
}
