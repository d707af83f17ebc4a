package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of docs/custom-metrics.md is compiled and run as it stands there. */
class CustomMetricTest {

    private static final Path DOC = Call.HOME.resolve("docs/custom-metrics.md");

    @TempDir
    private Path folder;

    private static String block(String language, int number) throws IOException {
        Matcher blocks = Pattern.compile("(?s)```" + language + "\n(.*?)```").matcher(Files.readString(DOC));
        List<String> found = blocks.results().map(block -> block.group(1)).toList();
        return found.get(number);
    }

    /** Compiles a source named my.MyMetrics into a folder with its service file. */
    private Path compiled(String source) throws IOException {
        Path java = folder.resolve("my/MyMetrics.java");
        Files.createDirectories(java.getParent());
        Files.writeString(java, source);
        Path classes = Files.createDirectories(folder.resolve("build/classes"));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        int exit = compiler.run(
                null,
                null,
                null,
                "-proc:none",
                "-d",
                classes.toString(),
                "-cp",
                System.getProperty("java.class.path"),
                java.toString());
        assertThat(exit).isZero();
        Path service = classes.resolve(block("text", 0).strip());
        Files.createDirectories(service.getParent());
        Files.writeString(service, block("text", 1));
        return classes;
    }

    private Call run(String... more) {
        List<String> arguments =
                new ArrayList<>(List.of("run", folder.toString(), "--json", "--set", "out=" + folder.resolve("kept")));
        arguments.addAll(List.of(more));
        return Call.of(arguments.toArray(String[]::new));
    }

    private void copyCases() throws IOException {
        Files.copy(Path.of(Call.example("refund")).resolve("cases.jsonl"), folder.resolve("cases.jsonl"));
    }

    @Test
    void the_example_of_the_docs_runs_and_gates() throws IOException {
        compiled(block("java", 0));
        copyCases();
        Files.writeString(folder.resolve("assay.yaml"), block("yaml", 1));

        Call call = run();

        assertThat(call.exit()).as(call.err()).isIn(0, 1);
        // Answers of 26, 38 and 30 characters.
        assertThat(call.result().at("/metrics/brief(most=30)/mean").asDouble()).isEqualTo(2.0 / 3, within(1e-6));
        Call gate = Call.of("gate", "--config", folder.toString(), "--json", "--set", "out=" + folder.resolve("kept"));
        assertThat(gate.exit()).as(gate.err()).isEqualTo(call.exit());
    }

    @Test
    void it_is_found_through_the_option_too_and_takes_its_default() throws IOException {
        Path classes = compiled(block("java", 0));
        copyCases();

        Call call = run("--classpath", classes.toString(), "--metric", "BRIEF");

        assertThat(call.exit()).as(call.err()).isZero();
        assertThat(call.result().at("/metrics/brief/mean").asDouble()).isEqualTo(1);
    }

    @Test
    void a_name_that_is_taken_or_a_source_that_throws_ends_in_one_line_with_exit_2() throws IOException {
        copyCases();
        Path classes = compiled(block("java", 0).replace("\"brief\"", "\"faithfulness\""));
        Call clash = run("--classpath", classes.toString());
        assertThat(clash.exit()).isEqualTo(2);
        assertThat(clash.err().strip())
                .contains("two metrics are called `faithfulness`")
                .doesNotContain("\n");

        compiled(block("java", 0)
                .replace("return List.of(Brief.FAMILY);", "throw new IllegalStateException(\"not today\");"));
        Call thrown = run("--classpath", classes.toString());
        assertThat(thrown.exit()).isEqualTo(2);
        assertThat(thrown.err().strip()).contains("not today").doesNotContain("\n");

        Files.writeString(classes.resolve(block("text", 0).strip()), "my.Nobody\n");
        Call missing = run("--classpath", classes.toString());
        assertThat(missing.exit()).isEqualTo(2);
        assertThat(missing.err().strip()).contains("my.Nobody").doesNotContain("\n");

        Call nowhere = run("--classpath", folder.resolve("no.jar").toString());
        assertThat(nowhere.exit()).isEqualTo(2);
        assertThat(nowhere.err().strip()).contains("no.jar").doesNotContain("\n");
    }
}
