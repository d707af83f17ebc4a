package dev.assay.core.answer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Case;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Output;
import dev.assay.core.data.Retrieved;
import dev.assay.core.metric.Score;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuoteAccuracyTest {

    @Test
    void the_example_of_the_card() {
        Score score = Answers.quoted(
                "The policy says \"no fee\", for 30 days, at 5 % interest.", "There is no fee.", "A 30-day period.");

        assertThat(score).isEqualTo(Score.of(2.0 / 3));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '^',
            value = {
                "It says \"No  Refunds.\"|There are no refunds after that.|1",
                "It says “no refunds”|we refund everything|0",
                "规定写明「不予退款」|定制商品不予退款。|1",
                "规定写明『不予退款』|定制商品可以退款。|0",
                "It says \"fund\"|we refund everything|0",
                "It takes 5 days|It takes 15 days|0",
                "It takes 5 days|It takes 2.5 days|0",
                "It takes 5 days|It takes 5 hours|0",
                "It takes 5 days|A 5-day wait|1",
                "It costs $1,000|The price: 1000 dollars|1",
                "价格为￥1,000|售价1000元|1",
                "共 1.2万元|共12000元|1",
                "增长了12.5%|同比增长百分之12.5|1",
                "growth was 12.5 percent|growth of 12.5%|1",
                "自2024年5月1日起|effective 2024-05-01|1",
                "from May 1, 2024|from 1 May 2024|1",
                "from May 1, 2024|from May 2, 2024|0",
                "七天内即5天或3个月|5天|0.5",
                "It takes 5 days or 5 days|never|0"
            })
    void quotes_and_figures_are_looked_up(String answer, String passage, double expected) {
        assertThat(Answers.quoted(answer, passage)).isEqualTo(Score.of(expected));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"It is covered by the plan.", "详见《退款政策》的说明，可以退款。", "The K310 printer prints both sides."})
    void an_answer_that_quotes_nothing_is_undefined(String answer) {
        assertThat(Answers.quoted(answer, "anything")).isInstanceOf(Score.Undefined.class);
    }

    @Test
    void no_passage_holds_nothing_but_unrecorded_or_unknown_ones_are_undefined() {
        String answer = "It takes 5 days.";
        Output unrecorded = new Output(
                Optional.empty(),
                List.of(),
                Optional.of(answer),
                List.of(),
                Map.of(),
                OptionalDouble.empty(),
                OptionalDouble.empty(),
                Optional.empty(),
                Optional.empty(),
                1);
        List<Retrieved> textless = List.of(Retrieved.of("p"));
        Case source = Answers.expecting(ExpectedBehavior.ANSWER, Optional.empty());

        assertThat(Answers.quoted(answer)).isEqualTo(Score.of(0));
        assertThat(new QuoteAccuracy().score(source, unrecorded, List.of()))
                .isEqualTo(new Score.Undefined("no retrieval recorded"));
        assertThat(new QuoteAccuracy().score(source, Output.of(textless, Optional.of(answer)), textless))
                .isEqualTo(new Score.Undefined("no text is known of the retrieved passages"));
    }

    @Test
    void a_refusal_is_undefined() {
        assertThat(Answers.quoted("抱歉，资料中没有相关信息，无法回答。", "5天")).isEqualTo(new Score.Undefined("the answer refuses"));
    }
}
