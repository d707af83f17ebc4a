package dev.assay.engine.trec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Small cases in which other tools went wrong; each note tells the command and what it shows. */
class WorkedCasesTest {

    private static final Path HOME = Path.of("src/test/resources/trec/cases");
    private static final Pattern COMMAND =
            Pattern.compile("`assay trec (.*) qrels run`: standard output = expected.txt, exit (\\d)\\.");

    static Stream<Path> cases() {
        try (Stream<Path> folders = Files.list(HOME)) {
            return folders.filter(Files::isDirectory).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void all_twelve_cases_are_there() {
        assertThat(cases()).hasSize(12);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void does_what_the_note_says(Path folder) throws IOException {
        Matcher command = COMMAND.matcher(Files.readString(folder.resolve("note.md")));
        assertThat(command.find()).isTrue();
        List<String> arguments = new ArrayList<>(List.of(command.group(1).split(" ")));
        arguments.add(folder.resolve("qrels").toString());
        arguments.add(folder.resolve("run").toString());

        Ran first = Ran.trec(arguments.toArray(String[]::new));
        Ran second = Ran.trec(arguments.toArray(String[]::new));

        assertThat(first.out()).isEqualTo(Files.readString(folder.resolve("expected.txt")));
        assertThat(first.status()).isEqualTo(Integer.parseInt(command.group(2)));
        assertThat(second).isEqualTo(first);
    }
}
