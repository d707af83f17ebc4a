package dev.assay.dataset.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.engine.UsageException;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is wrong is told with its place; what can be read is kept. */
class BadImportTest {

    private static final String TWO_GOOD =
            "{\"user_input\":\"A?\",\"response\":\"a\"}\n%s\n{\"user_input\":\"B?\",\"response\":\"b\"}\n";

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "{\"user_input\":\"  \"} ~ no question, or a blank one, in `user_input`",
                "{\"user_input\":\"x\" \"response\":1} ~ \"response",
                "{\"user_input\":\"x\" ~ the end of the object",
                "{\"user_input\":\"x\",\"reference\":[1]} ~ a list",
                "{\"user_input\":[{\"content\":\"hi\",\"type\":\"human\"}]} ~ MultiTurnSample",
                "{\"user_input\":\"x\",\"retrieved_contexts\":[\"t\"],\"retrieved_context_ids\":[1,2]} ~ 2 ids of retrieved contexts and 1 texts"
            })
    void a_wrong_line_is_told_and_the_others_are_kept(String line, String found) throws IOException {
        ImportOutcome outcome = imported("r.jsonl", TWO_GOOD.formatted(line));

        assertThat(outcome.cases()).isEqualTo(2);
        assertThat(outcome.exit()).isEqualTo(3);
        assertThat(outcome.skipped().count()).isEqualTo(1);
        Fault fault = outcome.skipped().first().get(0);
        assertThat(fault.line()).isEqualTo(2);
        assertThat(fault.text()).contains(found.replace("``", "`"));
        assertThat(folder.resolve("out/skipped.txt")).hasContent(fault.text());
    }

    @Test
    void under_strict_one_wrong_line_leaves_nothing() throws IOException {
        Path file = write("r.jsonl", TWO_GOOD.formatted("{\"user_input\":\"\"}"));

        assertThatThrownBy(() -> DatasetImport.run(
                        new ImportRequest(file, folder.resolve("out"), Optional.empty(), Optional.empty(), true)))
                .isInstanceOf(InputException.class);
        assertThat(folder).isDirectoryNotContaining("glob:**out").isDirectoryNotContaining("glob:**.new*");
    }

    @Test
    void commas_with_nothing_behind_them_and_nan_are_passed_over_and_told() throws IOException {
        ImportOutcome outcome = imported("r.json", """
                [
                  {"user_input": "A?", "retrieved_contexts": ["x",],},
                  {"user_input": "B?", "faithfulness": NaN, "reference": "r"},
                ]
                """);

        assertThat(outcome.cases()).isEqualTo(2);
        assertThat(outcome.exit()).isZero();
        assertThat(outcome.notes())
                .anyMatch(note -> note.contains("a comma with nothing behind it: passed over (2 lines, first: 2)"))
                .anyMatch(note -> note.contains("NaN or Infinity") && note.contains("line 3"));
    }

    @Test
    void a_broken_item_of_a_json_list_does_not_hide_the_next() throws IOException {
        ImportOutcome outcome = imported("r.json", """
                [{"user_input": "A?",
                  "response" "no colon"},
                 {"user_input": "B?"}, {"user_input": "C?
                """);

        assertThat(outcome.cases()).isEqualTo(1);
        assertThat(outcome.skipped().first()).extracting(Fault::line).containsExactly(2, 3);
        assertThat(outcome.skipped().text()).contains("an item without its end");
    }

    @Test
    void uneven_rows_of_csv_are_told_and_the_others_kept() throws IOException {
        ImportOutcome outcome =
                imported("r.csv", "user_input,response\nA?,a\nB?,b, c\nC?\n\"D\n?\",d\nE?,\"never closed\n");

        assertThat(outcome.cases()).isEqualTo(2);
        assertThat(outcome.skipped().first()).extracting(Fault::line).containsExactly(3, 4, 7);
        assertThat(outcome.skipped().text())
                .contains("found 3 cells; allowed: 2 as in the header")
                .contains("a quote that is not closed");
    }

    @Test
    void a_list_cell_that_is_broken_is_told() throws IOException {
        ImportOutcome outcome = imported(
                "r.csv",
                "question,contexts,ground_truth\nA?,\"['a', \"\"b's\"\"]\",r\nB?,\"['a', 'b'\",r\nC?,just text,r\n");

        assertThat(outcome.cases()).isEqualTo(2);
        assertThat(outcome.skipped().text()).contains("r.csv:3").contains("a list as pandas or JSON writes it");
    }

    @Test
    void a_second_row_with_the_same_id_is_told_with_both_lines() throws IOException {
        ImportOutcome outcome =
                imported("a.jsonl", "{\"id\":\"a\",\"question\":\"A?\"}\n{\"id\":\"a\",\"question\":\"B?\"}\n");

        assertThat(outcome.cases()).isEqualTo(1);
        assertThat(outcome.skipped().text()).contains("a.jsonl:2: found the id \"a\" again, as on line 1");
    }

    @Test
    void a_question_that_stands_twice_gets_two_ids() throws IOException {
        ImportOutcome outcome = imported("r.jsonl", "{\"user_input\":\"A?\"}\n{\"user_input\":\"A?\"}\n");

        assertThat(outcome.cases()).isEqualTo(2);
        assertThat(outcome.notes()).anyMatch(note -> note.contains("more than once"));
    }

    @Test
    void another_encoding_is_refused_with_a_guess_and_read_when_it_is_named() throws IOException {
        String text = "user_input,response\n退款申请通过后，多久能到账？,一般三到五个工作日原路退回，遇节假日顺延。\n";
        Path file = Files.write(folder.resolve("gbk.csv"), text.getBytes(Charset.forName("GB18030")));

        assertThatThrownBy(() -> run(file, Optional.empty()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("this looks like GB18030: add --encoding GB18030");
        run(file, Optional.of("GB18030"));

        assertThat(folder.resolve("out/cases.jsonl")).content().contains("退款申请通过后，多久能到账？");
        assertThatThrownBy(() -> run(file, Optional.of("GBX"))).isInstanceOf(UsageException.class);
    }

    @Test
    void a_line_with_wrong_bytes_in_a_file_of_utf8_is_left_out() throws IOException {
        byte[] good = "{\"user_input\":\"多久？\"}\n{\"user_input\":\"为何？\"}\n{\"user_input\":\"é?\"}\n"
                .getBytes(StandardCharsets.UTF_8);
        byte[] bad = good.clone();
        bad[good.length - 5] = (byte) 0xE9;
        ImportOutcome outcome = run(Files.write(folder.resolve("r.jsonl"), bad), Optional.empty());

        assertThat(outcome.cases()).isEqualTo(2);
        assertThat(outcome.skipped().text()).contains("r.jsonl:3: found bytes that are not UTF-8");
    }

    @Test
    void utf16_with_its_mark_is_read() throws IOException {
        Path file = Files.write(
                folder.resolve("u.csv"), "user_input,response\r\n多久？,五天\r\n".getBytes(StandardCharsets.UTF_16));

        assertThat(run(file, Optional.empty()).cases()).isEqualTo(1);
    }

    @Test
    void a_file_that_nobody_knows_is_told_with_its_columns_the_formats_and_the_next_step() throws IOException {
        Path file = write("x.csv", "frage,antwort\nWarum?,Darum\n");

        assertThatThrownBy(() -> run(file, Optional.empty()))
                .hasMessageContainingAll("antwort, frage", "--from ragas:", "--from deepeval:", "rename the columns");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "c.json | [{\"scenario\":\"s\",\"turns\":[{\"role\":\"user\",\"content\":\"x\"}]}] | ConversationalGolden",
                "p.json | {\"question\":{\"0\":\"A?\"},\"contexts\":{\"0\":[]}} | orient=\"records\"",
                "e.csv | `` | an empty file",
                "m.jsonl | {\"messages\":[{\"role\":\"user\",\"content\":\"x\"}]} | multi-turn conversations",
                "m.csv | `user_input,reference\n\"[{'content': 'x', 'type': 'human'}]\",r` | MultiTurnSample"
            })
    void conversations_and_what_holds_no_rows_are_refused_by_name(String name, String text, String found)
            throws IOException {
        Path file = write(name, text);

        assertThatThrownBy(() -> run(file, Optional.empty()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(found);
    }

    @Test
    void scores_and_unknown_columns_are_kept_apart() throws IOException {
        ImportOutcome outcome = imported(
                "r.csv",
                ",question,contexts,answer,ground_truth,context_utilization,faithfulness,team\n0,A?,['c'],a,r,0.5,,red\n");

        assertThat(folder.resolve("out/cases.jsonl"))
                .content()
                .contains("\"metadata\":{\"ragas:context_utilization\":0.5,\"team\":\"red\"}");
        assertThat(outcome.notes()).hasSize(1).allMatch(note -> note.contains("`team`: not a field of ragas"));
    }

    @Test
    void bars_inside_passages_of_deepeval_are_not_cut_in_silence() throws IOException {
        ImportOutcome outcome = imported("d.csv", """
                input,actual_output,retrieval_context
                A?,a,"cat access.log | grep ERROR|Use wc -l to count."
                B?,b,退款5天内到账。|节假日顺延。
                C?,c,"[""a | b"", ""c""]"
                """);

        assertThat(outcome.notes()).hasSize(1).allMatch(note -> note.contains("3 pieces") && note.contains("line 2"));
        assertThat(Files.readAllLines(folder.resolve("out/outputs.jsonl")).get(1))
                .contains("\"text\":\"节假日顺延。\"");
        assertThat(Files.readAllLines(folder.resolve("out/outputs.jsonl")).get(2))
                .contains("\"text\":\"a | b\"");
    }

    @Test
    void plain_names_are_read() throws IOException {
        imported("p.csv", "question,relevantChunkIds,groundTruth,retrievedChunks\nA?,c1; c2,r,\"['c1']\"\n");

        assertThat(folder.resolve("out/cases.jsonl"))
                .content()
                .contains("\"relevant\":[\"c1\",\"c2\"],\"reference\":\"r\"");
        assertThat(folder.resolve("out/outputs.jsonl")).content().contains("\"retrieved\":[{\"id\":\"c1\"}]");
    }

    private ImportOutcome imported(String name, String text) throws IOException {
        return run(write(name, text), Optional.empty());
    }

    private ImportOutcome run(Path file, Optional<String> encoding) {
        return DatasetImport.run(new ImportRequest(file, folder.resolve("out"), Optional.empty(), encoding, false));
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
