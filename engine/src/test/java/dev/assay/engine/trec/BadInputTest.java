package dev.assay.engine.trec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong is told with file and line, and never becomes a number. */
class BadInputTest {

    private static final String QRELS = "1 0 a 1\n1 0 b 0\n";
    private static final String RUN = "1 Q0 a 1 2.5 r\n1 Q0 b 2 1.5 r\n";

    @TempDir
    Path folder;

    private Ran trec(String qrels, String run, String... options) throws IOException {
        Files.writeString(folder.resolve("the.qrels"), qrels);
        Files.writeString(folder.resolve("the.run"), run);
        return files("the.qrels", "the.run", options);
    }

    private Ran files(String qrels, String run, String... options) {
        String[] arguments = java.util.Arrays.copyOf(options, options.length + 2);
        arguments[options.length] = folder.resolve(qrels).toString();
        arguments[options.length + 1] = folder.resolve(run).toString();
        return Ran.trec(arguments);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = true, textBlock = """
            five fields      | 1 Q0 a 1 2.5 r~1 Q0 b 2 1.5~       | the.run:2: malformed line: 5 fields found, six needed
            one field        | # note~~1 Q0 a 1 2.5 r~x~          | the.run:4: malformed line: 1 field found, six needed
            NaN              | 1 Q0 a 1 2.5 r~1 Q0 b 2 nan r~     | the.run:2: score 'nan' has no place in a ranking
            minus NaN        | 1 Q0 a 1 -NaN r~                   | the.run:1: score '-NaN' has no place in a ranking
            only comments    | # nothing~~                        | it has no retrieved documents
            no last line end | 1 Q0 a 1 2.5 r~1 Q0 b              | the.run:2: malformed line: 3 fields found, six needed
            """)
    void a_bad_run_is_refused(String name, String run, String message) throws IOException {
        Ran ran = trec(QRELS, run.replace('~', '\n'), "-q");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains(message).hasLineCount(1);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = true, textBlock = """
            three fields   | 1 0 a 1~1 0 b~          | the.qrels:2: malformed line: 3 fields found, four needed
            five fields    | 1 0 a 1 x~              | the.qrels:1: malformed line: 5 fields found, four needed
            blank line     | 1 0 a 1~~1 0 b 1~       | the.qrels:2: malformed line: 0 fields found, four needed
            two comments   | # one~# two~1 0 a 1~    | the.qrels:2: malformed line: 2 fields found, four needed
            huge grade     | 1 0 a 99999999~         | the.qrels:1: grade 99999999 is too large
            only a comment | # nothing~              | it has no judgements
            """)
    void bad_judgements_are_refused(String name, String qrels, String message) throws IOException {
        Ran ran = trec(qrels.replace('~', '\n'), RUN);

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).contains(message).hasLineCount(1);
    }

    @Test
    void a_missing_file_an_empty_one_and_a_folder_are_named() throws IOException {
        Files.writeString(folder.resolve("good.qrels"), QRELS);
        Files.writeString(folder.resolve("empty"), "");

        assertThat(files("good.qrels", "none").err()).contains("none': there is no such file");
        assertThat(files("none", "empty").err()).contains("none': there is no such file");
        assertThat(files("good.qrels", "empty").err()).contains("empty': it has no retrieved documents");
        assertThat(files("empty", "none").status()).isEqualTo(2);
        assertThat(files("good.qrels", ".").err()).contains("it is a directory");
        assertThat(Ran.trec(folder.resolve("good.qrels").toString(), "-").err())
                .contains("standard input': it has no retrieved documents");
    }

    @Test
    void a_document_retrieved_twice_stops_after_the_topics_before() throws IOException {
        Ran ran = trec(
                "1 0 a 1\n2 0 a 1\n", "2 Q0 a 1 3 r\n2 Q0 x 2 2 r\n2 Q0 a 3 1 r\n1 Q0 a 1 1 r\n", "-q", "-m", "map");

        assertThat(ran.status()).isEqualTo(4);
        assertThat(ran.out()).isEqualTo("map                   \t1\t1.0000\n");
        assertThat(ran.err()).contains("topic '2': document 'a' is retrieved twice");
    }

    @ParameterizedTest
    @CsvSource({"x", "a"})
    void a_document_judged_twice_stops_whether_retrieved_or_not(String document) throws IOException {
        Ran ran = trec("1 0 d 1\n1 0 d 0\n".replace("d", document), RUN);

        assertThat(ran.status()).isEqualTo(4);
        assertThat(ran.err()).contains("document '" + document + "' is judged twice");
    }

    @Test
    void no_common_topic_has_a_status_of_its_own() throws IOException {
        assertThat(trec(QRELS, RUN.replace("1 Q0", "7 Q0")).status()).isEqualTo(7);
    }

    @Test
    void a_first_topic_with_only_negative_grades_cannot_be_computed() throws IOException {
        Ran ran = trec("1 0 a -1\n", RUN);

        assertThat(ran.status()).isEqualTo(4);
        assertThat(ran.err()).contains("topic '1': all its grades are negative");
    }

    @Test
    void numbers_that_are_none_count_as_0_with_a_warning() throws IOException {
        Ran ran = trec("1 0 a x\n1 0 b 1\n", "1 Q0 a 1 abc r\n1 Q0 b 2 -1 r\n", "-m", "recip_rank");

        assertThat(ran.status()).isZero();
        assertThat(ran.out()).isEqualTo("recip_rank            \tall\t0.5000\n");
        assertThat(ran.err())
                .contains("the.qrels:1: a grade that is no whole number counts as 0")
                .contains("the.run:1: a score that is no number counts as 0");
    }

    @Test
    void a_line_of_a_megabyte_is_read() throws IOException {
        String document = "d".repeat(1 << 20);
        Ran ran = trec("1 0 " + document + " 1\n", "1 Q0 x 1 2 r\n1 Q0 " + document + " 2 1 r\n", "-m", "recip_rank");

        assertThat(ran.out()).isEqualTo("recip_rank            \tall\t0.5000\n");
    }

    @Test
    void line_ends_of_windows_tabs_and_many_blanks_are_read() throws IOException {
        Ran ran =
                trec("1\t0  a\t1\r\n", "\t1  Q0 \t x 1 2 r \r\n\r\n 1 Q0   a\t2  1 r and more\r\n", "-m", "recip_rank");

        assertThat(ran.out()).isEqualTo("recip_rank            \tall\t0.5000\n");
    }

    @Test
    void ids_are_bytes_so_any_script_and_even_broken_text_goes() throws IOException {
        byte[] id = {'1', ' ', (byte) 0xff, (byte) 0xc3};
        Files.write(folder.resolve("b.qrels"), bytes(new byte[] {'1', ' '}, id, " 1\n"));
        Files.write(folder.resolve("b.run"), bytes(new byte[] {'1', ' '}, id, " 1 2 r\n"));
        assertThat(files("b.qrels", "b.run", "-m", "map").out()).isEqualTo("map                   \tall\t1.0000\n");

        Ran ran = trec("主题 0 文档 1\n", "主题 Q0 文档 1 2 名\n", "-q", "-m", "map", "-m", "runid");
        assertThat(ran.out()).contains("map                   \t主题\t1.0000\n").contains("\tall\t名\n");
    }

    private static byte[] bytes(byte[] head, byte[] id, String tail) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(head);
        out.write(id);
        out.write(tail.getBytes(StandardCharsets.UTF_8));
        return out.toByteArray();
    }

    @Test
    void a_packed_file_that_is_cut_off_is_refused() throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            for (int i = 0; i < 20_000; i++) {
                out.write(("1 Q0 d" + i * 7919 + " 1 " + -i + " r\n").getBytes(StandardCharsets.UTF_8));
            }
        }
        byte[] whole = packed.toByteArray();
        Files.writeString(folder.resolve("good.qrels"), QRELS);
        Files.write(folder.resolve("cut.run.gz"), java.util.Arrays.copyOf(whole, whole.length / 2));

        Ran ran = files("good.qrels", "cut.run.gz");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("cut.run.gz': the gzip data end early");
    }

    @Test
    void a_measure_that_cannot_be_computed_is_named_not_skipped() throws IOException {
        assertThat(trec(QRELS, RUN, "-m", "prefs_simp").err()).contains("cannot compute measure 'prefs_simp'");
        assertThat(trec(QRELS, RUN, "-m", "map", "-m", "map_avgjg").status()).isEqualTo(4);
        assertThat(trec(QRELS, RUN, "-m", "ndcgcut.5").err())
                .contains("illegal measure 'ndcgcut.5'")
                .contains("did you mean `ndcg_cut`");
    }
}
