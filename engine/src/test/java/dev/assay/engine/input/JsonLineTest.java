package dev.assay.engine.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonLineTest {

    private final Faults faults = new Faults();

    private Optional<Node.Obj> parse(String text) {
        byte[] bytes = ("??" + text + "??").getBytes(StandardCharsets.UTF_8);
        return JsonLine.parse(new Line("f", 7, 100, bytes, 2, bytes.length - 2), new Source("f", faults));
    }

    @Test
    void every_value_knows_its_column_in_characters() {
        Node.Obj object = parse("{\"问题\": \"退款😀\", \"n\": [1, -2.5e3, true, null], \"o\": {\"k\": \"v\"}}")
                .orElseThrow();
        assertThat(object.members().get(0)).isEqualTo(new Node.Member("问题", 7, 2, new Node.Text(7, 8, "退款😀")));
        assertThat(object.members().get(1).column()).isEqualTo(15);
        Node.Arr list = (Node.Arr) object.members().get(1).value();
        assertThat(list.items())
                .containsExactly(
                        new Node.Num(7, 21, "1"),
                        new Node.Num(7, 24, "-2.5e3"),
                        new Node.Bool(7, 32, true),
                        new Node.Null(7, 38));
        assertThat(object.get("o").orElseThrow().column()).isEqualTo(50);
        assertThat(faults.count()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{\"a\": }          | 7:7:  | \"}\"",
                "{\"a\": 1, \"a\": 2} | 7:10: | the key `a` again",
                "{\"a\": 1         | 7:8:  | the end of the line",
                "{\"退款\": 1} x     | 7:11: | more text after the object",
                "[1]                | 7:1:  | \"[1]\"; allowed: one JSON object a line; write the items",
                "\"x\"              | 7:1:  | \"\"x\"\"; allowed: one JSON object a line",
                "{\"a\": 01}        | 7:8:  | \"1}\"; allowed: JSON (Invalid numeric value: Leading zeroes not allowed)",
                "{\"a\": NaN}       | 7:7:  | NaN; allowed: a finite number",
                "{'a': 1}           | 7:2:  | \"'a': 1}\"",
                "{\"a\": 1e99999}   | 7:7:  | the number 1e99999; allowed: a number below 1e308",
                "{\"a\": \"\\x\"}   | 7:9:  | \"x",
            })
    void a_broken_line_is_told_where_it_breaks(String text, String place, String found) {
        assertThat(parse(text)).isEmpty();
        assertThat(faults.text()).contains(place).contains("found " + found);
    }

    @Test
    void a_key_that_stands_twice_among_many_is_found_too() {
        StringBuilder text = new StringBuilder("{");
        for (int i = 0; i < 50; i++) {
            text.append("\"k").append(i).append("\": 1, ");
        }
        assertThat(parse(text + "\"k3\": 2}")).isEmpty();
        assertThat(faults.text()).contains("found the key `k3` again");
    }

    @Test
    void nesting_without_end_is_a_fault_and_no_stack_overflow() {
        assertThat(parse("{\"a\": " + "[".repeat(100_000))).isEmpty();
        assertThat(faults.count()).isEqualTo(1);
    }
}
