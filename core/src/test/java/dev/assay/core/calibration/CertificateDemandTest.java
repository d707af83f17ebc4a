package dev.assay.core.calibration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.stats.agreement.Confusion;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CertificateDemandTest {

    private static final String JUDGE =
            "llm zhipu model=glm-4 maxTokens=4096 prompts=claims.en@11111111,verdicts.en@22222222";
    private static final CertifiedRates GOOD = new CertifiedRates(new Confusion(90, 10, 80, 20), 200);
    private static final CertifiedRates COIN = new CertifiedRates(new Confusion(50, 50, 55, 45), 200);
    private static final CertifiedRates ONE_SIDED = new CertifiedRates(new Confusion(100, 0, 0, 0), 100);

    private static CertificateDemand.Held held(long age, Map<String, CertifiedRates> languages) {
        Certificate certificate =
                new Certificate("zhipu", new JudgeIdentity(JUDGE), "faithfulness", "2026-12-02", "00", 0.95, languages);
        return new CertificateDemand.Held("c.json", certificate, age);
    }

    private static List<String> unmet(
            String judge, String metric, Set<String> languages, CertificateDemand.Held... held) {
        return new CertificateDemand(new JudgeIdentity(judge), metric, languages, 90).unmet(List.of(held));
    }

    @Test
    void the_same_judge_metric_and_language_within_its_days_is_certified() {
        assertThat(unmet(JUDGE, "faithfulness", Set.of("en"), held(90, Map.of("en", GOOD))))
                .isEmpty();
    }

    @Test
    void bounds_are_those_of_clopper_and_pearson() {
        assertThat(GOOD.truePositiveRate(0.95).known().orElseThrow().low()).isCloseTo(0.8237774022599773, within(1e-9));
        assertThat(GOOD.trueNegativeRate(0.95).known().orElseThrow().low()).isCloseTo(0.7081573109113719, within(1e-9));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "glm-4|glm-5|11111111|c.json: another judge: certified: model=glm-4; asked: model=glm-5",
                "glm-4|glm-4|33333333|c.json: another judge: other prompts: claims.en",
                "glm-4|glm-5|33333333|c.json: another judge: certified: model=glm-4; asked: model=glm-5; other prompts: claims.en"
            })
    void what_differs_is_named(String from, String to, String hash, String said) {
        String asked = JUDGE.replace("model=" + from, "model=" + to).replace("11111111", hash);

        assertThat(unmet(asked, "faithfulness", Set.of("en"), held(0, Map.of("en", GOOD))))
                .containsExactly(said);
    }

    @Test
    void another_metric_another_language_and_old_age_are_each_told() {
        assertThat(unmet(JUDGE, "nuggetRecall", Set.of("zh"), held(91, Map.of("en", GOOD))))
                .containsExactly(
                        "c.json speaks for faithfulness, not for nuggetRecall",
                        "c.json is of 2026-12-02, 91 days old; certifiedDays: 90",
                        "c.json speaks for en, and answers are in zh");
    }

    @Test
    void a_certificate_of_the_future_is_none() {
        assertThat(unmet(JUDGE, "faithfulness", Set.of("en"), held(-1, Map.of("en", GOOD))))
                .containsExactly("c.json is of 2026-12-02, which is yet to come");
    }

    @Test
    void a_coin_and_one_sided_labels_show_nothing() {
        assertThat(unmet(JUDGE, "faithfulness", Set.of("en"), held(0, Map.of("en", COIN))))
                .singleElement()
                .asString()
                .contains("better than chance");
        assertThat(unmet(JUDGE, "faithfulness", Set.of("en"), held(0, Map.of("en", ONE_SIDED))))
                .singleElement()
                .asString()
                .contains("TNR unknown: people said no to nothing");
    }

    @Test
    void two_certificates_may_speak_for_one_language_each() {
        assertThat(unmet(
                        JUDGE,
                        "faithfulness",
                        Set.of("en", "zh"),
                        held(0, Map.of("en", GOOD)),
                        held(0, Map.of("zh", GOOD))))
                .isEmpty();
    }

    @Test
    void without_any_the_next_step_is_told() {
        assertThat(unmet(JUDGE, "faithfulness", Set.of("en")))
                .singleElement()
                .asString()
                .contains("assay judge calibrate");
    }

    @Test
    void an_id_is_taken_apart() {
        JudgeIdentity judge = new JudgeIdentity(JUDGE);

        assertThat(judge.model()).contains("glm-4");
        assertThat(judge.prompts()).isEqualTo(Map.of("claims.en", "11111111", "verdicts.en", "22222222"));
        assertThat(new JudgeIdentity("embedded/1 bge-small").model()).isEmpty();
    }
}
