package dev.assay.engine.trec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Standard output and exit status of trec_eval 10, byte for byte. */
class GoldenTest {

    static Stream<Golden> all() {
        return Golden.all();
    }

    static Stream<Golden> successful() {
        return Golden.successful();
    }

    @Test
    void the_golden_commands_are_all_there() {
        assertThat(Golden.all()).hasSize(150);
    }

    @ParameterizedTest
    @MethodSource("all")
    void prints_the_same_bytes_with_the_same_status(Golden golden) {
        Ran ran = Ran.trec(golden.command());

        assertThat(ran.out()).as(ran.err()).isEqualTo(golden.expected());
        assertThat(ran.status()).as(ran.err()).isEqualTo(golden.status());
    }

    @ParameterizedTest
    @MethodSource("successful")
    void standard_input_is_as_good_as_a_file(Golden golden) throws IOException {
        Ran ran = Ran.trec(Files.readAllBytes(golden.run().orElseThrow()), golden.with("-"));

        assertThat(ran.out()).isEqualTo(golden.expected());
    }

    @ParameterizedTest
    @MethodSource("successful")
    void a_packed_run_is_as_good_as_a_plain_one(Golden golden, @TempDir Path folder) throws IOException {
        Path packed = folder.resolve("run.gz");
        Files.write(packed, packed(Files.readAllBytes(golden.run().orElseThrow())));

        assertThat(Ran.trec(golden.with(packed.toString())).out()).isEqualTo(golden.expected());
    }

    @ParameterizedTest
    @MethodSource("successful")
    void the_order_of_the_lines_does_not_matter(Golden golden, @TempDir Path folder) throws IOException {
        List<String> lines =
                new ArrayList<>(Files.readAllLines(golden.run().orElseThrow(), StandardCharsets.ISO_8859_1));
        String last = lines.stream()
                .filter(line -> !line.isBlank() && !line.strip().startsWith("#"))
                .reduce((first, second) -> second)
                .orElseThrow();
        lines.remove(lines.lastIndexOf(last));
        Collections.shuffle(lines, new Random(20261202));
        lines.add(last); // it names the run
        Path shuffled = folder.resolve("shuffled.run");
        Files.write(shuffled, lines, StandardCharsets.ISO_8859_1);

        assertThat(Ran.trec(golden.with(shuffled.toString())).out()).isEqualTo(golden.expected());
    }

    private static byte[] packed(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }
}
