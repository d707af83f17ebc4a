package dev.assay.core.stats.multiple;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.stats.Golden;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MultipleTest {

    static List<Golden> families() {
        return Golden.rows("multiple");
    }

    @ParameterizedTest
    @MethodSource("families")
    void agree_with_statsmodels(Golden row) {
        assertThat(Holm.adjust(row.numbers("raw"))).containsExactly(row.numbers("holm"), within(1e-12));
        assertThat(BenjaminiHochberg.adjust(row.numbers("raw"))).containsExactly(row.numbers("bh"), within(1e-12));
    }

    @Test
    void no_test_needs_no_correction() {
        assertThat(Holm.adjust()).isEmpty();
        assertThat(BenjaminiHochberg.adjust()).isEmpty();
    }

    @Test
    void what_is_no_p_value_is_refused() {
        assertThatThrownBy(() -> Holm.adjust(0.5, 1.5))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1.5");
        assertThatThrownBy(() -> BenjaminiHochberg.adjust(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
    }
}
