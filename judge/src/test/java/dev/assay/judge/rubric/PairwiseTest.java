package dev.assay.judge.rubric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.core.metric.MetricCatalog;
import dev.assay.core.metric.Score;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.JudgedMetric;
import dev.assay.judge.kit.InMemoryProvider;
import dev.assay.judge.kit.Subjects;
import dev.assay.judge.port.ProviderReply;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PairwiseTest {

    private static final Subjects CASE = Subjects.answering("Refunds take five days.", "text");

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "first, second, 1",
        "second, first, 0",
        "first, first, 0.5",
        "second, second, 0.5",
        "tie, tie, 0.5",
        "first, tie, 0.5",
    })
    void only_what_both_orders_agree_on_counts(String there, String back, double expected) {
        List<String> replies = new ArrayList<>(List.of(there, back));
        InMemoryProvider model = new InMemoryProvider(
                request -> ProviderReply.Text.of("{\"reason\":\"r\",\"better\":\"" + replies.remove(0) + "\"}"));
        Evidence evidence = CASE.judgedBy(model);

        assertThat(metric("pairwise(against=b.jsonl)", "Five days or so.").score(evidence))
                .isEqualTo(Score.of(expected));
        assertThat(model.calls()).isEqualTo(2);
        assertThat(evidence.notes()).hasSize(1);
    }

    @Test
    void what_needs_no_judge_asks_none() {
        InMemoryProvider model = Subjects.saying("never asked");

        assertThat(score("Refunds take five days. ", CASE, model)).isEqualTo(Score.of(0.5));
        assertThat(score(" ", CASE, model)).isEqualTo(Score.of(1));
        assertThat(score("Five.", Subjects.answering(""), model)).isEqualTo(Score.of(0));
        assertThat(score("Five.", CASE.unanswered(), model)).isEqualTo(new Score.Undefined("no answer recorded"));
        assertThat(((JudgedMetric) new MetricCatalog(List.of(
                                        PairwiseFamily.of(new RubricFolder(folder), path -> id -> Optional.empty())))
                                .parse("pairwise(against=b.jsonl)"))
                        .score(CASE.judgedBy(model)))
                .isEqualTo(new Score.Undefined("b.jsonl has no answer to the case"));
        assertThat(model.calls()).isZero();
    }

    @Test
    void an_unreadable_reply_is_a_failure() {
        assertThat(score("Five.", CASE, Subjects.saying("{'better':'the longer one'}")))
                .isInstanceOf(Score.Failed.class);
    }

    @Test
    void criteria_come_from_a_file_without_its_head() throws IOException {
        Files.writeString(folder.resolve("short.md"), "---\nname: short\n---\nThe shorter one wins.\n");
        Files.writeString(folder.resolve("empty.md"), "\n");
        List<String> sent = new ArrayList<>();
        InMemoryProvider model = new InMemoryProvider(request -> {
            sent.add(request.user());
            return ProviderReply.Text.of("{\"better\":\"tie\"}");
        });
        JudgedMetric metric = metric("pairwise(file=short.md,against=b.jsonl)", "Five.");
        metric.score(CASE.judgedBy(model));

        assertThat(sent.get(0)).contains("The shorter one wins.").doesNotContain("name: short");
        assertThat(metric.name()).hasToString("pairwise(against=b.jsonl,file=short.md)");
        assertThat(metric("pairwise(against=b.jsonl,file=short.md)", "x")).isEqualTo(metric);
        assertThatThrownBy(() -> metric("pairwise(file=empty.md,against=b.jsonl)", "x"))
                .hasMessageContaining("says nothing");
        assertThatThrownBy(() -> metric("pairwise(file=short.md)", "x")).hasMessageContaining("against is missing");
    }

    private Score score(String theirs, Subjects subject, InMemoryProvider model) {
        return metric("pairwise(against=b.jsonl)", theirs).score(subject.judgedBy(model));
    }

    private JudgedMetric metric(String name, String theirs) {
        return (JudgedMetric) new MetricCatalog(
                        List.of(PairwiseFamily.of(new RubricFolder(folder), path -> id -> Optional.of(theirs))))
                .parse(name);
    }
}
