package dev.assay.engine.codec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatasetFuzzTest {

    private static final int ROUNDS = 3000;
    private static final String[] PIECES = {
        "{",
        "}",
        "[",
        "]",
        "\"",
        ",",
        ":",
        "null",
        "true",
        "1e999",
        "1e-9999",
        "-",
        "\\u",
        "\\ud800",
        "\n",
        "\r",
        "\t",
        "\"id\"",
        "\"relevant\"",
        "[]",
        "{}",
        "0",
        "9999999999",
        "退",
        "\u0000",
        "\uFEFF",
        "\"stages\": ",
        "NaN"
    };

    @TempDir
    Path folder;

    @Test
    void damaged_lines_end_in_an_input_exception_and_nothing_else() throws IOException {
        Random random = new Random(20260101);
        byte[] cases = resource("reply_cases.jsonl");
        byte[] spans = resource("xquad_zh_cases.jsonl");
        int refused = 0;
        for (int round = 0; round < ROUNDS; round++) {
            byte[] text = damaged(round % 2 == 0 ? cases : spans, random);
            Files.write(folder.resolve("cases.jsonl"), text);
            try {
                new DatasetReader(DatasetFiles.find(folder)).forEach(line -> {
                    assertThat(line.source().id()).isNotBlank();
                    CaseJson.line(line.source(), line.output());
                });
            } catch (InputException wrong) {
                refused++;
                assertThat(wrong.getMessage()).contains(": found ", "; allowed: ");
                assertThat(wrong.getMessage().lines().count()).isLessThanOrEqualTo(21);
                assertThat(wrong.getMessage().length()).isLessThan(20_000);
            }
        }
        assertThat(refused).isBetween(ROUNDS / 2, ROUNDS - 1);
    }

    private static byte[] damaged(byte[] original, Random random) {
        byte[] text = original;
        for (int i = random.nextInt(3); i >= 0; i--) {
            int at = random.nextInt(text.length);
            text = switch (random.nextInt(4)) {
                case 0 -> joined(text, at, new byte[] {(byte) random.nextInt(256)}, Math.min(at + 1, text.length));
                case 1 -> joined(text, at, new byte[0], Math.min(text.length, at + random.nextInt(30)));
                case 2 -> joined(text, at, Arrays.copyOfRange(original, 0, random.nextInt(200)), at);
                default -> joined(text, at, PIECES[random.nextInt(PIECES.length)].getBytes(StandardCharsets.UTF_8), at);
            };
        }
        return text;
    }

    private static byte[] joined(byte[] text, int at, byte[] piece, int from) {
        byte[] joined = Arrays.copyOf(text, at + piece.length + text.length - from);
        System.arraycopy(piece, 0, joined, at, piece.length);
        System.arraycopy(text, from, joined, at + piece.length, text.length - from);
        return joined;
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(DatasetFuzzTest.class.getResourceAsStream(name))) {
            return in.readAllBytes();
        }
    }
}
