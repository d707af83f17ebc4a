package dev.assay.dataset.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SheetTest {

    @TempDir
    Path folder;

    @TempDir
    Path elsewhere;

    private Desk desk;
    private Path sheet = Path.of("");

    @BeforeEach
    void desk() throws IOException {
        desk = new Desk(folder);
        sheet = elsewhere.resolve("reviews.csv");
        SheetExport.write(desk.request("anna", false), sheet);
    }

    @Test
    void an_export_that_nobody_edited_changes_nothing() throws IOException {
        byte[] bytes = Files.readAllBytes(sheet);
        String before = Files.readString(folder.resolve("cases.jsonl"));

        ReviewOutcome outcome = taken();

        assertThat(bytes).startsWith(0xEF, 0xBB, 0xBF);
        assertThat(Files.readString(sheet)).contains("运费谁付？", "Terms: Fourteen days.", "'=Berlin");
        assertThat(outcome.done()).isEmpty();
        assertThat(outcome.exit()).isZero();
        assertThat(folder.resolve("cases.jsonl")).hasContent(before);
    }

    @Test
    void decisions_notes_and_edits_come_back_also_with_semicolons() throws IOException {
        List<SheetFile.Row> rows = SheetFile.read(sheet);
        write(
                "case;question;status;note;hash",
                "a;How long?;approved;好;" + rows.get(0).cells().get("hash"),
                "b;谁付？;Rejected;;" + rows.get(1).cells().get("hash"),
                "c;\"Where; to?\";;;" + rows.get(2).cells().get("hash"));

        ReviewOutcome outcome = taken();

        assertThat(outcome.refused()).isEmpty();
        assertThat(desk.status("a")).isEqualTo("approved 好");
        assertThat(desk.status("b")).isEqualTo("rejected");
        assertThat(desk.entry("b").source().question()).isEqualTo("谁付？");
        assertThat(desk.entry("c").source().question()).isEqualTo("Where; to?");
        assertThat(desk.log())
                .extracting(line -> line.action().word() + " " + line.id())
                .containsExactly("approve a", "edit b", "reject b", "edit c");
    }

    @Test
    void rows_that_cannot_be_taken_are_told_and_the_others_are_taken() throws IOException {
        List<SheetFile.Row> rows = SheetFile.read(sheet);
        desk.review("ben", "e question=Since when?", "q");
        write(
                "case,status,note,hash",
                "a,approved,," + rows.get(0).cells().get("hash"),
                "b,approved,," + rows.get(1).cells().get("hash"),
                "c,aproved,," + rows.get(2).cells().get("hash"),
                "d,approved,,x",
                "b,rejected,," + rows.get(1).cells().get("hash"),
                "c,approved");

        ReviewOutcome outcome = taken();

        assertThat(outcome.exit()).isEqualTo(2);
        assertThat(desk.status("b")).isEqualTo("approved");
        assertThat(outcome.refused())
                .extracting(fault -> fault.line() + " " + fault.found())
                .containsExactly(
                        "2 case `a`: a case that was changed since it was exported",
                        "4 case `c`: the status `aproved`",
                        "5 case `d`: a case that the dataset does not have",
                        "6 case `b`: the case again",
                        "7 case `c`: a row with 2 cells fewer than the head");
    }

    @Test
    void an_edit_that_makes_a_case_wrong_is_refused_with_its_row() throws IOException {
        List<SheetFile.Row> rows = SheetFile.read(sheet);
        write("case,question,relevant,hash", "a,,[]," + rows.get(0).cells().get("hash"));

        assertThat(taken().refused()).hasSize(1);
        assertThat(desk.log()).isEmpty();
    }

    @Test
    void a_dry_run_saves_nothing() throws IOException {
        List<SheetFile.Row> rows = SheetFile.read(sheet);
        write("case,status,hash", "a,approved," + rows.get(0).cells().get("hash"));

        ReviewOutcome outcome = SheetImport.read(desk.request("anna", false), sheet, true, Desk.CLOCK);

        assertThat(outcome.done()).containsEntry(Action.APPROVE, 1);
        assertThat(desk.status("a")).isEqualTo("none");
    }

    @Test
    void second_opinions_by_file_are_blind_and_leave_the_case() throws IOException {
        desk.review("anna", "a secret", "q");
        SheetExport.write(desk.request("ben", true), sheet);
        assertThat(Files.readString(sheet)).doesNotContain("secret").doesNotContain("approved");
        List<SheetFile.Row> rows = SheetFile.read(sheet);
        write("case,status,hash", "a,rejected," + rows.get(0).cells().get("hash"));

        SheetImport.read(desk.request("ben", true), sheet, false, Desk.CLOCK);

        assertThat(desk.status("a")).isEqualTo("approved secret");
        assertThat(Agreeing.of(folder).pairs().get(0).disagreements()).hasSize(1);
    }

    @Test
    void a_file_that_is_no_export_is_refused_with_the_next_step() throws IOException {
        Files.write(sheet, "case,question,hash\na,运费,x\n".getBytes(Charset.forName("GBK")));
        assertThatThrownBy(this::taken).isInstanceOf(InputException.class).hasMessageContaining("CSV UTF-8");
        write("case,staus,hash");
        assertThatThrownBy(this::taken).hasMessageContaining("`staus`").hasMessageContaining("`status`");
        write("id,status");
        assertThatThrownBy(this::taken).hasMessageContaining("no column `case`");
        Files.writeString(sheet, "");
        assertThatThrownBy(this::taken).hasMessageContaining("no column `case`");
        Files.writeString(sheet, "case,status,hash\na,\"open,x\n");
        assertThatThrownBy(this::taken).hasMessageContaining("no table");
    }

    private ReviewOutcome taken() {
        return SheetImport.read(desk.request("anna", false), sheet, false, Desk.CLOCK);
    }

    private void write(String... lines) throws IOException {
        Files.writeString(sheet, "\uFEFF" + String.join("\r\n", lines) + "\r\n", StandardCharsets.UTF_8);
    }
}
