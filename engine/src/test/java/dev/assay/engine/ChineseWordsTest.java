package dev.assay.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.answer.AnswerMetric;
import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Output;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The metrics on words that users name take Chinese by the dictionary. */
class ChineseWordsTest {

    @ParameterizedTest
    @CsvSource({
        "tokenF1, 北京, 南京, 0",
        "tokenF1(unit=character), 北京, 南京, 0.5",
        "tokenF1, 北京天气很好, 北京天气不好, 0.666667",
        "rougeL, 退款照片, 照片退款, 0.5",
        "bleu, 北京, 南京, 0",
        "tokenF1, サービス料, サービス料, 1"
    })
    void words_of_the_dictionary_count(String metric, String answer, String reference, double expected) {
        AnswerMetric words = (AnswerMetric) Metrics.catalog().parse(metric);
        Case source = new Case(
                "q",
                "?",
                ExpectedBehavior.ANSWER,
                Optional.empty(),
                Optional.of(reference),
                List.of(),
                List.of(),
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());

        assertThat(words.score(source, Output.of(List.of(), Optional.of(answer)), AnswerKind.ANSWERED, List.of())
                        .number()
                        .orElseThrow())
                .isCloseTo(expected, within(1e-6));
    }
}
