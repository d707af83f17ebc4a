package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sixty cases of three products, of which one is never found. */
class WorstSlicesTest {

    @TempDir
    private Path folder;

    private Path cases(String question, String bad) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 60; i++) {
            String product = i % 3 == 0 ? "tea" : i % 3 == 1 ? "rice" : "salt";
            String hit = product.equals(bad) ? "other" + i : "d" + i;
            lines.append("{\"id\":\"q" + i + "\",\"question\":\"" + question + " " + i + "?\",\"relevant\":[\"d" + i
                    + "\"],\"metadata\":{\"product\":\"" + product + "\",\"ticket\":\"T" + i
                    + "\"},\"retrieved\":[{\"id\":\"" + hit + "\"}]}\n");
        }
        return Files.writeString(folder.resolve("cases.jsonl"), lines);
    }

    private Call run(Path cases, String... more) {
        List<String> all = new ArrayList<>(List.of("run", cases.toString(), "--mode", "retrieval"));
        all.addAll(List.of("--out", folder.resolve("runs").toString()));
        all.addAll(List.of(more));
        return Call.of(all.toArray(String[]::new));
    }

    @Test
    void the_bad_value_is_named_in_every_report() throws IOException {
        Call call = run(cases("What is it", "tea"));

        assertThat(call.out()).contains("slices", "product=tea", "worse than the rest, beyond chance");
        JsonNode result = run(cases("What is it", "tea"), "--json").result();
        Path run = Path.of(result.at("/files/run.json").asText()).getParent();
        assertThat(Files.readString(run.resolve("report.md"))).contains("### Slices", "`product=tea`");
        assertThat(Files.readString(run.resolve("report.html"))).contains("slices-head", "product=tea");
        JsonNode slices = result.path("slices");
        assertThat(Files.readString(run.resolve("run.json"))).contains("\"searched\"", "product=tea");
        assertThat(slices.path("worst").get(0).path("slice").asText()).isEqualTo("product=tea");
        assertThat(slices.path("worst").get(0).path("q").asDouble()).isLessThan(0.001);
    }

    @Test
    void chinese_cases_are_told_in_chinese() throws IOException {
        assertThat(run(cases("这是什么东西呢", "tea")).out()).contains("切片", "比其余用例差，超出偶然", "product=tea");
    }

    @Test
    void perfect_scores_say_nothing_of_slices() throws IOException {
        assertThat(run(cases("What is it", "none")).out()).doesNotContain("slices looked at");
    }
}
