package dev.assay.dataset.remap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.Manifest;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RemappingTest {

    private static final String SAFE = "The safe in the cellar is opened by two keys, and never by one person alone.";
    private static final String LEAVE = "员工每年享有十五天带薪年假，未休完的年假可以结转到次年三月底。";

    @TempDir
    Path folder;

    @Test
    void the_same_id_with_the_same_text_holds_and_its_line_stays() throws IOException {
        String line =
                "{\"question\":\"Who?\",\"id\":\"a\",\"relevant\":[{\"id\":\"p\",\"grade\":2,\"mine\":1.50}],\"x\":1}";
        files(line, passage("p", SAFE), passage("p", SAFE), passage("q", LEAVE));

        assertThat(remap().labels()).extracting(Moved::way).containsExactly(Way.UNCHANGED);
        assertThat(folder.resolve("out/cases.jsonl")).hasContent(line);
    }

    @Test
    void a_passage_with_another_id_stays_an_item_and_unknown_fields_stay() throws IOException {
        files(
                "{\"id\":\"a\",\"question\":\"?\",\"relevant\":[{\"id\":\"p\",\"grade\":2,\"mine\":1.50}],\"x\":1}",
                passage("p", SAFE),
                passage("new", SAFE),
                passage("q", LEAVE));

        assertThat(remap().labels()).extracting(Moved::way).containsExactly(Way.EXACT);
        assertThat(folder.resolve("out/cases.jsonl"))
                .content()
                .contains("\"relevant\":[{\"id\":\"new\",\"grade\":2,\"mine\":1.50}],\"x\":1");
    }

    @Test
    void an_item_becomes_a_span_where_the_new_passages_have_offsets() throws IOException {
        files(
                item("p"),
                passage("p", SAFE),
                passage("n0", "d", 0, SAFE.substring(0, 30)),
                passage("n1", "d", 30, SAFE.substring(30)));

        remap();

        assertThat(relevant()).isEqualTo(List.of("d 0-" + SAFE.length() + " " + SAFE));
    }

    @Test
    void an_item_becomes_the_passages_that_hold_half_of_it_where_there_are_no_offsets() throws IOException {
        files(
                item("p"),
                passage("p", "d", LEAVE + SAFE),
                passage("n0", "d", LEAVE + SAFE.substring(0, 40)),
                passage("n1", "d", SAFE.substring(40)));

        remap();

        assertThat(relevant()).containsExactly("n0");
    }

    @Test
    void an_item_that_no_passage_holds_half_of_becomes_several_which_are_all_needed() throws IOException {
        files(
                item("p"),
                passage("p", "d", SAFE),
                passage("n0", "d", SAFE.substring(0, 26)),
                passage("n1", "d", SAFE.substring(26, 45)),
                passage("n2", "d", SAFE.substring(45)));

        Moved moved = remap().labels().get(0);

        assertThat(moved.way())
                .as("the line breaks at the cuts are white space")
                .isIn(Way.FUZZY, Way.NORMALISED);
        assertThat(moved.now()).hasSize(2);
        assertThat(DatasetFolder.read(folder.resolve("out"))
                        .entries()
                        .get(0)
                        .source()
                        .judgments()
                        .orElseThrow()
                        .groups())
                .hasSize(2);
    }

    @Test
    void a_span_that_the_document_still_has_is_unchanged_in_both_languages() throws IOException {
        files(
                span("d", 4, "safe") + "\n" + span("z", 6, "十五天").replace("\"a\"", "\"b\""),
                passage("p", "d", 0, SAFE) + "\n" + passage("pz", "z", 0, LEAVE),
                passage("n0", "d", 0, SAFE.substring(0, 30)),
                passage("n1", "d", 30, SAFE.substring(30)),
                passage("z0", "z", 0, LEAVE.substring(0, 7)),
                passage("z1", "z", 7, LEAVE.substring(7)));

        assertThat(remap().labels()).extracting(Moved::way).containsExactly(Way.UNCHANGED, Way.UNCHANGED);
    }

    @Test
    void a_short_quote_moves_with_its_surroundings() throws IOException {
        String before = "保险箱由两名主管共同开启。两人缺一不可。";
        files(
                span("d", SAFE.indexOf("two"), "two") + "\n" + span("z", 4, "两").replace("\"a\"", "\"b\""),
                passage("p", "d", 0, SAFE) + "\n" + passage("pz", "z", 0, before),
                passage("n", "d", 0, "Since the two of May: " + SAFE),
                passage("nz", "z", 0, "今年有两处更新。" + before));

        List<Moved> labels = remap().labels();

        assertThat(labels).extracting(Moved::way).containsExactly(Way.EXACT, Way.EXACT);
        assertThat(relevant()).containsExactly("d 58-61 two", "z 12-13 两");
    }

    @Test
    void a_short_quote_whose_sentence_is_gone_is_not_moved_to_where_the_word_stands_by_chance() throws IOException {
        files(
                span("d", SAFE.indexOf("two"), "two"),
                passage("p", "d", 0, SAFE),
                passage("n", "d", 0, "Nothing is kept in the house overnight except for two old paintings."),
                passage("m", "e", 0, "There are two doors."));

        RemapOutcome outcome = remap();

        assertThat(outcome.labels()).extracting(Moved::way).containsExactly(Way.NOT_FOUND);
        assertThat(relevant()).containsExactly("d 36-39 two");
        assertThat(RemapText.text(outcome)).contains("1 label could not be moved", "a  d 36-39  not-found");
    }

    @Test
    void case_width_and_white_space_do_not_matter() throws IOException {
        files(
                item("p") + "\n" + item("pz").replace("\"a\"", "\"b\""),
                passage("p", SAFE) + "\n" + passage("pz", LEAVE),
                passage("n", "d", 0, "Rules. " + SAFE.replace(" ", "  ").toUpperCase(Locale.ROOT)),
                passage("nz", "z", 0, "规定：" + LEAVE.replace("，", " ，\\n").replace("十五", "十 五")));

        assertThat(remap().labels()).extracting(Moved::way).containsOnly(Way.NORMALISED);
    }

    @Test
    void a_text_that_was_edited_is_found_with_its_score() throws IOException {
        files(
                item("p") + "\n" + item("pz").replace("\"a\"", "\"b\""),
                passage("p", SAFE) + "\n" + passage("pz", LEAVE),
                passage("n", "d", 0, "Rules of the house. " + SAFE.replace("two", "three") + " Ask the guard."),
                passage("nz", "z", 0, "公司规定如下。" + LEAVE.replace("十五", "二十") + "详情请咨询人事部。"));

        List<Moved> labels = remap().labels();

        assertThat(labels).extracting(Moved::way).containsOnly(Way.FUZZY);
        assertThat(labels).allSatisfy(label -> assertThat(label.score()).isBetween(0.9, 0.99));
        assertThat(relevant())
                .containsExactly(
                        "d 20-98 " + SAFE.replace("two", "three"),
                        "z 7-" + (7 + LEAVE.length()) + " " + LEAVE.replace("十五", "二十"));
    }

    @Test
    void a_text_below_the_threshold_is_kept() throws IOException {
        files(item("p"), passage("p", SAFE), passage("n", "d", 0, SAFE.replace("two", "three")));

        RemapOutcome strict = remap(0.99);

        assertThat(strict.labels()).extracting(Moved::way).containsExactly(Way.NOT_FOUND);
        assertThat(relevant()).containsExactly("p");
    }

    @Test
    void two_equally_good_places_are_ambiguous_in_both_languages() throws IOException {
        files(
                item("p") + "\n" + item("pz").replace("\"a\"", "\"b\""),
                passage("p", SAFE) + "\n" + passage("pz", LEAVE),
                passage("n1", SAFE),
                passage("n2", SAFE),
                passage("z1", "前言。" + LEAVE.replace("十五", "二十")),
                passage("z2", "后记。" + LEAVE.replace("十五", "二十")));

        RemapOutcome outcome = remap();

        assertThat(outcome.labels()).extracting(Moved::way).containsOnly(Way.AMBIGUOUS);
        assertThat(outcome.kept().get(0).why()).contains("2 places", "n1", "n2");
    }

    @Test
    void whole_documents_move_by_what_they_say() throws IOException {
        files(
                "{\"id\":\"a\",\"question\":\"?\",\"relevant\":[{\"document\":\"d\"},{\"document\":\"z\"},{\"document\":\"gone\"}]}",
                passage("p", "d", 0, SAFE) + "\n" + passage("pz", "z", 0, LEAVE) + "\n"
                        + passage("g", "gone", 0, "Nobody knows where the old archive of the town is now."),
                passage("n", "d", 0, SAFE),
                passage("nz", "renamed", 0, LEAVE));

        assertThat(remap().labels()).extracting(Moved::way).containsExactly(Way.UNCHANGED, Way.EXACT, Way.NOT_FOUND);
        assertThat(relevant()).containsExactly("d", "renamed", "gone");
    }

    @Test
    void a_quote_stays_one_where_a_passage_holds_it() throws IOException {
        String quote = "is opened by two keys";
        files(
                "{\"id\":\"a\",\"question\":\"?\",\"relevant\":[{\"document\":\"d\",\"quote\":\"" + quote + "\"}]}",
                passage("p", "d", 0, SAFE),
                passage("n0", "d", 0, SAFE.substring(0, 35)),
                passage("n1", "d", 35, SAFE.substring(35)));

        remap();

        assertThat(relevant())
                .as("the cut goes through it")
                .containsExactly(
                        "d " + SAFE.indexOf(quote) + "-" + (SAFE.indexOf(quote) + quote.length()) + " " + quote);
    }

    @Test
    void a_label_of_which_nobody_knows_the_text_is_kept_and_named() throws IOException {
        files(item("unknown"), passage("p", SAFE), passage("unknown", SAFE));

        RemapOutcome outcome = remap();

        assertThat(outcome.labels()).extracting(Moved::way).containsExactly(Way.NO_TEXT);
        assertThat(folder.resolve("out/remap.jsonl"))
                .content()
                .contains(
                        "\"case\":\"a\",\"old\":{\"id\":\"unknown\"}", "\"way\":\"no-text\",\"score\":0.0000,\"why\"");
    }

    @Test
    void groups_that_come_to_mean_the_same_become_one_with_the_larger_grade() throws IOException {
        files(
                "{\"id\":\"a\",\"question\":\"?\",\"relevant\":[\"p1\",{\"id\":\"p2\",\"grade\":3}]}",
                passage("p1", "d", SAFE) + "\n" + passage("p2", "d", LEAVE),
                passage("n", "d", SAFE + "\\n" + LEAVE));

        RemapOutcome outcome = remap();

        assertThat(folder.resolve("out/cases.jsonl")).content().contains("\"relevant\":[{\"id\":\"n\",\"grade\":3}]");
        assertThat(outcome.remarks()).anyMatch(remark -> remark.startsWith("1 group means the same"));
    }

    @Test
    void the_manifest_says_what_was_done() throws IOException {
        files(item("p"), passage("p", SAFE), passage("n", SAFE));
        Files.writeString(folder.resolve("dataset.yaml"), "name: rules\n");

        remap();

        assertThat(Manifest.in(folder.resolve("out")).yaml())
                .contains("name: rules", "remapped:", "threshold: 0.85", "exact: 1");
    }

    @Test
    void a_new_corpus_with_faults_is_refused_and_nothing_is_written() throws IOException {
        files(item("p"), passage("p", SAFE), "{\"id\":\"n\"}");

        assertThatThrownBy(this::remap)
                .isInstanceOf(InputException.class)
                .hasMessageContaining("corpus.jsonl:1")
                .hasMessageContaining("text");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    private RemapOutcome remap() {
        return remap(RemapRequest.THRESHOLD);
    }

    private RemapOutcome remap(double threshold) {
        return Remapping.remap(new RemapRequest(folder, folder.resolve("next"), folder.resolve("out"), threshold));
    }

    /** The labels of all cases of the new dataset, as text. */
    private List<String> relevant() {
        return DatasetFolder.read(folder.resolve("out")).entries().stream()
                .flatMap(entry -> entry.source().judgments().orElseThrow().groups().stream())
                .flatMap(group -> group.anyOf().stream())
                .map(RealChunks::words)
                .toList();
    }

    private void files(String cases, String old, String... next) throws IOException {
        Files.createDirectories(folder.resolve("next"));
        Files.writeString(folder.resolve("cases.jsonl"), cases + "\n");
        Files.writeString(folder.resolve("corpus.jsonl"), old + "\n");
        Files.writeString(folder.resolve("next/corpus.jsonl"), String.join("\n", next) + "\n");
    }

    private static String item(String id) {
        return "{\"id\":\"a\",\"question\":\"?\",\"relevant\":[\"" + id + "\"]}";
    }

    private static String span(String document, int start, String quote) {
        return "{\"id\":\"a\",\"question\":\"?\",\"relevant\":[{\"document\":\"" + document + "\",\"start\":" + start
                + ",\"end\":" + (start + quote.length()) + ",\"quote\":\"" + quote + "\"}]}";
    }

    private static String passage(String id, String text) {
        return "{\"id\":\"" + id + "\",\"text\":\"" + text + "\"}";
    }

    private static String passage(String id, String document, String text) {
        return "{\"id\":\"" + id + "\",\"document\":\"" + document + "\",\"text\":\"" + text + "\"}";
    }

    private static String passage(String id, String document, int start, String text) {
        int length = text.replace("\\n", "\n").length();
        return "{\"id\":\"" + id + "\",\"document\":\"" + document + "\",\"start\":" + start + ",\"end\":"
                + (start + length) + ",\"text\":\"" + text + "\"}";
    }
}
