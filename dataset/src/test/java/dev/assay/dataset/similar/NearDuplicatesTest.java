package dev.assay.dataset.similar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.assay.dataset.similar.NearDuplicates.Pair;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearDuplicatesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "How do I get a refund?               | how can I get a refund",
                "How do I get a refund?               | How to get refunds, please?",
                "Can I pay by card?                   | Could you please pay by card",
                "How long does shipping take?         | How long does the shipping take??",
                "Which plans include support?         | What plans include support?",
                "how does the finance department recieve invoices from suppliers in euro | How does the finance department receive invoices from suppliers in euro?",
                "Is ＡＢＣ included in the 1,000 plan? | is abc included in the 1000 plan",
                "如何申请退款？                        | 请问怎么申请退款",
                "退款要多久                            | 退款需要多久？",
                "能不能退款到银行卡                    | 可以退款到银行卡吗",
                "如何申請退款                          | 如何申请退款",
                "Spring Boot 怎么配置数据源？           | 怎样配置 spring boot 的数据源",
            })
    void the_same_question_in_other_words(String a, String b) {
        assertThat(NearDuplicates.similarity(a, b)).isGreaterThanOrEqualTo(NearDuplicates.THRESHOLD);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What is the refund period for orders over 100 euro? | What is the refund period for orders over 200 euro?",
                "What changed in version 2.1 of the service?         | What changed in version 2.2 of the service?",
                "What is the capital of France?                      | What is the capital of Spain?",
                "Which city did the mayor Martin Smith govern?       | Which city did the mayor Marvin Smith govern?",
                "Which plans include phone support?                  | Which plans do not include phone support?",
                "How do I turn the night mode on?                    | How do I turn the night mode off?",
                "When is a refund paid?                              | Where is a refund paid?",
                "How is plan A billed?                               | How is plan B billed?",
                "Can I use C# with the service?                      | Can I use C++ with the service?",
                "张三的年假还剩多少天？                                | 李四的年假还剩多少天？",
                "2023 年的营业收入是多少？                             | 2024 年的营业收入是多少？",
                "会员可以退款吗                                       | 会员不可以退款吗",
                "北京分公司的报销流程是什么                            | 南京分公司的报销流程是什么",
                "如何退货                                            | 如何退款",
                "第一章讲什么                                         | 第二章讲什么",
            })
    void one_number_name_or_word_that_tells_makes_another_question(String a, String b) {
        assertThat(NearDuplicates.similarity(a, b)).isZero();
        assertThat(NearDuplicates.pairs(List.of(a, b), 0.5)).isEmpty();
    }

    @Test
    void short_questions_and_questions_without_words_are_compared_too() {
        assertThat(NearDuplicates.pairs(List.of("退款?", "退款", "Refund", "refunds?", "???", "??", "Who?", "!!!"), 0.8))
                .extracting(Pair::first, Pair::second)
                .containsExactly(tuple(0, 1), tuple(2, 3));
    }

    @Test
    void groups_link_what_pairs_link() {
        assertThat(NearDuplicates.groups(List.of(new Pair(4, 9, 1), new Pair(2, 7, 1), new Pair(1, 4, 1))))
                .containsExactly(List.of(1, 4, 9), List.of(2, 7));
    }

    @Test
    void a_threshold_that_makes_no_sense_is_refused() {
        assertThatThrownBy(() -> NearDuplicates.pairs(List.of(), 0.2)).hasMessageContaining("0.2");
    }

    @ParameterizedTest
    @CsvSource({"0.5", "0.7", "0.8", "0.95", "1.0"})
    void finds_what_brute_force_finds_but_for_the_documented_share(double threshold) {
        List<String> texts = new Made(7).texts(900);
        List<Wording> wordings = texts.stream().map(Wording::of).toList();
        List<Pair> found = NearDuplicates.pairs(texts, threshold);

        int there = 0;
        List<String> missed = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            for (int j = i + 1; j < texts.size(); j++) {
                double similarity = Likeness.of(wordings.get(i), wordings.get(j));
                boolean same = tokens(wordings.get(i)).equals(tokens(wordings.get(j)));
                if (similarity >= threshold && !same && first(wordings, i) == i && first(wordings, j) == j) {
                    there++;
                    if (!found.contains(new Pair(i, j, similarity))) {
                        missed.add(similarity + " " + texts.get(i) + " | " + texts.get(j));
                    }
                }
            }
        }

        assertThat(there + 1).as("pairs to find").isGreaterThan(threshold == 1 ? 0 : 20);
        assertThat(missed).hasSizeLessThanOrEqualTo((int) Math.ceil(5 * NearDuplicates.MISSED * there));
        assertThat(found)
                .allSatisfy(
                        pair -> assertThat(NearDuplicates.similarity(texts.get(pair.first()), texts.get(pair.second())))
                                .isEqualTo(pair.similarity())
                                .isGreaterThanOrEqualTo(threshold));
        assertThat(NearDuplicates.pairs(texts, threshold)).isEqualTo(found);
    }

    @ParameterizedTest
    @CsvSource({"0.5", "0.6", "0.8", "0.9", "0.99"})
    void bands_miss_no_more_than_documented(double threshold) {
        Bands bands = Bands.of(threshold, NearDuplicates.MISSED);

        assertThat(bands.missed(threshold)).isLessThanOrEqualTo(NearDuplicates.MISSED);
        assertThat(bands.missed((1 + threshold) / 2)).isLessThan(NearDuplicates.MISSED / 10);
        assertThat(bands.values()).isLessThanOrEqualTo(160);
    }

    @Test
    void thousands_from_one_template_take_no_quadratic_time() {
        List<String> texts = new ArrayList<>();
        Random random = new Random(3);
        for (int i = 0; i < 20_000; i++) {
            texts.add("How many days of annual leave does an employee of the department of " + name(random)
                    + " get in the first year with the company?");
        }
        texts.add(texts.get(11).replace("How many", "how many").replace("annual leave", "the annual leave"));
        texts.add("Please: " + texts.get(12).replace("first year", "first full year"));

        long start = System.nanoTime();
        List<Pair> pairs = NearDuplicates.pairs(texts, 0.8);

        assertThat(pairs).extracting(Pair::first).contains(11, 12);
        assertThat(pairs).hasSizeLessThan(40);
        assertThat((System.nanoTime() - start) / 1e9).isLessThan(30);
    }

    private static String name(Random random) {
        String word = Made.word(random, 9);
        return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
    }

    private static List<String> tokens(Wording wording) {
        return wording.tokens().stream().map(Token::text).toList();
    }

    private static int first(List<Wording> wordings, int place) {
        for (int i = 0; i < place; i++) {
            if (tokens(wordings.get(i)).equals(tokens(wordings.get(place)))) {
                return i;
            }
        }
        return place;
    }
}
