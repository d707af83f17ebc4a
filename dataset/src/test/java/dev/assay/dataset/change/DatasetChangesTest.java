package dev.assay.dataset.change;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.dataset.diff.DiffText;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatasetChangesTest {

    @TempDir
    Path folder;

    private Path before = Path.of("");
    private Path after = Path.of("");

    @BeforeEach
    void folders() throws IOException {
        before = Files.createDirectory(folder.resolve("before"));
        after = Files.createDirectory(folder.resolve("after"));
    }

    @Test
    void order_of_lines_and_keys_white_space_and_outputs_are_no_change() throws IOException {
        write(before, "cases.jsonl", "{\"id\":\"a\",\"question\":\"A?\"}", "{\"id\":\"b\",\"question\":\"B?\"}");
        write(
                after,
                "cases.jsonl",
                "{\"question\": \"B?\", \"id\": \"b\"}",
                "",
                "{\"id\":\"a\",\"question\":\"A?\",\"answer\":\"x\",\"retrieved\":[]}");

        DatasetChanges changes = DatasetChanges.between(before, after);

        assertThat(changes.sameContent()).isTrue();
        assertThat(changes.cases().same()).isEqualTo(2);
        assertThat(changes.before().summary().hash())
                .isEqualTo(changes.after().summary().hash());
        assertThat(DiffText.text(changes, 80, 20)).contains("same content");
    }

    @Test
    void fields_are_told_one_by_one_with_old_and_new_value() throws IOException {
        write(
                before,
                "cases.jsonl",
                "{\"id\":\"a\",\"question\":\"A?\",\"relevant\":[\"x\"],\"metadata\":{\"language\":\"en\",\"year\":2.50E+3}}");
        write(
                after,
                "cases.jsonl",
                "{\"id\":\"a\",\"question\":\"A?\",\"relevant\":[\"x\",\"y\"],\"reference\":\"r\",\"metadata\":{\"language\":\"zh\",\"year\":2500}}");

        Changed only = DatasetChanges.between(before, after).cases().changed().get(0);

        assertThat(only.fields())
                .containsExactlyInAnyOrder(
                        new FieldChange("relevant", Optional.of("[\"x\"]"), Optional.of("[\"x\",\"y\"]")),
                        new FieldChange("reference", Optional.empty(), Optional.of("\"r\"")),
                        new FieldChange("metadata.language", Optional.of("\"en\""), Optional.of("\"zh\"")));
    }

    @Test
    void an_id_that_changed_is_recognised_by_the_same_content_also_when_it_was_reviewed_since() throws IOException {
        write(
                before,
                "cases.jsonl",
                "{\"id\":\"1\",\"question\":\"A?\"}",
                "{\"id\":\"2\",\"question\":\"B?\"}",
                "{\"id\":\"3\",\"question\":\"C?\"}");
        write(
                after,
                "cases.jsonl",
                "{\"id\":\"faq-1\",\"question\":\"A?\"}",
                "{\"id\":\"faq-2\",\"question\":\"B?\",\"review\":{\"status\":\"approved\"}}",
                "{\"id\":\"faq-9\",\"question\":\"New?\"}");

        Changes cases = DatasetChanges.between(before, after).cases();

        assertThat(cases.renamed()).extracting(Changed::former).containsExactly("1", "2");
        assertThat(cases.renamed()).extracting(Changed::id).containsExactly("faq-1", "faq-2");
        assertThat(cases.renamed().get(0).fields()).isEmpty();
        assertThat(cases.renamed().get(1).fields())
                .extracting(FieldChange::field)
                .containsExactly("review");
        assertThat(cases.added()).containsExactly(new Named("faq-9", 3, "New?"));
        assertThat(cases.removed()).containsExactly(new Named("3", 3, "C?"));
        assertThat(cases.summary()).isEqualTo("+1 -1 renamed 2");
    }

    @Test
    void passages_and_the_manifest_are_compared_too() throws IOException {
        write(before, "cases.jsonl", "{\"id\":\"a\",\"question\":\"A?\"}");
        write(before, "corpus.jsonl", "{\"id\":\"p\",\"text\":\"退货要付运费。\"}");
        write(before, "dataset.yaml", "name: faq", "licence: CC0");
        write(after, "cases.jsonl", "{\"id\":\"a\",\"question\":\"A?\"}");
        write(after, "corpus.jsonl", "{\"id\":\"p\",\"text\":\"退货免运费。\"}", "{\"id\":\"q\",\"text\":\"新\"}");
        write(after, "dataset.yaml", "name: faq", "licence: CC-BY-4.0");

        DatasetChanges changes = DatasetChanges.between(before, after);

        assertThat(changes.manifest())
                .isEqualTo(List.of(new FieldChange("licence", Optional.of("\"CC0\""), Optional.of("\"CC-BY-4.0\""))));
        assertThat(changes.passages().summary()).isEqualTo("+1 ~1");
        assertThat(DiffText.text(changes, 80, 20)).contains("- \"退货要付运费。\"", "+ \"退货免运费。\"", "+ q  新");
    }

    @Test
    void long_values_are_cut_to_where_they_differ() throws IOException {
        String same = "word ".repeat(100);
        write(before, "cases.jsonl", "{\"id\":\"a\",\"question\":\"" + same + "old\"}");
        write(after, "cases.jsonl", "{\"id\":\"a\",\"question\":\"" + same + "new\"}");

        String text = DiffText.text(DatasetChanges.between(before, after), 60, 20);

        assertThat(text).contains("word old\"", "word new\"");
        assertThat(text.lines().filter(line -> line.startsWith("      "))).allMatch(line -> line.length() <= 60);
    }

    @Test
    void a_folder_of_qrels_can_be_compared_with_itself() {
        Path beir = Path.of("..", "engine", "src", "test", "resources", "dev", "assay", "engine", "codec", "beir");

        assertThat(DatasetChanges.between(beir, beir).sameContent()).isTrue();
    }

    @Test
    void faults_of_a_side_are_told_with_their_lines() throws IOException {
        write(before, "cases.jsonl", "{\"id\":\"a\",\"question\":\"A?\"}");
        write(after, "cases.jsonl", "{\"id\":\"a\",\"question\":\"A?\"}", "{\"id\":\"a\",\"question\":\"\"}");

        assertThatThrownBy(() -> DatasetChanges.between(before, after))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("cases.jsonl:2:");
    }

    private static void write(Path folder, String name, String... lines) throws IOException {
        Files.write(folder.resolve(name), List.of(lines));
    }
}
