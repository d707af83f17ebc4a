package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.target.RagSystem;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run that asks the system itself as a program, and as a class. */
class OwnTargetRunTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void cases() throws IOException {
        Files.writeString(folder.resolve("cases.jsonl"), """
                {"id":"q1","question":"good?","relevant":["a"]}
                {"id":"q2","question":"bad?","relevant":["a"]}
                """);
    }

    private Call run(String target) throws IOException {
        Files.writeString(folder.resolve("assay.yaml"), "mode: retrieval\ntarget:\n" + target);
        return Call.of(
                "run", folder.toString(), "--out", folder.resolve("store").toString(), "--json");
    }

    private void oneIsScoredAndOneFailed(Call call, String error) throws IOException {
        assertThat(call.exit()).as(call.err()).isZero();
        assertThat(call.result().at("/metrics/recall@3/n").asInt()).isEqualTo(1);
        assertThat(call.result().at("/metrics/recall@3/failed").asInt()).isEqualTo(1);
        assertThat(call.result().at("/metrics/recall@3/mean").asDouble()).isEqualTo(1);
        try (Stream<Path> runs = Files.list(folder.resolve("store/runs"))) {
            assertThat(runs.map(run -> run.resolve("cases.jsonl")))
                    .singleElement(InstanceOfAssertFactories.PATH)
                    .content()
                    .contains("\"answer\":\"yes\"", error);
        }
    }

    @Test
    void a_program_is_asked() throws IOException {
        Files.writeString(folder.resolve("rag.sh"), """
                while read -r line; do
                  case "$line" in *bad*) exit 3;; esac
                  echo '{"answer":"yes","retrieved":["a"]}'
                done
                """);
        oneIsScoredAndOneFailed(run("  use: command\n  command: [sh, rag.sh]\n"), "exit status 3 and gave no answer");
    }

    @Test
    void a_class_is_asked() throws IOException, URISyntaxException {
        Path source = Files.writeString(
                folder.resolve("Rag.java"),
                "import dev.assay.core.data.*; import java.util.*;"
                        + " public class Rag implements dev.assay.core.target.RagSystem {"
                        + " public Output answer(Case c) { if (c.id().equals(\"q2\")) throw new RuntimeException(\"no\");"
                        + " return Output.of(List.of(new Retrieved(\"a\", Optional.empty(), Optional.empty(),"
                        + " Optional.empty(), OptionalDouble.empty(), Map.of())), Optional.of(\"yes\")); } }");
        Path core = Path.of(RagSystem.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        String[] options = {"-proc:none", "-cp", core.toString(), "-d", folder.toString(), source.toString()};
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, options))
                .isZero();
        oneIsScoredAndOneFailed(
                run("  use: java\n  class: Rag\n  classpath: [.]\n"), "Rag threw java.lang.RuntimeException: no");
    }

    @Test
    void a_class_that_is_not_there_is_an_error_of_the_settings() throws IOException {
        Call call = run("  use: java\n  class: com.example.MyRag\n");
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.out() + call.err())
                .contains("target.class", "com.example.MyRag", "target.classpath says where");
    }

    @Test
    void a_program_that_is_not_there_is_an_error_of_the_settings() throws IOException {
        Call call = run("  use: command\n  command: [no-such-program-here]\n");
        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.out() + call.err()).contains("target.command", "no-such-program-here");
    }
}
