package dev.assay.core.retrieval;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.metric.MetricFamily;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The worked example on each card is computed. */
class DefinitionExamplesTest {

    static final List<MetricFamily> FAMILIES = RetrievalMetrics.ALL;

    private static final Pattern EXAMPLE =
            Pattern.compile("(?:relevant|judged) \\{(.*?)}(?:, judged irrelevant \\{(.*?)})?, ranked \\[(.*?)]: (.*)");

    @ParameterizedTest
    @FieldSource("FAMILIES")
    void the_example_on_the_card_is_true(MetricFamily family) {
        Matcher example = EXAMPLE.matcher(family.definition().fact("example"));
        assertThat(example.matches()).as(family.definition().fact("example")).isTrue();
        String irrelevant = example.group(2) == null ? "" : example.group(2) + ":0";
        String labels = (example.group(1) + "," + irrelevant)
                .replace("grade ", "")
                .replace(": ", ":")
                .replace(",", " ");
        String result = example.group(4);
        Matcher name = Pattern.compile("(" + family.name() + "(?:@\\d+)?) =").matcher(result);
        assertThat(name.find()).as(result).isTrue();
        double expected = Double.parseDouble(result.substring(result.lastIndexOf(' ') + 1));
        assertThat(Picture.value(name.group(1), labels, example.group(3).replace(",", " ")))
                .isCloseTo(expected, within(0.0000005));
    }
}
