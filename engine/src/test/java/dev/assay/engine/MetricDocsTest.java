package dev.assay.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.access.AccessMetrics;
import dev.assay.core.answer.AnswerMetrics;
import dev.assay.core.metric.DefinitionCard;
import dev.assay.core.metric.DefinitionTable;
import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.MetricFamily;
import dev.assay.core.retrieval.RetrievalMetrics;
import dev.assay.core.usage.UsageMetrics;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the documents say of metrics is made from the definitions, and stays so. */
class MetricDocsTest {

    private static final Path HOME = Path.of("..").toAbsolutePath().normalize();
    private static final String RENEW =
            "mvn test -pl engine -am -Dtest=MetricDocsTest -Dsurefire.failIfNoSpecifiedTests=false -Ddocs.write=true";
    private static final Pattern MARKED =
            Pattern.compile("(<!-- metrics:begin -->\\n).*?(<!-- metrics:end -->)", Pattern.DOTALL);

    private static final List<MetricFamily> ON_WORDS = onWords();

    private static List<MetricFamily> onWords() {
        MetricCatalog catalog = Metrics.catalog();
        return AnswerMetrics.all(List::of).stream()
                .flatMap(family -> catalog.families(family.name()).stream())
                .toList();
    }

    private static List<MetricFamily> all() {
        List<MetricFamily> all = new ArrayList<>(RetrievalMetrics.ALL);
        all.addAll(judged());
        all.addAll(ON_WORDS);
        all.addAll(AccessMetrics.ALL);
        all.addAll(UsageMetrics.ALL);
        return all;
    }

    private static List<MetricFamily> judged() {
        List<MetricFamily> judged = new ArrayList<>(Metrics.catalog().families());
        Set<String> others = Stream.of(RetrievalMetrics.ALL, ON_WORDS, AccessMetrics.ALL, UsageMetrics.ALL)
                .flatMap(List::stream)
                .map(MetricFamily::name)
                .collect(Collectors.toSet());
        judged.removeIf(family -> others.contains(family.name()));
        return judged;
    }

    @Test
    void the_page_of_metrics_is_fresh() throws IOException {
        String page = "# Metrics\n\nMade from the definitions in the code; to renew it: `" + RENEW + "`.\n"
                + "Names are read in any case of letters; what is printed parses back to an equal metric. A group is a"
                + " label or an OR of labels; a plain id is a group of one.\n"
                + section("Retrieval", RetrievalMetrics.ALL)
                + section("Answers, judged", judged())
                + section("Answers, without a judge", ON_WORDS)
                + section("Who may see what came back", AccessMetrics.ALL)
                + section("What an answer took", UsageMetrics.ALL)
                + "\n"
                + all().stream().map(DefinitionCard::markdown).collect(Collectors.joining("\n"));

        mustBe(HOME.resolve("docs/metrics.md"), page);
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", "README.zh.md"})
    void the_table_of_the_readme_is_fresh(String readme) throws IOException {
        boolean chinese = readme.contains("zh");
        Function<MetricFamily, String> row = family -> "| `" + DefinitionCard.written(family) + "` | "
                + (chinese ? family.definition().chinese() : family.definition().sentence())
                + " |\n";
        String table = (chinese ? "| 指标 | 含义 |\n" : "| metric | what it is |\n") + "|---|---|\n"
                + all().stream().map(row).collect(Collectors.joining());
        Path file = HOME.resolve(readme);
        Matcher marked = MARKED.matcher(Files.readString(file));

        assertThat(marked.find()).as(readme + " has the markers of the table").isTrue();
        mustBe(file, marked.replaceFirst("$1" + Matcher.quoteReplacement(table) + "$2"));
    }

    private static String section(String title, List<MetricFamily> families) {
        return "\n## " + title + "\n\n" + DefinitionTable.markdown(families);
    }

    private static void mustBe(Path file, String text) throws IOException {
        if (Boolean.getBoolean("docs.write")) {
            Files.writeString(file, text);
        }
        assertThat(Files.readString(file)).as("stale; renew it: " + RENEW).isEqualTo(text);
    }
}
