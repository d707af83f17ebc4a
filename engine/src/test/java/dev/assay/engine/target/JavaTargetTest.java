package dev.assay.engine.target;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.data.Case;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Output;
import dev.assay.core.target.RagSystem;
import dev.assay.engine.codec.OutputLine;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Classes compiled on the spot that answer, throw, or cannot be used at all. */
class JavaTargetTest {

    @TempDir
    private Path folder;

    private final Map<String, String> settings = new LinkedHashMap<>(Map.of("class", "my.Rag", "classpath", "classes"));

    private void compile(String body) throws IOException, URISyntaxException {
        Path source = Files.createDirectories(folder.resolve("my")).resolve("Rag.java");
        Files.writeString(
                source,
                "package my; import dev.assay.core.data.*; import dev.assay.core.target.*; import java.util.*; "
                        + body);
        Path core = Path.of(RagSystem.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        String[] options = {
            "-proc:none",
            "-cp",
            core.toString(),
            "-d",
            Files.createDirectories(folder.resolve("classes")).toString(),
            source.toString()
        };
        assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, options))
                .isZero();
    }

    private void answers(String body) throws IOException, URISyntaxException {
        compile("public class Rag implements RagSystem { public Output answer(Case c) throws Exception { " + body
                + " } }");
    }

    private Output ask() throws InterruptedException {
        try (Target target = Targets.open("java", settings, folder, Map.of(), OutputLine::read)) {
            return target.ask(Case.of("q1", "good?", new Judgments(List.of())));
        }
    }

    @Test
    void a_class_answers() throws Exception {
        answers("return Output.of(List.of(), Optional.of(c.question()));");
        Output output = ask();
        assertThat(output.answer()).contains("good?");
        assertThat(output.retrieved()).contains(List.of());
        assertThat(output.latencyMs().orElseThrow()).isPositive();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "throw new java.io.IOException(\"no index\"); | my.Rag threw java.io.IOException: no index",
                "return null;                                 | my.Rag gave null instead of an output",
                "throw new StackOverflowError();              | the target failed: java.lang.StackOverflowError",
                "Thread.sleep(60000); return null;            | no answer within 300 ms",
            })
    void a_class_that_fails_is_an_error_of_the_case(String does, String said) throws Exception {
        settings.put("timeout", "300ms");
        answers(does);
        assertThat(ask().error().orElseThrow()).startsWith(said);
    }

    @Test
    void a_class_is_closed_after_the_run() throws Exception {
        compile("public class Rag implements RagSystem, AutoCloseable {"
                + " public Output answer(Case c) { return Output.NOTHING; }"
                + " public void close() throws Exception { java.nio.file.Files.createFile(java.nio.file.Path.of(\""
                + folder.resolve("closed") + "\")); } }");
        assertThat(ask().error()).isEmpty();
        assertThat(folder.resolve("closed")).exists();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "public class Rag {}                                     | does not implement RagSystem",
                "public class Other {}                                   | is not on the class path",
                "public class Rag implements RagSystem { Rag() {} A }    | nobody can make an object of",
                "public class Rag implements RagSystem { public Rag(int i) {} A } | nobody can make an object of",
                "public abstract class Rag implements RagSystem {}       | nobody can make an object of",
                "class Rag implements RagSystem { public Rag() {} A }    | nobody can make an object of",
                "public class Rag implements RagSystem { public Rag() { throw new RuntimeException(\"no index\"); } A }"
                        + " | whose constructor failed: java.lang.RuntimeException: no index",
                "public class Rag implements RagSystem { static int i = 1 / 0; A } | cannot be loaded: java.lang.Arithm",
            })
    void a_class_that_cannot_be_used_is_told_before_the_first_question(String text, String said) throws Exception {
        compile(text.replace(" A }", " public Output answer(Case c) { return Output.NOTHING; } }")
                .replace("public class Other", "class Other"));
        assertThatThrownBy(this::ask)
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("target.class: found `my.Rag`", said);
    }

    @Test
    void a_place_that_is_not_there_is_told() {
        assertThatThrownBy(this::ask)
                .isInstanceOf(InputException.class)
                .hasMessageContainingAll("target.classpath", "which is not there");
    }
}
