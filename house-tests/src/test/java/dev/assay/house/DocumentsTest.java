package dev.assay.house;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the documents point to exists, and what they show is real. */
class DocumentsTest {

    private static final Path HOUSE = Path.of("..").toAbsolutePath().normalize();
    private static final Pattern LINK = Pattern.compile("\\]\\((?!https?:|#)([^)#]+)(#[^)]*)?\\)");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\n(.*?)^```$");
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void every_relative_link_leads_to_a_file() throws IOException {
        for (Path document : documents()) {
            for (String target : groups(LINK, Files.readString(document), 1)) {
                assertThat(document.resolveSibling(target))
                        .as("link in " + HOUSE.relativize(document))
                        .exists();
            }
        }
    }

    @Test
    void both_readmes_open_with_the_two_commands_and_show_the_same_blocks() throws IOException {
        List<String> english = groups(BLOCK, readme("README.md"), 2);
        List<String> chinese = groups(BLOCK, readme("README.zh.md"), 2);
        assertThat(english.get(0)).isEqualTo("./assay run examples/refund\nmvn verify\n");
        assertThat(fixed(chinese)).isEqualTo(fixed(english));
    }

    @Test
    void both_readmes_have_the_same_sections() throws IOException {
        Pattern heading = Pattern.compile("(?m)^(#+) ");
        assertThat(groups(heading, readme("README.zh.md"), 1)).isEqualTo(groups(heading, readme("README.md"), 1));
    }

    @ParameterizedTest
    @CsvSource({"README.md, examples/unanswerable/cases.jsonl", "README.zh.md, examples/refund/cases.jsonl"})
    void the_case_in_a_readme_is_one_of_an_example(String readme, String cases) throws IOException {
        JsonNode shown = JSON.readTree(groups(BLOCK, readme(readme), 2).stream()
                .filter(block -> block.startsWith("{"))
                .findFirst()
                .orElseThrow());
        List<JsonNode> examples = new ArrayList<>();
        for (String line : Files.readAllLines(HOUSE.resolve(cases))) {
            examples.add(JSON.readTree(line));
        }
        assertThat(examples).contains(shown);
    }

    /** All blocks but the printed report and the case, which are in the language of their reader. */
    private static List<String> fixed(List<String> blocks) {
        return Stream.concat(blocks.stream().limit(1), blocks.stream().skip(3)).toList();
    }

    private static String readme(String name) throws IOException {
        return Files.readString(HOUSE.resolve(name));
    }

    private static List<String> groups(Pattern pattern, String text, int group) {
        return pattern.matcher(text)
                .results()
                .map((MatchResult match) -> match.group(group))
                .toList();
    }

    private static List<Path> documents() throws IOException {
        try (Stream<Path> files = Files.walk(HOUSE)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !HOUSE.relativize(file).toString().matches("(.*/)?(target|\\.[^/]+)/.*"))
                    .toList();
        }
    }
}
