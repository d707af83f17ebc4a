package dev.assay.core.metric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MetricCatalogTest {

    private final MetricFamily length = Lengths.FAMILY;
    private final MetricCatalog catalog = new MetricCatalog(List.of(length));

    @Test
    void a_family_is_found_by_name_and_alias_in_any_case() {
        assertThat(catalog.families("LENGTH")).containsExactly(length);
        assertThat(catalog.families("Len")).containsExactly(length);
        assertThat(catalog.families("width")).isEmpty();
        assertThat(catalog.families()).containsExactly(length);
    }

    @Test
    void a_metric_is_made_of_its_name() {
        assertThat(catalog.parse("len(unit=WORDS)@3")).isEqualTo(new Lengths(3, "words"));
        assertThat(catalog.parse("length@3")).isEqualTo(new Lengths(3, "characters"));
    }

    @Test
    void an_unknown_name_offers_the_near_ones() {
        assertThatThrownBy(() -> catalog.parse("lenght@3"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no metric is called `lenght`: did you mean `length`? (`assay metrics` lists them all)");
    }

    @Test
    void an_unknown_parameter_a_missing_depth_and_a_wrong_word_are_told() {
        assertThatThrownBy(() -> catalog.parse("length(size=2)@3"))
                .hasMessage("`length(size=2)@3`: length takes only unit");
        assertThatThrownBy(() -> catalog.parse("length")).hasMessage("`length` needs a depth; write length@5");
        assertThatThrownBy(() -> catalog.parse("length(unit=miles)@3"))
                .hasMessage("`length(unit=miles)@3`: unit is characters or words, found `miles`");
    }

    @Test
    void two_families_cannot_have_one_name() {
        assertThatThrownBy(() -> new MetricCatalog(List.of(length, length)))
                .hasMessage("two metrics are called `length`");
    }

    @Test
    void a_card_has_every_row_in_order() {
        assertThatThrownBy(() -> Definition.of("one\n一\nformula: x\nrange: y"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("found [formula, range]");
        assertThatThrownBy(() -> length.definition().fact("colour")).hasMessageContaining("no row `colour`");
        assertThat(length.definition().lowerIsBetter()).isTrue();
    }

    @Test
    void the_card_prints_all_rows_broken_into_short_lines() {
        String card = DefinitionCard.text(length);
        assertThat(card)
                .startsWith("""
                        length@k
                          How long it is.
                          长度。
                          also             : len@k
                          parameters       : unit
                          formula          : count
                        """)
                .contains("  confused with    : " + "word ".repeat(16).strip() + "\n" + " ".repeat(21) + "word ")
                .endsWith("  agrees with      : itself\n");
        assertThat(card.lines()).allMatch(line -> line.length() <= 100);
    }

    @Test
    void the_table_has_a_line_for_each_and_markdown_stays_literal() {
        assertThat(DefinitionTable.text(List.of(length))).isEqualTo("length@k  How long it is.\n");
        assertThat(DefinitionTable.markdown(List.of(length)))
                .endsWith("| `length@k` | How long it is. | 长度。 | 0 to \\|x\\| | lower |\n");
        assertThat(DefinitionCard.markdown(length))
                .contains("### `length@k`\n\nHow long it is.\n\n长度。\n\n| | |\n|---|---|\n")
                .contains("| range | 0 to \\|x\\| |");
    }

    /** A metric of no use. */
    private record Lengths(int k, String unit) implements Metric {

        private static final MetricFamily FAMILY = new MetricFamily(
                "length",
                List.of("len"),
                MetricFamily.Depth.REQUIRED,
                Set.of("unit"),
                Definition.of("""
                        How long it is.
                        长度。
                        formula: count
                        range: 0 to |x|
                        better: lower
                        nothing relevant: undefined
                        fewer than k: fine
                        unjudged: fine
                        duplicates: fine
                        example: none
                        confused with: %s
                        bad at: all else
                        source: none
                        agrees with: itself
                        """.formatted("word ".repeat(40).strip())),
                arguments -> new Lengths(
                        arguments.depth(), arguments.word("unit", "characters", Set.of("characters", "words"))));

        @Override
        public MetricName name() {
            return MetricName.of("length", k).with("unit", unit);
        }

        @Override
        public Set<Need> needs() {
            return Set.of();
        }

        @Override
        public MetricFamily family() {
            return FAMILY;
        }
    }
}
