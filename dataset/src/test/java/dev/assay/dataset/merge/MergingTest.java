package dev.assay.dataset.merge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.Entry;
import dev.assay.dataset.folder.Manifest;
import dev.assay.dataset.merge.MergeRequest.Clash;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergingTest {

    @TempDir
    Path folder;

    @Test
    void identical_cases_and_passages_stand_there_once() throws IOException {
        set("faq", "cases.jsonl", "{\"id\":\"a\",\"question\":\"A?\"}", "{\"id\":\"b\",\"question\":\"B?\"}");
        set("faq", "corpus.jsonl", "{\"id\":\"p\",\"text\":\"x\"}");
        set("tax", "cases.jsonl", "{\"question\":\"A?\",\"id\":\"a\"}", "{\"id\":\"c\",\"question\":\"C?\"}");
        set("tax", "corpus.jsonl", "{\"text\":\"x\",\"id\":\"p\"}", "{\"id\":\"q\",\"text\":\"y\"}");

        MergeOutcome outcome = merge(Clash.REFUSE);

        assertThat(ids()).containsExactly("a", "b", "c");
        assertThat(outcome.summary().passages()).isEqualTo(2);
        assertThat(outcome.sources().get(1).collapsed()).isEqualTo(1);
    }

    @Test
    void an_id_that_says_something_else_is_told_with_both_places_and_nothing_is_written() throws IOException {
        set("faq", "cases.jsonl", "{\"id\":\"b\",\"question\":\"B?\"}", "{\"id\":\"a\",\"question\":\"A?\"}");
        set("tax", "cases.jsonl", "{\"id\":\"a\",\"question\":\"Another?\"}");

        assertThatThrownBy(() -> merge(Clash.REFUSE))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(folder.resolve("tax/cases.jsonl") + ":1")
                .hasMessageContaining(folder.resolve("faq/cases.jsonl") + ":2")
                .hasMessageContaining("question")
                .hasMessageContaining("--prefix");
        assertThatThrownBy(() -> merge(Clash.KEEP_FIRST))
                .as("keeping the first would lose a question")
                .isInstanceOf(InputException.class);
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void keep_first_keeps_the_first_of_cases_that_ask_and_want_the_same() throws IOException {
        set("faq", "cases.jsonl", "{\"id\":\"a\",\"question\":\"A?\",\"review\":{\"status\":\"approved\"}}");
        set("tax", "cases.jsonl", "{\"id\":\"a\",\"question\":\"A?\",\"metadata\":{\"x\":1}}");

        assertThatThrownBy(() -> merge(Clash.REFUSE)).hasMessageContaining("--keep first");
        MergeOutcome outcome = merge(Clash.KEEP_FIRST);

        assertThat(DatasetFolder.read(folder.resolve("out"))
                        .entries()
                        .get(0)
                        .source()
                        .review())
                .isPresent();
        assertThat(outcome.remarks()).anyMatch(remark -> remark.contains("only the first was kept: a"));
    }

    @Test
    void with_prefix_both_stay_and_labels_follow_their_passages() throws IOException {
        set(
                "faq",
                "cases.jsonl",
                "{\"id\":\"a\",\"question\":\"A?\",\"relevant\":[\"p\",{\"document\":\"p\",\"quote\":\"x\"}],\"retrieved\":[\"p\"]}");
        set("faq", "corpus.jsonl", "{\"id\":\"p\",\"text\":\"x\"}", "{\"id\":\"same\",\"text\":\"s\"}");
        set(
                "tax",
                "cases.jsonl",
                "{\"id\":\"a\",\"question\":\"B?\",\"relevant\":[{\"anyOf\":[{\"id\":\"p\"},\"same\"],\"grade\":2}]}");
        set("tax", "corpus.jsonl", "{\"id\":\"p\",\"text\":\"y\"}", "{\"id\":\"same\",\"text\":\"s\"}");

        MergeOutcome outcome = merge(Clash.PREFIX);

        DatasetFolder merged = DatasetFolder.read(folder.resolve("out"));
        assertThat(merged.entries().get(0).json())
                .isEqualTo(
                        "{\"id\":\"faq:a\",\"question\":\"A?\",\"relevant\":[\"faq:p\",{\"document\":\"faq:p\",\"quote\":\"x\"}]}");
        assertThat(merged.entries().get(1).json())
                .isEqualTo(
                        "{\"id\":\"tax:a\",\"question\":\"B?\",\"relevant\":[{\"anyOf\":[{\"id\":\"tax:p\"},\"same\"],\"grade\":2}]}");
        assertThat(merged.corpus().orElseThrow().passages())
                .extracting(passage -> passage.id())
                .containsExactly("faq:p", "same", "tax:p");
        assertThat(outcome.remarks()).anyMatch(remark -> remark.contains("lost their inline outputs"));
    }

    @Test
    void a_document_cut_in_another_way_is_fine_and_one_with_other_words_is_not() throws IOException {
        set("faq", "cases.jsonl", "{\"id\":\"a\",\"question\":\"A?\"}");
        set("faq", "corpus.jsonl", "{\"id\":\"1\",\"document\":\"d\",\"start\":0,\"end\":6,\"text\":\"abcdef\"}");
        set("tax", "cases.jsonl", "{\"id\":\"b\",\"question\":\"B?\"}");
        set("tax", "corpus.jsonl", "{\"id\":\"2\",\"document\":\"d\",\"start\":3,\"end\":9,\"text\":\"defghi\"}");
        assertThat(merge(Clash.REFUSE).summary().passages()).isEqualTo(2);

        set("tax", "corpus.jsonl", "{\"id\":\"2\",\"document\":\"d\",\"start\":3,\"end\":9,\"text\":\"DEFghi\"}");

        assertThatThrownBy(() -> Merging.merge(new MergeRequest(
                        List.of(folder.resolve("faq"), folder.resolve("tax")),
                        folder.resolve("out2"),
                        Clash.REFUSE,
                        Optional.empty())))
                .hasMessageContaining("the document `d` with other words");
    }

    @Test
    void languages_and_licences_of_all_are_named() throws IOException {
        set("faq", "cases.jsonl", "{\"id\":\"a\",\"question\":\"A?\"}");
        set("faq", "dataset.yaml", "name: help", "languages: [en]", "licence: CC0");
        set("tax", "cases.jsonl", "{\"id\":\"b\",\"question\":\"B?\"}");
        set("tax", "dataset.yaml", "languages: [zh, en]", "licence: MIT");

        MergeOutcome outcome = merge(Clash.REFUSE);

        Manifest manifest = Manifest.in(folder.resolve("out"));
        assertThat(manifest.fields())
                .containsEntry("name", "help+tax")
                .containsEntry("languages", List.of("en", "zh"))
                .containsEntry("licence", List.of("CC0", "MIT"));
        assertThat(outcome.remarks()).anyMatch(remark -> remark.contains("licences differ"));
    }

    @Test
    void a_document_that_one_set_tunes_on_and_another_keeps_aside_is_told() throws IOException {
        set("faq", "cases.jsonl", "{\"id\":\"a\",\"question\":\"A?\",\"relevant\":[\"d\"],\"split\":\"tune\"}");
        set("tax", "cases.jsonl", "{\"id\":\"b\",\"question\":\"A?\",\"relevant\":[\"d\"],\"split\":\"heldout\"}");

        assertThat(merge(Clash.REFUSE).remarks())
                .anyMatch(remark -> remark.contains("more than one split now: d"))
                .anyMatch(remark -> remark.contains("a and b"));
    }

    private List<String> ids() {
        return DatasetFolder.read(folder.resolve("out")).entries().stream()
                .map(Entry::id)
                .toList();
    }

    private MergeOutcome merge(Clash clash) {
        return Merging.merge(new MergeRequest(
                List.of(folder.resolve("faq"), folder.resolve("tax")), folder.resolve("out"), clash, Optional.empty()));
    }

    private void set(String name, String file, String... lines) throws IOException {
        Files.write(Files.createDirectories(folder.resolve(name)).resolve(file), List.of(lines));
    }
}
