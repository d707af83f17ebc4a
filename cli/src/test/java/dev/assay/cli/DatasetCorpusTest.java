package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code dataset corpus}. */
class DatasetCorpusTest {

    private static final String LEAVE = "# Leave\n\nFifteen days a year.\n\n## 病假\n\n病假须提交证明。\n";

    @TempDir
    Path folder;

    private Path docs;

    @BeforeEach
    void documents() throws IOException {
        docs = Files.createDirectories(folder.resolve("docs"));
        Files.writeString(docs.resolve("leave.md"), LEAVE);
    }

    @Test
    void passages_stand_at_their_offsets_and_keep_who_may_see_them() throws IOException {
        Files.writeString(docs.resolve("pay.md"), "---\nacl: [hr]\n---\nPay is secret.\n");

        Call made = corpus("--by-heading");

        assertThat(made.exit()).as(made.err()).isZero();
        List<JsonNode> passages = passages();
        assertThat(passages).hasSize(3);
        for (JsonNode passage : passages.subList(0, 2)) {
            assertThat(LEAVE.substring(
                            passage.path("start").asInt(), passage.path("end").asInt()))
                    .isEqualTo(passage.path("text").asText());
        }
        assertThat(passages.get(2).path("acl").toString()).isEqualTo("[\"hr\"]");
        assertThat(folder.resolve("out/dataset.yaml")).exists();
    }

    @Test
    void what_cannot_be_read_is_listed_and_the_rest_is_kept() throws IOException {
        Files.writeString(docs.resolve("broken.pdf"), "x");
        Files.writeString(docs.resolve("pay.md"), "---\nacl: [hr\n---\nPay is secret.\n");

        Call made = corpus();

        assertThat(made.exit()).isEqualTo(3);
        assertThat(made.out() + made.err()).contains("broken.pdf", "no PDF", "pay.md", "front matter");
        assertThat(Files.readString(folder.resolve("out/corpus.jsonl")))
                .contains("Fifteen days")
                .doesNotContain("secret");
    }

    @Test
    void where_nothing_can_be_read_nothing_is_written() throws IOException {
        Files.writeString(docs.resolve("leave.md"), "");

        Call made = corpus();

        assertThat(made.exit()).isEqualTo(2);
        assertThat(made.err()).contains("leave.md", "an empty file");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    private Call corpus(String... options) {
        return Call.of(concat(
                List.of(
                        "dataset",
                        "corpus",
                        docs.toString(),
                        "--out",
                        folder.resolve("out").toString()),
                options));
    }

    private static String[] concat(List<String> first, String... more) {
        return Stream.concat(first.stream(), Stream.of(more)).toArray(String[]::new);
    }

    private List<JsonNode> passages() throws IOException {
        ObjectMapper json = new ObjectMapper();
        return Files.readAllLines(folder.resolve("out/corpus.jsonl")).stream()
                .map(line -> {
                    try {
                        return json.readTree(line);
                    } catch (IOException wrong) {
                        throw new UncheckedIOException(wrong);
                    }
                })
                .toList();
    }
}
