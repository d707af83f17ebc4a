package dev.assay.dataset.document;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadersTest {

    private static final String LEAVE = "员工每年享有十五天年假。年假须提前两周申请，由部门经理批准。未休的年假可以顺延至次年三月底。\n";

    @TempDir
    Path folder;

    private Docs docs = new Docs(Path.of(""));

    @BeforeEach
    void begin() {
        docs = new Docs(folder);
    }

    @Test
    void text_loses_its_mark_and_its_carriage_returns() {
        Document read = docs.with("a.txt", "\uFEFFOne.\r\nTwo.\r\n").only();

        assertThat(read.text()).isEqualTo("One.\nTwo.\n");
        assertThat(read.id()).isEqualTo("a.txt");
    }

    @Test
    void utf_16_is_read_where_its_mark_stands() {
        byte[] little = ("\uFEFF" + LEAVE).getBytes(StandardCharsets.UTF_16LE);

        assertThat(docs.with("年假.txt", little).only().text()).isEqualTo(LEAVE);
    }

    @Test
    void another_encoding_is_refused_with_what_it_looks_like() {
        assertThat(docs.with("a.txt", LEAVE.getBytes(Charset.forName("GB18030")))
                        .refusal())
                .contains("not UTF-8", "looks like GB18030", "--encoding GB18030");
    }

    @Test
    void another_encoding_is_read_when_it_is_named() {
        Charset chinese = Charset.forName("GB18030");
        docs.with("a.txt", LEAVE.getBytes(chinese)).with("b.txt", "UTF-8 stays UTF-8: é年假");

        Documents read = Documents.read(folder, new ReadOptions(Optional.of(chinese), 1 << 20));

        assertThat(read.documents()).extracting(Document::text).containsExactly(LEAVE, "UTF-8 stays UTF-8: é年假");
    }

    @Test
    void markdown_has_headings_title_and_front_matter() {
        String source = """
                ---
                title: "Leave: rules"
                tags: [hr, leave]
                version: 3
                draft: false
                acl: [staff]
                ---
                # Rules

                ```
                # no heading
                ```

                Carry *over*
                ============

                ## The `code` and 年假 ##
                Fifteen days.
                """;
        Document read = docs.with("a.md", source).only();

        assertThat(read.title()).contains("Leave: rules");
        assertThat(read.acl()).containsExactly("staff");
        assertThat(read.metadata())
                .containsEntry("tags", "hr, leave")
                .containsEntry("version", 3)
                .containsEntry("draft", false);
        assertThat(read.text()).startsWith("# Rules").endsWith("Fifteen days.\n");
        assertThat(read.headings()).extracting(Heading::text).containsExactly("Rules", "Carry over", "The code and 年假");
        assertThat(read.headings()).extracting(Heading::level).containsExactly(1, 1, 2);
        assertThat(lines(read)).containsExactly("# Rules", "Carry *over*\n============", "## The `code` and 年假 ##");
    }

    @Test
    void a_rule_at_the_start_is_no_front_matter() {
        assertThat(docs.with("a.md", "---\nWords.\n---\nMore.\n").only().text()).startsWith("---\nWords.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"acl: [staff", "acl: {group: staff}", "acl: []", "acl:"})
    void a_document_is_left_out_where_its_front_matter_does_not_say_who_may_see_it(String front) {
        Documents read = docs.with("a.md", "---\n" + front + "\n---\nSecret.\n").read();

        assertThat(read.documents()).isEmpty();
        assertThat(read.unread())
                .singleElement()
                .satisfies(fault -> assertThat(fault.text()).contains("a.md", "front matter", "acl"));
    }

    @Test
    void html_keeps_what_a_reader_reads() {
        String page = """
                <!doctype html><html><head><title> 假期 &amp; leave </title><style>p{}</style></head><body>
                <header>Site</header><nav><ul><li>Home</li></ul></nav>
                <main><header><h1>Annual
                  leave</h1></header>
                <p>Staff have <b>15</b>&nbsp;days. 员工每年
                   享有年假。</p>
                <ul><li>Ask <i>early</i><li>Wait</ul><ol><li>One</li><li>Two</li></ol>
                <table><tr><th>Grade</th><th>Days</th></tr><tr><td>A</td><td><p>15</p></td></tr></table>
                <pre>a
                  b</pre><script>alert(1)</script>
                <h2>Sick leave</h2>Line<br>break<aside>Ad</aside></main><footer>©</footer></body></html>
                """;
        Document read = docs.with("a.html", page).only();

        assertThat(read.title()).contains("假期 & leave");
        assertThat(read.text()).isEqualTo("""
                        Annual leave

                        Staff have 15 days. 员工每年享有年假。

                        - Ask early
                        - Wait

                        1. One
                        2. Two

                        Grade | Days
                        A | 15

                        a
                          b

                        Sick leave

                        Line
                        break""".replace("15 days", "15\u00a0days"));
        assertThat(lines(read)).containsExactly("Annual leave", "Sick leave");
    }

    @Test
    void html_may_declare_its_encoding_and_stand_in_a_file_of_text() {
        String page = "<html><head><meta charset=\"gb2312\"><title>年假</title></head><body>" + LEAVE + "</body></html>";

        Document read =
                docs.with("a.txt", page.getBytes(Charset.forName("GB18030"))).only();

        assertThat(read.text()).isEqualTo(LEAVE.strip());
    }

    @Test
    void json_lines_are_documents_and_wrong_ones_are_told_by_line() {
        Documents read = docs.with("a.jsonl", """
                        {"id":"p1","document":"d","title":"T","text":"年假十五天。","metadata":{"n":1},"acl":["hr"]}
                        {"_id":"b1","text":"From BEIR."}

                        {"id":"p3"}
                        not json
                        {"id":"p1","text":"again"}
                        {"id":"p4","text":"  "}
                        """).read();

        assertThat(read.documents()).extracting(Document::id).containsExactly("p1", "b1");
        assertThat(read.documents().get(0).acl()).containsExactly("hr");
        assertThat(read.documents().get(0).metadata()).containsEntry("n", 1L).containsEntry("document", "d");
        assertThat(read.unread()).extracting(Fault::line).containsExactlyInAnyOrder(4, 5, 6, 7);
    }

    @Test
    void files_that_hold_no_documents_are_listed_and_hidden_ones_passed_over() {
        docs.with("a.txt", "Read.")
                .with("b/empty.txt", "")
                .with("b/blank.md", " \n\n")
                .with("binary.txt", new byte[] {'a', 0, 1, 2})
                .with("image.md", new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10})
                .with("word.docx", "PK\u0003\u0004")
                .with("logo.png", new byte[] {1})
                .with("LICENSE", "words")
                .with(".hidden.txt", "no")
                .with(".git/a.txt", "no");

        Documents read = docs.read();

        assertThat(read.documents()).extracting(Document::id).containsExactly("a.txt");
        assertThat(read.unread().stream().map(fault -> folder.relativize(Path.of(fault.file())) + " " + fault.found()))
                .containsExactlyInAnyOrder(
                        "b/empty.txt an empty file",
                        "b/blank.md no words",
                        "binary.txt binary data",
                        "image.md binary data (a packed file, Office or image)",
                        "word.docx an Office file (.docx)",
                        "logo.png the ending .png",
                        "LICENSE a file whose name has no ending");
    }

    @Test
    void a_file_too_large_is_listed_and_a_missing_folder_ends_the_work() {
        docs.with("a.txt", "0123456789");

        assertThat(Documents.read(folder, new ReadOptions(Optional.empty(), 9)).unread())
                .extracting(Fault::found)
                .containsExactly("a file of 10 bytes");
        assertThatThrownBy(() -> Documents.read(folder.resolve("none"), ReadOptions.DEFAULT))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("no such file");
    }

    @Test
    void a_single_file_is_named_by_its_name() {
        docs.with("sub/a.txt", "Words.");

        assertThat(Documents.read(folder.resolve("sub/a.txt"), ReadOptions.DEFAULT)
                        .documents())
                .extracting(Document::id)
                .containsExactly("a.txt");
    }

    private static List<String> lines(Document read) {
        return read.headings().stream()
                .map(heading -> read.text()
                        .substring(heading.place().start(), heading.place().end()))
                .toList();
    }
}
