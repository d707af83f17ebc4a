package dev.assay.engine.codec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.engine.input.Faults;
import dev.assay.engine.input.JsonLine;
import dev.assay.engine.input.Line;
import dev.assay.engine.input.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CaseJsonTest {

    private static CaseLine read(String json) {
        Faults faults = new Faults();
        Source source = new Source("f", faults);
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        CaseLine line = JsonLine.parse(new Line("f", 1, 0, bytes, 0, bytes.length), source)
                .flatMap(new CaseCodec(source)::read)
                .orElseThrow(() -> new AssertionError(faults.text()));
        assertThat(faults.count()).isZero();
        return line;
    }

    private static void comesBack(String json) {
        CaseLine once = read(json);
        String written = CaseJson.line(once.source(), once.output());
        assertThat(read(written)).isEqualTo(once);
        assertThat(written).doesNotContain("\n");
    }

    @ParameterizedTest
    @CsvSource({"xquad_en_cases.jsonl, 12", "xquad_zh_cases.jsonl, 12", "reply_cases.jsonl, 16"})
    void real_cases_come_back_as_they_were(String file, int cases) throws IOException {
        try (InputStream in = Objects.requireNonNull(CaseJsonTest.class.getResourceAsStream(file))) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            assertThat(lines).hasSize(cases);
            lines.forEach(CaseJsonTest::comesBack);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "'expectedBehavior': 'escalate', 'relevant': []",
                "'relevant': ['p', {'id': 'q', 'grade': 3}, {'anyOf': ['r', {'document': 'd', 'start': 0, 'end': 2}]}]",
                "'relevant': [{'document': 'd'}, {'document': 'e', 'quote': '退款\\n'}, {'anyOf': ['x'], 'grade': 0}]",
                "'relevant': [{'document': 'd', 'start': 0, 'end': 2, 'quote': 'ab', 'grade': -1}]",
                "'nuggets': [{'text': 'a', 'importance': 'okay'}, {'text': 'b'}], 'referenceContexts': ['', 'x']",
                "'rubrics': {'score2_description': 'right', 'score1_description': 'wrong'}",
                "'metadata': {'n': 9007199254740993, 'd': 0.1, 'i': 1e15, 'b': false, 's': '\\u0000\\ud83d\\ude00'}",
                "'review': {'status': 'draft', 'note': ''}, 'split': 'tune', 'cluster': 'c'",
                "'retrieved': []",
                "'retrieved': ['p', 'p', {'id': 'q', 'text': '', 'score': -1e-7, 'metadata': {'k': 1}}]",
                "'stages': {'vector': ['p'], 'a': []}, 'answer': '', 'error': 'timeout', 'model': 'm'",
                "'answer': 'abc', 'citations': [{'start': 0, 'end': 3, 'ids': ['p', 'q']}], 'latencyMs': 0.5",
                "'usage': {'a': {'b': [1, 'x', {'c': true}]}}, 'cost': 1, 'repeat': 3",
                "'repeat': 1",
            })
    void every_field_comes_back_as_it_was(String fields) {
        comesBack("{\"id\": \"a\", \"question\": \"q\", " + fields.replace('\'', '"') + "}");
    }
}
