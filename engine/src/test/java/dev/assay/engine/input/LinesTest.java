package dev.assay.engine.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LinesTest {

    @TempDir
    Path folder;

    private final Faults faults = new Faults();

    private List<String> read(byte[] content) throws IOException {
        Path file = Files.write(folder.resolve("f.jsonl"), content);
        List<String> lines = new ArrayList<>();
        Lines.read(file, new Source("f.jsonl", faults), line -> {
            byte[] same = Arrays.copyOfRange(content, (int) line.offset(), (int) line.offset() + line.length());
            assertThat(line.text()).isEqualTo(new String(same, StandardCharsets.UTF_8));
            lines.add(line.number() + ":" + line.text());
        });
        return lines;
    }

    private List<String> read(String content) throws IOException {
        return read(content.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void byte_order_mark_crlf_and_blank_lines_are_fine() throws IOException {
        assertThat(read("\uFEFF{a}\r\n\r\n  \t\n退款\n{b}")).containsExactly("1:{a}", "4:退款", "5:{b}");
        assertThat(faults.count()).isZero();
    }

    @Test
    void an_empty_file_has_no_line() throws IOException {
        assertThat(read("")).isEmpty();
        assertThat(read("\uFEFF")).isEmpty();
        assertThat(faults.count()).isZero();
    }

    @Test
    void lines_that_cross_blocks_stay_whole() throws IOException {
        StringBuilder content = new StringBuilder();
        for (int i = 0; i < 300; i++) {
            content.append("字".repeat(i * 7)).append(i).append('\n');
        }
        assertThat(read(content.toString())).hasSize(300).contains("300:" + "字".repeat(299 * 7) + "299");
    }

    @Test
    void a_line_of_200_million_bytes_is_a_fault_and_the_next_is_read_without_filling_memory() throws IOException {
        Path file = folder.resolve("long.jsonl");
        byte[] piece = new byte[1_000_000];
        Arrays.fill(piece, (byte) 'x');
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            out.write("{a}\n".getBytes(StandardCharsets.UTF_8));
            for (int i = 0; i < 200; i++) {
                out.write(piece);
            }
            out.write("\n{b}\n".getBytes(StandardCharsets.UTF_8));
        }
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        List<String> lines = new ArrayList<>();
        long before = threads.getCurrentThreadAllocatedBytes();
        Lines.read(file, new Source("long.jsonl", faults), line -> lines.add(line.number() + ":" + line.text()));
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(100L << 20);
        assertThat(lines).containsExactly("1:{a}", "3:{b}");
        assertThat(faults.text())
                .isEqualTo("long.jsonl:2: found a line of 200,000,000 bytes; allowed: 16,777,216 bytes a line;"
                        + " write one JSON object a line");
    }

    @Test
    void a_line_at_the_limit_is_read_and_one_byte_more_is_not() throws IOException {
        assertThat(read("x".repeat(Lines.LIMIT) + "\ny\n").size()).isEqualTo(2);
        assertThat(faults.count()).isZero();
        assertThat(read("x".repeat(Lines.LIMIT + 1) + "\ny\n").get(0)).isEqualTo("2:y");
        assertThat(read("x".repeat(Lines.LIMIT + 1)).size()).isZero();
        assertThat(faults.count()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "6180, 2, 0x80", // a tail without a head
        "61E9, 2, 0xE9", // Latin-1 é at the end of the line
        "C0AF, 1, 0xC0", // overlong
        "E08080, 1, 0xE0", // overlong
        "EDA080, 1, 0xED", // a surrogate
        "F4908080, 1, 0xF4", // beyond U+10FFFF
        "6100, 2, 0x00", // a zero byte
    })
    void bytes_that_are_not_utf8_are_told_with_line_and_byte(String bad, int column, String found) throws IOException {
        byte[] bytes = HexFormat.of().parseHex("7b7d0a" + bad + "0a7b7d");
        assertThat(read(bytes)).containsExactly("1:{}", "3:{}");
        assertThat(faults.text())
                .isEqualTo("f.jsonl:2:" + column + ": found the byte " + found
                        + "; allowed: UTF-8; save the file as UTF-8");
    }

    @Test
    void well_formed_utf8_of_every_length_passes() throws IOException {
        assertThat(read("aé退😀\uFFFD\u07FF\u0800")).containsExactly("1:aé退😀\uFFFD\u07FF\u0800");
        assertThat(faults.count()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"UTF-16", "UTF-16LE", "UTF-16BE"})
    void a_file_in_utf16_is_one_fault_that_says_so(String charset) throws IOException {
        String content = "{\"id\": \"a\", \"question\": \"How long?\"}\n".repeat(50);
        assertThat(read(content.getBytes(Charset.forName(charset)))).isEmpty();
        assertThat(faults.text())
                .isEqualTo(
                        "f.jsonl:1:1: found text in UTF-16; allowed: UTF-8; convert it:" + " iconv -f UTF-16 -t UTF-8");
    }

    @Test
    void a_file_in_gbk_is_one_fault_that_says_so() throws IOException {
        String content = "{\"id\": \"a\", \"question\": \"退款多久到账？\"}\n".repeat(50);
        assertThat(read(content.getBytes(Charset.forName("GBK")))).isEmpty();
        assertThat(faults.count()).isEqualTo(1);
        assertThat(faults.text())
                .startsWith("f.jsonl:1:26: found the byte 0xCD")
                .contains("looks like GBK");
    }

    @Test
    void a_file_that_is_not_there_is_told() {
        assertThatThrownBy(() -> Lines.read(folder.resolve("no"), new Source("no", faults), line -> {}))
                .isInstanceOf(InputException.class)
                .hasMessage("no: found no such file; allowed: a file that exists; check the path");
        assertThatThrownBy(() -> Lines.read(folder, new Source("dir", faults), line -> {}))
                .isInstanceOf(InputException.class)
                .hasMessage("dir: found a folder; allowed: a file");
    }
}
