package dev.assay.engine.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.data.Case;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Output;
import dev.assay.engine.codec.OutputLine;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Real processes that answer well, badly, late or not at all. */
class CommandTargetTest {

    private static final String COUNT = """
            n=0
            while read -r line; do
              n=$((n+1))
              case "$line" in *die*) echo no index >&2; exit 3;; esac
              echo "{\\"answer\\":\\"$n\\"}"
            done
            """;

    @TempDir
    private Path folder;

    private final Map<String, String> settings = new LinkedHashMap<>(Map.of("concurrency", "1"));

    private void script(String text) throws IOException {
        Files.writeString(folder.resolve("rag.sh"), text);
        settings.put("command", "sh\nrag.sh");
    }

    private List<Output> ask(String... questions) throws InterruptedException {
        try (Target target =
                Targets.open("command", settings, folder, Map.of("RAG_KEY", "open-sesame"), OutputLine::read)) {
            List<Output> outputs = new ArrayList<>();
            for (String question : questions) {
                outputs.add(target.ask(Case.of("q1", question, new Judgments(List.of()))));
            }
            return outputs;
        }
    }

    private String error(String question) throws InterruptedException {
        return ask(question).get(0).error().orElseThrow();
    }

    @Test
    void a_process_is_kept_alive_and_replaced_when_it_dies() throws IOException, InterruptedException {
        script(COUNT);
        List<Output> outputs = ask("a?", "b?", "die", "c?");
        assertThat(outputs.get(0).answer()).contains("1");
        assertThat(outputs.get(1).answer()).contains("2");
        assertThat(outputs.get(2).error().orElseThrow())
                .contains("exit status 3 and gave no answer; stderr: no index", "asked 2 times");
        assertThat(outputs.get(3).answer()).contains("1");
        assertThat(outputs.get(3).latencyMs().orElseThrow()).isPositive();
    }

    @Test
    void a_program_gets_one_json_object_a_line() throws IOException, InterruptedException {
        script("read -r line\nprintf '%s\\n' \"$line\" > got\necho '{\"answer\":\"yes\",\"id\":\"q1\"}'\n");
        assertThat(ask("two\nlines \"?").get(0).answer()).contains("yes");
        assertThat(folder.resolve("got"))
                .hasContent("{\"id\":\"q1\",\"question\":\"two\\nlines \\\"?\",\"metadata\":{}}\n");
    }

    @Test
    void a_program_that_ends_after_each_answer_is_started_again() throws IOException, InterruptedException {
        script("read -r line\necho '{\"answer\":\"yes\"}'\n");
        assertThat(ask("a?", "b?", "c?"))
                .allSatisfy(output -> assertThat(output.answer()).contains("yes"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "echo Loading index                        | not JSON; it begins with `Loading index`",
                "echo                                      | an empty line",
                "echo '[]'                                 | does not fit",
                "echo '{\"text\":\"a\"}'                   | has no answer, retrieved, stages or error",
                "echo '{\"answer\":7}'                     | does not fit",
                "echo '{\"id\":\"q7\",\"answer\":\"a\"}'   | the line is for `q7`, asked was `q1`",
                "printf '\\377\\n'                         | not UTF-8",
                "echo key is open-sesame >&2; exit 4       | exit status 4 and gave no answer; stderr: key is ***",
                "exec >&-; sleep 60                        | closed its output",
            })
    void what_cannot_be_used_is_an_error(String does, String said) throws IOException, InterruptedException {
        script("read -r line\n" + does.replace("''", "'") + "\n");
        assertThat(error("a?")).contains(said).doesNotContain("open-sesame");
    }

    @Test
    void a_silent_process_is_late_and_ended_with_its_children() throws IOException, InterruptedException {
        script("echo $$ > pid\nsleep 60\n");
        settings.put("timeout", "2s");
        assertThat(error("long ".repeat(100_000))).startsWith("no answer within 2000 ms");
        long pid = Long.parseLong(Files.readString(folder.resolve("pid")).strip());
        for (int i = 0; i < 500 && alive(pid); i++) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        assertThat(alive(pid)).isFalse();
    }

    private static boolean alive(long pid) {
        return ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false);
    }

    @Test
    void a_slow_start_is_waited_for_and_a_talkative_one_never_blocks() throws IOException, InterruptedException {
        script("sleep 0.5\nhead -c 300000 /dev/zero | tr '\\0' x >&2\n" + COUNT);
        assertThat(ask("a?").get(0).answer()).contains("1");
    }

    @Test
    void a_program_in_one_java_file_answers() throws IOException, InterruptedException {
        Files.writeString(
                folder.resolve("Rag.java"),
                "class Rag { public static void main(String[] a) { var in = new java.util.Scanner(System.in);"
                        + " while (in.hasNextLine()) { in.nextLine();"
                        + " System.out.println(\"{\\\"retrieved\\\":[{\\\"id\\\":\\\"a\\\"}]}\"); } } }");
        settings.put("command", Path.of(System.getProperty("java.home"), "bin", "java") + " Rag.java");
        settings.put("timeout", "60s");
        assertThat(ask("a?", "b?"))
                .allSatisfy(
                        output -> assertThat(output.retrieved().orElseThrow()).hasSize(1));
    }

    @Test
    void a_command_that_cannot_be_started_is_told_before_the_first_question() {
        settings.put("command", "no-such-program-here");
        assertThatThrownBy(this::ask)
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("target.command", "no-such-program-here", "[python3, rag.py]");
    }

    @Test
    void no_command_is_told_with_an_example() {
        assertThatThrownBy(this::ask).isInstanceOf(InputException.class).hasMessageContaining("[python3, rag.py]");
    }
}
