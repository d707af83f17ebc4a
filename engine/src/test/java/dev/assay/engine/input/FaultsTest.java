package dev.assay.engine.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class FaultsTest {

    @Test
    void a_fault_reads_place_found_allowed() {
        assertThat(new Fault("cases.jsonl", 3, 17, "\"x\"", "a whole number").text())
                .isEqualTo("cases.jsonl:3:17: found \"x\"; allowed: a whole number");
        assertThat(Fault.ofFile("cases.jsonl", "an empty file", "one case a line")
                        .text())
                .isEqualTo("cases.jsonl: found an empty file; allowed: one case a line");
    }

    @Test
    void the_first_twenty_are_told_and_the_rest_counted() {
        Faults faults = new Faults();
        for (int i = 1; i <= 37; i++) {
            faults.add(new Fault("f", i, 1, "x", "y"));
        }
        assertThatThrownBy(faults::throwIfAny)
                .isInstanceOf(InputException.class)
                .message()
                .satisfies(text -> assertThat(text.lines()).hasSize(21).last().isEqualTo("and 17 more"))
                .startsWith("f:1:1: ")
                .contains("f:20:1: ")
                .doesNotContain("f:21:1: ");
    }

    @Test
    void without_a_fault_work_goes_on() {
        Faults faults = new Faults();
        faults.throwIfAny();
        assertThat(faults.count()).isZero();
    }

    @Test
    void what_was_found_is_shown_short_and_on_one_line() {
        assertThat(Words.quoted("a\nb\u0000c")).isEqualTo("\"a\\nb\\u0000c\"");
        assertThat(Words.shortened("x".repeat(100))).isEqualTo("x".repeat(60) + "…");
        assertThat(Words.shortened("x".repeat(59) + "😀y")).isEqualTo("x".repeat(59) + "…");
    }
}
