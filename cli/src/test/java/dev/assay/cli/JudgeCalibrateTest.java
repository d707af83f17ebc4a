package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The embedded judge against labels of people, through the command line. */
class JudgeCalibrateTest {

    private static final Path LABELS = Path.of("src", "test", "resources", "labels", "claims.jsonl");

    @TempDir
    private Path folder;

    private Call calibrate(Path labels, String... more) {
        return Call.of(LabelledRun.all(
                List.of("judge", "calibrate", labels.toString(), "--set", "out=" + folder.resolve("store")), more));
    }

    private Path labels(String text) throws IOException {
        return Files.writeString(folder.resolve("labels.jsonl"), text);
    }

    @Test
    void labels_of_two_languages_give_agreement_by_language_and_a_certificate() throws IOException {
        Path out = folder.resolve("certificates").resolve("judge.json");
        JsonNode result = calibrate(LABELS, "--json", "--out", out.toString(), "--cost", "3")
                .result();

        JsonNode whole = result.path("agreement");
        assertThat(whole.path("n").asInt()).isEqualTo(55);
        int right = whole.path("truePositives").asInt()
                + whole.path("trueNegatives").asInt();
        assertThat(whole.path("accuracy").path("mean").asDouble()).isEqualTo(right / 55.0);
        assertThat(whole.path("auroc").path("value").asDouble()).isGreaterThan(0.6);
        assertThat(result.path("slices").fieldNames())
                .toIterable()
                .containsExactly("language=en", "language=zh", "set=own", "set=q2");
        assertThat(result.path("cuts").path("best").path("cost").asDouble())
                .isLessThanOrEqualTo(
                        result.path("cuts").path("points").get(0).path("cost").asDouble());
        assertThat(result.path("confusion").path("contradicted").isObject()).isTrue();

        JsonNode written = new ObjectMapper().readTree(out.toFile());
        assertThat(written).isEqualTo(result.path("certificate"));
        assertThat(written.path("use").asText()).isEqualTo("embedded");
        assertThat(written.path("languages").path("zh").path("n").asInt()).isEqualTo(15);
        assertThat(written.path("languages")
                        .path("en")
                        .path("tpr")
                        .path("atLeast")
                        .asDouble())
                .isLessThan(written.path("languages")
                        .path("en")
                        .path("tpr")
                        .path("value")
                        .asDouble());
    }

    @Test
    void the_certificate_is_the_same_text_each_time_whatever_the_order_of_the_labels() throws IOException {
        List<String> lines = Files.readAllLines(LABELS);
        Path some = Files.write(folder.resolve("some.jsonl"), lines.subList(34, 46));
        Path turned =
                labels(String.join("\n", lines.subList(40, 46)) + "\n\n" + String.join("\n", lines.subList(34, 40)));
        calibrate(some, "--out", folder.resolve("a.json").toString());
        calibrate(turned, "--out", folder.resolve("b.json").toString());

        assertThat(folder.resolve("b.json")).hasSameTextualContentAs(folder.resolve("a.json"));
    }

    @Test
    void labels_that_are_all_positive_say_that_the_other_rate_is_unknown() throws IOException {
        String positive = String.join(
                "\n",
                Files.readAllLines(LABELS).stream()
                        .filter(line -> line.contains("\"label\": \"supported\""))
                        .toList());
        Call call = calibrate(labels(positive));

        assertThat(call.exit()).isZero();
        assertThat(call.out()).contains("the TNR, how much of what is bad the judge catches, is unknown");
        assertThat(call.out()).contains("TNR unknown: people said no to nothing");
        assertThat(call.out()).doesNotContain("NaN").doesNotContain("cut of the probability");
    }

    @Test
    void four_labels_are_too_few_and_no_certificate_is_written() throws IOException {
        Path out = folder.resolve("c.json");
        Call call =
                calibrate(labels(String.join("\n", Files.readAllLines(LABELS).subList(0, 4))), "--out", out.toString());

        assertThat(call.exit()).isEqualTo(3);
        assertThat(call.out()).contains("labels that the judge has an answer to: 4; 5 are the least");
        assertThat(out).doesNotExist();
    }

    @Test
    void labels_of_cases_are_compared_with_the_metric_they_name() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            lines.append("{\"question\": \"When does it open?\", \"contexts\": [\"It opens at nine in the morning.\"],"
                    + " \"answer\": \"" + (i < 5 ? "It opens at nine in the morning." : "Volcanoes erupt on Iceland.")
                    + "\", \"label\": " + (i < 4 ? 1 : i < 7 ? 0 : 0.25) + "}\n");
        }
        JsonNode result = calibrate(labels(lines.toString()), "--json").result();

        assertThat(result.path("metric").asText()).isEqualTo("faithfulness");
        assertThat(result.path("agreement").path("truePositives").asInt()).isEqualTo(4);
        assertThat(result.path("agreement").path("falsePositives").asInt()).isEqualTo(1);
        assertThat(result.path("agreement").path("trueNegatives").asInt()).isEqualTo(3);
        assertThat(result.path("scores").path("bias").path("mean").asDouble()).isEqualTo((1 - 0.25) / 8);
    }

    @Test
    void every_wrong_line_is_told_with_its_place_before_anybody_is_asked() throws IOException {
        Call call = calibrate(labels("""
                {"claim": "a", "contexts": ["b"], "label": "suported"}
                {"claim": "a", "contexts": ["b"]}
                {"claim": "a", "label": 1}
                {"id": "x", "claim": "a", "contexts": ["b"], "label": 1}
                {"id": "x", "claim": "a", "contexts": ["b"], "label": 0}
                not json
                {"question": "q", "answer": "a", "contexts": [], "label": 1}
                """));

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err())
                .contains("labels.jsonl:1:44: found \"suported\"; allowed: supported, contradicted, not-stated")
                .contains("labels.jsonl:2:1: found an object without `label`")
                .contains("labels.jsonl:3:1: found an object without `contexts`")
                .contains("labels.jsonl:5: found the id `x` again")
                .contains("labels.jsonl:6:1")
                .contains("labels.jsonl:7: found a case, without `claim`, among claims");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--cost|0|--cost is how many times",
                "--metric|faithfulnes|did you mean `faithfulness`",
            })
    void a_wrong_option_says_what_is_allowed(String option, String value, String said) throws IOException {
        String line = "{\"question\": \"q\", \"answer\": \"It opens.\", \"contexts\": [\"It opens.\"], \"label\": 1}\n";
        Call call = calibrate(labels(line), option, value);

        assertThat(call.exit()).isEqualTo(2);
        assertThat(call.err()).contains(said);
    }

    @Test
    void a_missing_or_empty_file_is_told() throws IOException {
        assertThat(calibrate(folder.resolve("none.jsonl")).err()).contains("no such file");
        Call empty = calibrate(labels("\n\n"));
        assertThat(empty.exit()).isEqualTo(2);
        assertThat(empty.err()).contains("no line");
        Files.write(folder.resolve("gbk.jsonl"), "{\"claim\": \"退货\"}".getBytes(Charset.forName("GBK")));
        assertThat(calibrate(folder.resolve("gbk.jsonl")).err()).contains("UTF-8");
    }
}
