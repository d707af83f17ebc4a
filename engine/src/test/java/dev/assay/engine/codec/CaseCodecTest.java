package dev.assay.engine.codec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Citation;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Label;
import dev.assay.core.data.Nugget;
import dev.assay.core.data.Output;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Review;
import dev.assay.core.data.Span;
import dev.assay.core.data.Split;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Line;
import dev.assay.engine.input.Source;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaseCodecTest {

    private final Faults faults = new Faults();
    private final Source source = new Source("cases.jsonl", faults);
    private final CaseCodec codec = new CaseCodec(source);
    private int number = 2;

    private Optional<CaseLine> read(String json) {
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        number++;
        return JsonLine.parse(new Line("cases.jsonl", number, 0, bytes, 0, bytes.length), source)
                .flatMap(codec::read);
    }

    private CaseLine good(String fields) {
        Optional<CaseLine> read = read("{\"id\": \"a\", \"question\": \"q\", " + fields + "}");
        assertThat(faults.text()).isEmpty();
        return read.orElseThrow();
    }

    @Test
    void a_case_of_id_and_question_is_to_be_answered_and_nothing_more_is_known() {
        CaseLine line = good("\"reference\": null");
        assertThat(line.line()).isEqualTo(3);
        assertThat(line.output()).isEmpty();
        assertThat(line.source().expectedBehavior()).isEqualTo(ExpectedBehavior.ANSWER);
        assertThat(line.source().judgments()).isEmpty();
        assertThat(line.source().reference()).isEmpty();
    }

    @Test
    void every_kind_of_label_is_read() {
        String relevant = """
                "relevant": ["p1", {"id": "p2", "grade": 3}, {"anyOf": ["p3", {"id": "p4"},
                {"document": "d1", "start": 5, "end": 9}], "grade": 2}, {"document": "d2"},
                {"document": "d3", "start": 0, "end": 4, "quote": "four", "grade": -1},
                {"document": "d4", "quote": "words"}, {"id": "p5", "grade": 2.0}]""";
        assertThat(good(relevant).source().judgments().orElseThrow().groups())
                .containsExactly(
                        RelevantGroup.item("p1"),
                        RelevantGroup.item("p2", 3),
                        new RelevantGroup(
                                List.of(
                                        new Label.Item("p3"),
                                        new Label.Item("p4"),
                                        new Label.Evidence("d1", new Span(5, 9), "")),
                                2),
                        new RelevantGroup(List.of(new Label.WholeDocument("d2")), 1),
                        new RelevantGroup(List.of(new Label.Evidence("d3", new Span(0, 4), "four")), -1),
                        new RelevantGroup(List.of(new Label.Quote("d4", "words")), 1),
                        RelevantGroup.item("p5", 2));
    }

    @Test
    void no_relevant_item_is_fine_where_the_system_should_refuse_and_a_fault_where_it_should_answer() {
        assertThat(good("\"expectedBehavior\": \"refuse\", \"relevant\": []")
                        .source()
                        .judgments()
                        .orElseThrow()
                        .groups())
                .isEmpty();
        assertThat(read("{\"id\": \"b\", \"question\": \"q\", \"relevant\": []}"))
                .isEmpty();
        assertThat(faults.text())
                .startsWith("cases.jsonl:4:42: found an empty list; allowed: one label or more in `relevant`")
                .contains("leave the field out when nobody judged");
    }

    @Test
    void a_label_that_is_repeated_counts_once_and_is_told() {
        CaseLine line = good("\"relevant\": [\"p1\", \"p1\", {\"id\": \"p1\", \"grade\": 1}, \"p2\"]");
        assertThat(line.source().judgments().orElseThrow().groups()).hasSize(2);
        assertThat(codec.warnings())
                .containsExactly("cases.jsonl: `relevant` names an item twice; it counts once (line 3)");
    }

    @Test
    void every_other_field_of_a_case_is_read() {
        CaseLine line = good("""
                "expectedBehavior": "clarify", "reference": "r", "referenceContexts": ["c1", ""],
                "nuggets": [{"text": "n1"}, {"text": "n2", "importance": "okay"}],
                "metadata": {"language": "zh", "hops": 2, "share": 0.5, "whole": 3.0, "hard": true, "none": null},
                "cluster": "d1", "review": {"status": "approved", "by": "an", "at": "2026-01-01", "note": ""},
                "split": "heldout\"""");
        assertThat(line.source().expectedBehavior()).isEqualTo(ExpectedBehavior.CLARIFY);
        assertThat(line.source().reference()).contains("r");
        assertThat(line.source().referenceContexts()).containsExactly("c1", "");
        assertThat(line.source().nuggets()).containsExactly(new Nugget("n1", true), new Nugget("n2", false));
        assertThat(line.source().metadata())
                .isEqualTo(Map.of("language", "zh", "hops", 2L, "share", 0.5, "whole", 3L, "hard", true));
        assertThat(line.source().cluster()).contains("d1");
        assertThat(line.source().review())
                .contains(new Review(
                        Review.Status.APPROVED, Optional.of("an"), Optional.of("2026-01-01"), Optional.of("")));
        assertThat(line.source().split()).contains(Split.HELDOUT);
    }

    @Test
    void an_inline_output_is_read_in_full() {
        Output output = good("""
                "retrieved": ["p1", {"id": "p2", "document": "d", "start": 1, "end": 3, "text": "t", "score": -0.5,
                "metadata": {"rank": 1}}], "stages": {"vector": ["p2"], "bm25": []}, "answer": "Yes [1].",
                "citations": [{"start": 0, "end": 3, "ids": ["p1"]}], "usage": {"tokens": {"in": 5}, "tools": ["x"]},
                "latencyMs": 12.5, "cost": 0, "error": "", "model": "m", "repeat": 2""").output().orElseThrow();
        assertThat(output.retrieved().orElseThrow()).hasSize(2).first().isEqualTo(Retrieved.of("p1"));
        Retrieved second = output.retrieved().get().get(1);
        assertThat(second.span()).contains(new Span(1, 3));
        assertThat(second.score()).hasValue(-0.5);
        assertThat(second.metadata()).isEqualTo(Map.of("rank", 1L));
        assertThat(output.stages()).extracting("name").containsExactly("vector", "bm25");
        assertThat(output.citations()).containsExactly(new Citation(0, 3, List.of("p1")));
        assertThat(output.usage()).isEqualTo(Map.of("tokens", Map.of("in", 5L), "tools", List.of("x")));
        assertThat(output.latencyMs()).hasValue(12.5);
        assertThat(output.cost()).hasValue(0);
        assertThat(output.error()).isEmpty();
        assertThat(output.model()).contains("m");
        assertThat(output.repeat()).isEqualTo(2);
    }

    @Test
    void stages_may_be_a_list_of_names_and_items() {
        Output output = good("\"stages\": [{\"name\": \"context\", \"items\": [{\"id\": \"p1\"}]}]")
                .output()
                .orElseThrow();
        assertThat(output.retrieved()).isEmpty();
        assertThat(output.context().orElseThrow()).containsExactly(Retrieved.of("p1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "\"id\": ▲7 | found the number 7; allowed: a string that is not blank in `id`",
                "\"expectedBehavior\": ▲\"Refuse\" | found \"Refuse\"; allowed: answer, refuse, clarify, escalate in `expectedBehavior`: did you mean `refuse`?",
                "\"relevant\": ▲\"p1\" | found \"p1\"; allowed: a list of labels in `relevant`",
                "\"relevant\": [▲1] | found the number 1; allowed: an id, {\"id\",\"grade\"}",
                "\"relevant\": [{\"id\": \"p\", \"grade\": ▲1.5}] | found the number 1.5; allowed: a whole number in `grade`",
                "\"relevant\": [▲{\"grade\": 1}] | found an object without `id` or `document`",
                "\"relevant\": [{\"anyOf\": ▲[]}] | found an empty list; allowed: one label or more in `anyOf`",
                "\"relevant\": [\"p\", ▲{\"id\": \"p\", \"grade\": 2}] | found the same item again with grade 2; allowed: one grade for an item; it has 1 already",
                "\"relevant\": [▲{\"document\": \"d\", \"start\": 4}] | found an object without `end`; allowed: `end`: `start` and `end` together",
                "\"relevant\": [{\"document\": \"d\", \"start\": 4, \"end\": ▲4}] | found the number 4; allowed: an `end` above `start` 4",
                "\"relevant\": [{\"document\": \"d\", \"start\": ▲-1, \"end\": 4}] | found the number -1; allowed: a whole number, 0 or more, in `start`",
                "\"relevant\": [{\"id\": \"p\", \"quote\": ▲\"x\"}] | found \"x\"; allowed: either `id` or `quote`, not both",
                "\"reference\": ▲[\"r\"] | found a list; allowed: a string in `reference`",
                "\"metadata\": {\"tags\": ▲[1]} | found a list; allowed: a string, a number, true or false in `tags`",
                "\"metadata\": {\"n\": ▲1e999} | found the number 1e999; allowed: a number below 1e308",
                "\"nuggets\": [▲{\"importance\": \"vital\"}] | found an object without `text`",
                "\"nuggets\": [{\"text\": \"x\", \"importance\": ▲\"ok\"}] | found \"ok\"; allowed: vital, okay in `importance`",
                "\"review\": ▲{\"by\": \"x\"} | found an object without `status`; allowed: `status`: draft, approved, rejected",
                "\"split\": ▲\"test\" | found \"test\"; allowed: tune, dev, heldout in `split`",
                "\"retrieved\": ▲{\"id\": \"p\"} | found an object; allowed: a list of items in `retrieved`",
                "\"retrieved\": [▲{\"text\": \"t\"}] | found an object without `id`; allowed: `id`: a string that is not blank",
                "\"retrieved\": [{\"id\": \"p\", \"score\": ▲\"0.5\"}] | found \"0.5\"; allowed: a finite number in `score`",
                "\"answer\": ▲true | found true; allowed: a string in `answer`",
                "\"answer\": \"abc\", \"citations\": [{\"start\": 0, \"end\": ▲4, \"ids\": []}] | found the number 4; allowed: an `end` within the answer, which has 3 characters",
                "\"latencyMs\": ▲-1 | found the number -1; allowed: milliseconds, 0 or more, in `latencyMs`",
                "\"repeat\": ▲0 | found the number 0; allowed: a whole number, 1 or more, in `repeat`",
            })
    void a_wrong_value_is_told_where_it_stands_with_what_is_allowed(String fields, String fault) {
        String id = fields.startsWith("\"id\"") ? "" : "\"id\": \"a\", ";
        String marked = "{" + id + "\"question\": \"q\", " + fields + "}";
        assertThat(read(marked.replace("▲", ""))).isEmpty();
        assertThat(faults.text()).contains("cases.jsonl:3:" + (marked.indexOf('▲') + 1) + ": " + fault);
    }

    @Test
    void all_faults_of_a_line_are_told() {
        assertThat(read("{\"question\": \" \", \"split\": 1, \"answer\": 2, \"relevant\": [3, 4]}"))
                .isEmpty();
        assertThat(faults.text().lines()).hasSize(6);
        assertThat(faults.text())
                .contains("3:1: found an object without `id`", "3:14: found \" \"")
                .contains("the number 1;", "the number 2;", "the number 3;", "the number 4;");
    }

    @Test
    void unknown_fields_are_warned_about_once_with_the_near_name() {
        for (int i = 0; i < 12; i++) {
            good(
                    "\"relevent\": [\"p1\"], \"retrieved\": [{\"id\": \"p\", \"scroe\": 1}, {\"id\": \"q\", \"scroe\": 1}]");
        }
        good("\"colour\": \"red\"");
        assertThat(codec.warnings())
                .containsExactly(
                        "cases.jsonl: `relevent`: did you mean `relevant`? (12 lines, first: 3)",
                        "cases.jsonl: `retrieved[].scroe`: did you mean `score`? (12 lines, first: 3)",
                        "cases.jsonl: `colour`: not a field that Assay knows (line 15)");
    }

    @Test
    void unknown_fields_without_end_do_not_fill_memory_or_the_screen() {
        for (int i = 0; i < 1000; i++) {
            good("\"field-" + i + "-of-many\": 1");
        }
        assertThat(codec.warnings()).hasSize(101).last().asString().contains("900 more");
    }
}
