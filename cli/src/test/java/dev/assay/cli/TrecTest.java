package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code assay trec} as a process of its own: its bytes and statuses are what scripts around trec_eval rely on. */
class TrecTest {

    @TempDir
    private Path folder;

    @BeforeEach
    void files() throws IOException {
        Files.writeString(folder.resolve("qrels"), "1 0 a 1\n1 0 b 0\n2 0 a 1\n");
        Files.writeString(folder.resolve("run"), "1 Q0 b 1 2 r\n1 Q0 a 2 1 r\n2 Q0 a 1 1 r\n");
    }

    private Call process(List<String> jvm, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(jvm);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Main.class.getName()));
        command.addAll(List.of(arguments));
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        return new Call(
                process.waitFor(),
                Files.readString(out, StandardCharsets.ISO_8859_1),
                Files.readString(err, StandardCharsets.UTF_8));
    }

    @Test
    void output_and_status_are_those_of_trec_eval() throws IOException, InterruptedException {
        Call good = process(List.of(), "trec", "-q", "-m", "recip_rank", "qrels", "run");

        assertThat(good.exit()).isZero();
        assertThat(good.err()).isEmpty();
        assertThat(good.out().lines())
                .containsExactly(
                        "recip_rank            \t1\t0.5000",
                        "recip_rank            \t2\t1.0000",
                        "recip_rank            \tall\t0.7500");
        assertThat(process(List.of(), "trec", "qrels", "none").exit()).isEqualTo(2);
        assertThat(process(List.of(), "trec", "-m", "mapp", "qrels", "run").exit())
                .isEqualTo(1);
    }

    @Test
    void ids_that_are_no_text_come_out_as_they_went_in() throws IOException, InterruptedException {
        byte[] qrels = "\u00ff\u00c3 0 a 1\n".getBytes(StandardCharsets.ISO_8859_1);
        byte[] run = "\u00ff\u00c3 Q0 a 1 1 r\n".getBytes(StandardCharsets.ISO_8859_1);
        Files.write(folder.resolve("qrels"), qrels);
        Files.write(folder.resolve("run"), run);

        assertThat(process(List.of(), "trec", "-q", "-n", "-m", "map", "qrels", "run")
                        .out())
                .isEqualTo("map                   \t\u00ff\u00c3\t1.0000\n");
    }

    @Test
    void the_drop_in_loads_neither_picocli_nor_jackson() throws IOException, InterruptedException {
        Call call = process(List.of("-Xlog:class+load:stdout"), "trec", "qrels", "run");

        assertThat(call.exit()).isZero();
        assertThat(call.out())
                .contains("dev.assay.engine.trec.TrecEval")
                .doesNotContain("picocli", "com.fasterxml", "dev.assay.engine.trec.beyond");
    }

    @Test
    void help_lists_the_command_and_its_own_help_lists_our_options_too() throws IOException, InterruptedException {
        assertThat(Call.of("--help").out()).containsPattern("trec +Evaluate runs");
        assertThat(Call.of("help", "trec").out()).contains("assay trec --help", "Example:");
        Call help = process(List.of(), "trec", "--help");
        assertThat(help.exit()).isZero();
        assertThat(help.out())
                .contains("-q, --query_eval_wanted", "--json", "--confidence", "--compare", "--per-topic");
    }

    @Test
    void json_is_the_envelope_of_every_command() throws IOException, InterruptedException {
        Call call = process(List.of(), "trec", "--json", "-m", "RR", "qrels", "run");

        assertThat(call.exit()).isZero();
        assertThat(call.json().path("schema").asInt()).isEqualTo(1);
        assertThat(call.json().path("command").asText()).isEqualTo("trec");
        assertThat(call.result().at("/runs/0/metrics/recip_rank/mean").asDouble())
                .isEqualTo(0.75);
    }
}
