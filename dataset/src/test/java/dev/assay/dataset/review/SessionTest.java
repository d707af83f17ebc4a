package dev.assay.dataset.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.data.Review;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SessionTest {

    @TempDir
    Path folder;

    @TempDir
    Path elsewhere;

    private Desk desk;

    @BeforeEach
    void desk() throws IOException {
        desk = new Desk(folder);
    }

    @Test
    void a_session_approves_rejects_undoes_and_quits_and_everything_is_in_the_log() throws IOException {
        String before = Files.readString(folder.resolve("cases.jsonl"));

        String shown = desk.review("anna", "a", "r wrong passage", "u", "a fine", "q");

        assertThat(shown)
                .contains(
                        "case 1 of 3: a",
                        "How long?",
                        "| Terms: Fourteen days.",
                        "运费谁付？",
                        "| 卖家承担",
                        "undone: reject b");
        assertThat(desk.status("a")).isEqualTo("approved");
        assertThat(desk.status("b")).isEqualTo("approved fine");
        assertThat(desk.status("c")).isEqualTo("none");
        assertThat(desk.reviewOf("a"))
                .contains(new Review(
                        Review.Status.APPROVED,
                        Optional.of("anna"),
                        Optional.of("2026-12-01T08:00:00Z"),
                        Optional.empty()));
        assertThat(desk.log())
                .extracting(line -> line.by() + " " + line.action().word() + " " + line.id())
                .containsExactly("anna approve a", "anna reject b", "anna undo b", "anna approve b");
        assertThat(desk.log().get(1).afterHash()).isEqualTo(desk.log().get(2).beforeHash());
        assertThat(desk.log().get(2).afterHash()).isEqualTo(desk.log().get(1).beforeHash());
        assertThat(Files.readString(folder.resolve("cases.jsonl"))).contains("\"own\":1.50");

        desk.review("anna", "u", "u", "q");
        assertThat(folder.resolve("cases.jsonl"))
                .as("undo reaches into earlier sessions")
                .hasContent(before);
        assertThat(desk.review("anna", "u", "q")).contains("there is nothing to undo");
    }

    @Test
    void the_next_session_goes_on_where_the_last_one_stopped() {
        desk.review("anna", "s", "a", "q");

        assertThat(desk.review("anna", "q")).contains("case 1 of 2: c").doesNotContain(": b");
        assertThat(desk.review("anna", "s", "q")).contains("case 2 of 2: a");
        assertThat(desk.review("anna", "a", "a", "a", "q")).contains("no case is left");
        assertThat(desk.review("anna", "q")).contains("no case waits for anna");
    }

    @Test
    void an_edit_is_validated_and_waits_for_a_decision_again() {
        desk.review("anna", "a", "q");

        String shown = desk.review(
                new ReviewRequest(folder, "anna", false, Set.of(), Map.of(), List.of("a"), Optional.empty()),
                "e relevant=[]",
                "e relevant=p1",
                "e questoin=x",
                "e question=How many days?",
                "q");

        assertThat(shown).contains("not saved", "a JSON list", "`question`", "How many days?");
        assertThat(desk.entry("a").source().question()).isEqualTo("How many days?");
        assertThat(desk.status("a")).isEqualTo("draft");
        assertThat(desk.log()).hasSize(2);
        assertThat(desk.log().get(1).before().path("question").asText()).isEqualTo("How long?");
    }

    @Test
    void without_an_editor_fields_are_asked_for_one_by_one() {
        String shown = desk.review(
                "anna",
                "e",
                "reference",
                "Two weeks.",
                "metadata.year",
                "2026",
                "metadata.language",
                "-",
                "",
                "a",
                "q");

        assertThat(shown).contains("field (", "now: en");
        assertThat(desk.entry("a").source().reference()).contains("Two weeks.");
        assertThat(desk.entry("a").source().metadata()).isEqualTo(Map.of("year", 2026L));
        assertThat(desk.status("a")).isEqualTo("approved");
    }

    @Test
    void an_editor_gets_the_fields_and_what_it_leaves_is_taken() throws IOException {
        Path editor = elsewhere.resolve("editor");
        Files.writeString(editor, "#!/bin/sh\nsed -i 's/How long?/How many?/' \"$1\"\n");
        Files.setPosixFilePermissions(editor, PosixFilePermissions.fromString("rwxr-xr-x"));
        desk.review(desk.edits("anna", editor.toString()), "e", "q");
        assertThat(desk.entry("a").source().question()).isEqualTo("How many?");
        assertThat(desk.entry("a").json()).contains("\"own\":1.50");

        Files.writeString(editor, "#!/bin/sh\nsed -i 's/\"a\"/\"z\"/' \"$1\"\n");
        assertThat(desk.review(desk.edits("anna", editor.toString()), "u", "e", "q"))
                .contains("undone: edit a", "the id \"z\"");
        Files.writeString(editor, "#!/bin/sh\nexit 3\n");
        assertThat(desk.review(desk.edits("anna", editor.toString()), "e", "q")).contains("exit code 3");
        assertThat(desk.review(desk.edits("anna", "/no/such/editor"), "e", "q")).contains("$EDITOR");
        assertThat(desk.entry("a").source().question()).isEqualTo("How long?");
    }

    @Test
    void a_note_stays_with_the_case_and_moves_nothing() {
        desk.review("anna", "n ask legal", "n", "ask legal first", "a", "q");

        assertThat(desk.status("a")).isEqualTo("approved ask legal first");
        assertThat(desk.status("b")).isEqualTo("none");
    }

    @Test
    void second_opinions_leave_the_case_and_do_not_show_the_first() throws IOException {
        desk.review("anna", "a secret", "r", "q");
        String before = Files.readString(folder.resolve("cases.jsonl"));

        String shown = desk.second("ben", "r no", "e question=x", "a", "q");

        assertThat(shown).contains("case 1 of 2: a", "leaves the case as it is").doesNotContain("secret");
        assertThat(folder.resolve("cases.jsonl")).hasContent(before);
        assertThat(desk.second("ben", "q")).contains("no case waits for ben");
        AgreementOutcome.Pair pair = Agreeing.of(folder).pairs().get(0);
        assertThat(pair.cases()).isEqualTo(2);
        assertThat(pair.agreed()).isZero();
        assertThat(ReviewText.text(Agreeing.of(folder)))
                .contains("anna and ben: 0 of 2 alike (0.0 %)", "anna: approved, secret", "ben: rejected, no");

        desk.second("ben", "u", "r", "q");
        assertThat(Agreeing.of(folder).pairs().get(0).agreed()).isEqualTo(1);
    }

    @Test
    void opinions_on_a_case_that_changed_in_between_do_not_count() {
        desk.review("anna", "a", "q");
        desk.second("ben", "a", "q");
        desk.review(
                new ReviewRequest(folder, "anna", false, Set.of(), Map.of(), List.of("a"), Optional.empty()),
                "e question=Else?",
                "r",
                "q");

        AgreementOutcome.Pair pair = Agreeing.of(folder).pairs().get(0);

        assertThat(pair.cases()).isZero();
        assertThat(pair.stale()).isEqualTo(1);
        assertThat(Agreeing.of(folder).exit()).isEqualTo(3);
    }

    @Test
    void slices_and_cases_choose_and_unknown_ones_are_told_with_the_near_name() {
        assertThat(desk.review(
                        new ReviewRequest(
                                folder, "anna", false, Set.of(), Map.of("language", "zh"), List.of(), Optional.empty()),
                        "q"))
                .contains("case 1 of 1: b");
        assertThatThrownBy(() -> desk.review(
                        new ReviewRequest(
                                folder, "anna", false, Set.of(), Map.of("langage", "zh"), List.of(), Optional.empty()),
                        "q"))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("language");
    }

    @Test
    void a_line_that_is_no_command_decides_nothing() {
        assertThat(desk.review("anna", "actually", "", "rejected", "q")).contains("`actually` is no command");
        assertThat(desk.log()).isEmpty();
    }

    @Test
    void words_of_a_case_cannot_steer_the_terminal() throws IOException {
        Files.writeString(folder.resolve("cases.jsonl"), "{\"id\":\"a\",\"question\":\"\\u001b[2Jgone?\"}\n");

        assertThat(desk.review("anna", "q")).contains("[2Jgone?").doesNotContain("\u001b");
    }

    @Test
    void a_decision_whose_process_was_killed_before_the_log_gets_its_line() throws IOException {
        desk.review("anna", "a", "q");
        String line = Files.readString(folder.resolve("review-log.jsonl"));
        Files.writeString(folder.resolve(".review-intended.jsonl"), line);
        Files.delete(folder.resolve("review-log.jsonl"));

        desk.review("anna", "q");

        assertThat(folder.resolve("review-log.jsonl")).hasContent(line);
        assertThat(folder.resolve(".review-intended.jsonl")).doesNotExist();
    }

    @Test
    void a_decision_whose_process_was_killed_before_the_cases_never_was() throws IOException {
        String cases = Files.readString(folder.resolve("cases.jsonl"));
        desk.review("anna", "a", "q");
        Files.move(folder.resolve("review-log.jsonl"), folder.resolve(".review-intended.jsonl"));
        Files.writeString(folder.resolve("cases.jsonl"), cases);

        desk.review("anna", "q");

        assertThat(desk.log()).isEmpty();
        assertThat(folder.resolve(".review-intended.jsonl")).doesNotExist();
    }

    @Test
    void a_damaged_line_of_the_log_is_told_and_no_good_line_is_glued_to_it() throws IOException {
        Files.writeString(folder.resolve("review-log.jsonl"), "{\"at\":\"20");

        desk.review("anna", "a", "q");

        ReviewLog log = ReviewLog.of(folder);
        assertThat(log.lines()).hasSize(1);
        assertThat(log.damaged()).hasSize(1);
    }

    @Test
    void two_do_not_review_a_folder_at_once_and_a_file_that_changed_is_not_overwritten() throws IOException {
        try (Board board = Board.open(folder)) {
            assertThatThrownBy(() -> desk.review("ben", "q"))
                    .isInstanceOf(InputException.class)
                    .hasMessageContaining("reviews it just now");
            Files.writeString(folder.resolve("cases.jsonl"), "{\"id\":\"a\",\"question\":\"Mine.\"}\n");
            Change change = Change.decided(
                    board.entry("a").orElseThrow(),
                    Action.APPROVE,
                    "",
                    new Change.Hand("anna", Desk.CLOCK.instant(), false));
            assertThatThrownBy(() -> board.save(List.of(change))).hasMessageContaining("while it was reviewed");
        }
        assertThat(Files.readString(folder.resolve("cases.jsonl"))).contains("Mine.");
        assertThat(folder.resolve(".review.lock")).doesNotExist();
    }
}
