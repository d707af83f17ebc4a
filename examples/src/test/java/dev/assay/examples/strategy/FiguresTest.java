package dev.assay.examples.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The figures of {@code docs/comparing-strategies.md} are those that the strategies reach. */
class FiguresTest {

    private static final String RENEW =
            "docs/comparing-strategies.md is stale; renew it: mvn -q -pl examples -am process-test-classes -Pfigures";

    private static final Pattern NUMBER = Pattern.compile("[+−]?\\d\\.\\d{3}");

    /** Three cases of a hundred: another kind of processor rounds the quantised network otherwise. */
    private static final double OTHER_PROCESSOR = 0.03;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh", "en-all", "beir"})
    void bm25_reaches_what_the_page_says(String set) throws IOException {
        FiguresInDocs.answer(set, folder, List.of("bm25"));
        Figures figures = Figures.of(set, folder, folder.resolve("runs"), List.of("bm25"));

        assertThat(FiguresInDocs.PAGE.of(set)).as(RENEW).contains(figures.row("bm25"));
    }

    @Test
    void the_strategies_with_a_model_reach_what_the_page_says_in_chinese() throws IOException {
        FiguresInDocs.answer("zh", folder, Strategies.NAMES);
        String made = Figures.of("zh", folder, folder.resolve("runs"), Strategies.NAMES)
                .text();
        String page = FiguresInDocs.PAGE.of("zh");

        List<Double> numbers = numbers(made);
        assertThat(page.lines().map(FiguresTest::first))
                .containsExactlyElementsOf(made.lines().map(FiguresTest::first).toList());
        assertThat(numbers).hasSizeGreaterThan(100);
        for (int i = 0; i < numbers.size(); i++) {
            assertThat(numbers(page).get(i)).as(RENEW).isEqualTo(numbers.get(i), within(OTHER_PROCESSOR));
        }
    }

    private static String first(String row) {
        return row.isBlank() ? row : row.split("\\|")[1];
    }

    private static List<Double> numbers(String text) {
        return NUMBER.matcher(text)
                .results()
                .map(MatchResult::group)
                .map(number -> Double.valueOf(number.replace('−', '-')))
                .toList();
    }
}
