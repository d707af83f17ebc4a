package dev.assay.judge.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LenientJsonTest {

    private static final ObjectMapper JACKSON = new ObjectMapper();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "[]",
                "{\"a\":[1,-2.5,true,false,null,\"x\"]}",
                "[\"\\\" \\\\ \\/ \\b\\f\\n\\r\\t \\u4e2d\"]",
                "[[[{\"deep\":{}}]]]",
                "{\"中文\":\"，：｛\"}",
            })
    void plain_json_reads_as_jackson_reads_it(String json) throws Exception {
        assertThat(value(json).node().toString())
                .isEqualTo(JACKSON.readTree(json).toString());
        assertThat(value(json + " rest").end()).isEqualTo(json.length());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[1,2,]                       | [1,2]",
                "｛“键”：［１，２．５］｝     | {\"键\":[1,2.5]}",
                "{“a”：“它说\"好\"，可以”}    | {\"a\":\"它说\\\"好\\\"，可以\"}",
                "{＂a＂:＂b＂}                | {\"a\":\"b\"}",
            })
    void what_cannot_change_a_meaning_is_forgiven(String json, String same) throws Exception {
        assertThat(value(json).node().toString())
                .isEqualTo(JACKSON.readTree(same).toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{a:1}",
                "{'a':1}",
                "{\"a\" 1}",
                "{\"a\":1 \"b\":2}",
                "{\"a\":1,\"a\":1}",
                "[,]",
                "[1,,2]",
                "[01x]",
                "[NaN]",
                "[\"\\x\"]",
                "[\"\\u12g4\"]",
                "[True]",
                "[1}",
                "[--1]",
            })
    void everything_else_is_no_value(String json) {
        assertThat(LenientJson.read(json + " ", 0)).isInstanceOf(LenientJson.Outcome.Other.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{", "[", "[1", "[1,", "{\"a", "{\"a\"", "{\"a\":", "{\"a\":\"x", "[tru", "[\"\\u12", "[\"\\"})
    void a_value_that_the_text_breaks_off_is_known_as_such(String json) {
        assertThat(LenientJson.read(json, 0)).isInstanceOf(LenientJson.Outcome.CutOff.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"a\":", "{\"a\":[1,", "[1] <think> ", "{", "<think></think>", "{\"claims\":[]},"})
    void hostile_lengths_take_no_more_than_a_moment(String piece) {
        String body = piece.repeat(900_000 / piece.length());
        List<Reading<?>> read = new ArrayList<>();
        long start = System.nanoTime();
        read.add(Sample.claims(body));
        read.add(Sample.claims(body + " x"));
        read.add(Sample.verdicts(body + "}"));

        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(10));
        assertThat(read).allSatisfy(reading -> assertThat(reading).isInstanceOf(Reading.Unreadable.class));
    }

    @Test
    void nesting_beyond_all_reason_makes_the_whole_reply_unreadable() {
        String deep = "[".repeat(100) + "]".repeat(100);

        assertThat(LenientJson.read(deep, 0)).isInstanceOf(LenientJson.Outcome.TooDeep.class);
        assertThat(Sample.faults(Sample.claims("{\"claims\":[\"A\"]} " + deep))).containsExactly(Fault.Kind.NO_JSON);
    }

    private static LenientJson.Outcome.Value value(String json) {
        return (LenientJson.Outcome.Value) LenientJson.read(json, 0);
    }
}
