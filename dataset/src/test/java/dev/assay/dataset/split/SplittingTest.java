package dev.assay.dataset.split;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.data.Split;
import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SplittingTest {

    @TempDir
    Path folder;

    @Test
    void cases_of_one_document_are_never_torn_apart() throws IOException {
        write(cases(300, 60));

        SplitOutcome outcome = split("40,20,40", false, Optional.empty());

        assertThat(outcome.clusters()).isEqualTo(60);
        assertThat(parts().entrySet().stream()
                        .collect(Collectors.groupingBy(
                                entry -> Integer.parseInt(entry.getKey().substring(1)) % 60,
                                Collectors.mapping(Map.Entry::getValue, Collectors.toSet())))
                        .values())
                .allMatch(found -> found.size() == 1);
        assertThat(outcome.parts().values().stream()
                        .mapToInt(SplitOutcome.Part::cases)
                        .sum())
                .isEqualTo(300);
    }

    @Test
    void shares_come_out_close_with_many_clusters_and_how_far_off_is_said() throws IOException {
        write(cases(5000, 5000));

        SplitOutcome outcome = split("40,20,40", false, Optional.empty());

        assertThat(outcome.parts().get(Split.TUNE).cases() / 5000.0).isBetween(0.38, 0.42);
        assertThat(outcome.parts().get(Split.DEV).cases() / 5000.0).isBetween(0.18, 0.22);
        assertThat(SplitText.text(outcome)).contains("off", "40.0 %");
    }

    @Test
    void cases_that_come_later_move_no_other_whether_dealt_on_or_again() throws IOException {
        write(cases(200, 50));
        split("40,20,40", false, Optional.empty());
        Map<String, Split> first = parts();

        write(cases(300, 90));
        split("40,20,40", false, Optional.empty());
        Map<String, Split> fresh = parts();
        split("40,20,40", true, Optional.empty());

        assertThat(parts()).isEqualTo(fresh);
        first.forEach((id, part) -> {
            if (Integer.parseInt(id.substring(1)) < 50) {
                assertThat(fresh).containsEntry(id, part);
            }
        });
    }

    @Test
    void what_is_assigned_stays_and_its_cluster_follows() throws IOException {
        write(List.of(
                "{\"id\":\"a\",\"question\":\"A?\",\"relevant\":[\"d\"],\"split\":\"dev\"}",
                "{\"id\":\"b\",\"question\":\"B?\",\"relevant\":[\"d\"]}",
                "{\"id\":\"c\",\"question\":\"C?\",\"relevant\":[\"e\"],\"split\":\"tune\"}",
                "{\"id\":\"d\",\"question\":\"D?\",\"relevant\":[\"e\"],\"split\":\"heldout\"}"));

        SplitOutcome outcome = split("0,0,100", false, Optional.empty());

        assertThat(parts()).isEqualTo(Map.of("a", Split.DEV, "b", Split.DEV, "c", Split.TUNE, "d", Split.HELDOUT));
        assertThat(outcome.made()).isEqualTo(1);
        assertThat(outcome.remarks())
                .anyMatch(remark -> remark.contains("more than one part already") && remark.contains("--again"));

        split("0,0,100", true, Optional.empty());
        assertThat(parts().values()).containsOnly(Split.HELDOUT);
    }

    @Test
    void stratified_shares_are_close_within_each_value() throws IOException {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            lines.add("{\"id\":\"q" + i + "\",\"question\":\"Q?\",\"cluster\":\"c" + i
                    + "\",\"metadata\":{\"language\":\"" + (i < 20 ? "zh" : "en") + "\"}}");
        }
        write(lines);

        SplitOutcome outcome = split("40,20,40", false, Optional.of("language"));

        assertThat(outcome.strata().get("zh").get(Split.TUNE).cases()).isEqualTo(8);
        assertThat(outcome.strata().get("zh").get(Split.DEV).cases()).isEqualTo(4);
        assertThat(outcome.strata().get("en").get(Split.HELDOUT).cases()).isEqualTo(32);
        Map<String, Split> first = parts();
        lines = new ArrayList<>(Files.readAllLines(folder.resolve("cases.jsonl")));
        lines.add("{\"id\":\"new\",\"question\":\"Q?\",\"metadata\":{\"language\":\"zh\"}}");
        write(lines);
        split("40,20,40", false, Optional.of("language"));
        assertThat(parts()).containsAllEntriesOf(first).hasSize(101);
    }

    @Test
    void a_dry_run_writes_nothing() throws IOException {
        write(cases(10, 10));
        String before = Files.readString(folder.resolve("cases.jsonl"));

        SplitOutcome outcome = Splitting.split(
                new SplitRequest(folder, Shares.parse("40,20,40"), SplitRequest.SALT, false, Optional.empty(), true));

        assertThat(outcome.written()).isFalse();
        assertThat(folder.resolve("cases.jsonl")).hasContent(before);
        assertThat(SplitText.text(outcome)).contains("--dry-run");
    }

    @ParameterizedTest
    @ValueSource(strings = {"40,20", "40,20,41", "a,b,c", "-10,10,100", "40,20,40,0", ""})
    void shares_that_are_none_are_refused(String typed) {
        assertThatThrownBy(() -> Shares.parse(typed))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("40,20,40");
    }

    @Test
    void shares_read_as_they_were_typed() {
        assertThat(Shares.parse("33.3, 33.3,33.4").text()).isEqualTo("33.3,33.3,33.4");
    }

    @Test
    void an_unknown_key_is_told_with_the_near_name() throws IOException {
        write(List.of("{\"id\":\"a\",\"question\":\"A?\",\"metadata\":{\"language\":\"en\"}}"));

        assertThatThrownBy(() -> split("40,20,40", false, Optional.of("langage")))
                .hasMessageContaining("language");
    }

    private SplitOutcome split(String shares, boolean again, Optional<String> stratify) {
        return Splitting.split(
                new SplitRequest(folder, Shares.parse(shares), SplitRequest.SALT, again, stratify, false));
    }

    private Map<String, Split> parts() {
        return DatasetFolder.read(folder).entries().stream()
                .collect(Collectors.toMap(
                        entry -> entry.id(), entry -> entry.source().split().orElseThrow()));
    }

    private static List<String> cases(int count, int documents) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            lines.add("{\"id\":\"q" + i + "\",\"question\":\"Q?\",\"relevant\":[{\"document\":\"d" + i % documents
                    + "\"}]}");
        }
        return lines;
    }

    private void write(List<String> lines) throws IOException {
        Files.write(folder.resolve("cases.jsonl"), lines);
    }
}
