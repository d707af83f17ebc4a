package dev.assay.core.stats.power;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assay.core.stats.Answers;
import dev.assay.core.stats.Golden;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PowerTest {

    static List<Golden> means() {
        return Golden.rows("power");
    }

    static List<Golden> shares() {
        return Golden.rows("pairedpower");
    }

    @ParameterizedTest
    @MethodSource("means")
    void cases_and_power_of_means_agree_with_statsmodels(Golden row) {
        MeanPower power = new MeanPower(row.number("sd"), new Demand(row.number("alpha"), row.number("power")));

        assertThat(Answers.known(power.casesFor(row.number("difference")))).isEqualTo(row.count("n"));
        assertThat(Answers.known(power.power(row.count("n"), row.number("difference"))))
                .isEqualTo(row.number("reached"), within(1e-9));
    }

    @ParameterizedTest
    @CsvSource({"0.1, 77", "0.05, 312", "0.02, 1960", "-0.05, 312"})
    void the_known_cases_for_paired_shares(double difference, long cases) {
        assertThat(Answers.known(new PairedSharePower(0.1, Demand.USUAL).casesFor(difference)))
                .isEqualTo(cases);
    }

    @ParameterizedTest
    @MethodSource("shares")
    void mcnemars_test_on_drawn_tables_is_at_least_as_powerful_as_foretold(Golden row) {
        PairedSharePower power = new PairedSharePower(row.number("discordant"), Demand.USUAL);

        double foretold = Answers.known(power.power(row.count("n"), row.number("difference")));

        // 40,000 drawn tables: standard deviation .002. The formula is known to promise a little too little.
        assertThat(row.number("rejected")).isGreaterThan(foretold - 0.01);
        if (row.number("difference") < row.number("discordant")) {
            assertThat(row.number("rejected")).isLessThan(foretold + 0.03);
        }
    }

    @Test
    void the_detectable_difference_is_the_one_that_needs_these_cases() {
        PairedSharePower shares = new PairedSharePower(0.1, Demand.USUAL);
        MeanPower means = new MeanPower(0.35, Demand.USUAL);
        double ofShares = Answers.known(shares.detectable(312));
        double ofMeans = Answers.known(means.detectable(385));

        assertThat(ofShares).isBetween(0.0499, 0.05);
        assertThat(ofMeans).isBetween(0.0499, 0.05);
        assertThat(Answers.known(shares.casesFor(ofShares))).isEqualTo(312);
        assertThat(Answers.known(means.casesFor(ofMeans))).isEqualTo(385);
    }

    @Test
    void what_no_number_of_cases_can_show_is_undefined() {
        PairedSharePower shares = new PairedSharePower(0.1, Demand.USUAL);

        assertThat(Answers.why(shares.casesFor(0))).contains("asked for 0.0");
        assertThat(Answers.why(shares.casesFor(0.2))).contains("up to 0.1");
        assertThat(Answers.why(shares.detectable(20))).contains("no difference shows");
        assertThat(Answers.why(shares.power(20, 0.2))).contains("found 0.2");
        assertThat(Answers.why(new PairedSharePower(0, Demand.USUAL).detectable(1000)))
                .contains("no difference");
    }

    @Test
    void without_variance_nothing_can_be_planned() {
        MeanPower still = new MeanPower(0, Demand.USUAL);

        assertThat(Answers.why(still.casesFor(0.1))).contains("do not vary");
        assertThat(Answers.why(still.detectable(10))).contains("do not vary");
        assertThat(Answers.why(still.power(10, 0.1))).contains("do not vary");
        assertThat(Answers.why(new MeanPower(1, Demand.USUAL).casesFor(0))).contains("no number of cases");
        assertThat(Answers.why(new MeanPower(1, Demand.USUAL).detectable(1))).contains("fewer than two");
    }

    @Test
    void all_discordant_to_one_side_is_certain() {
        assertThat(Answers.known(new PairedSharePower(1, Demand.USUAL).power(20, 1)))
                .isEqualTo(1);
    }

    @Test
    void what_is_no_demand_is_refused() {
        assertThatThrownBy(() -> new Demand(0.05, 0.01)).hasMessageContaining("0.05, 0.01");
        assertThatThrownBy(() -> new MeanPower(-1, Demand.USUAL)).hasMessageContaining("-1");
        assertThatThrownBy(() -> new PairedSharePower(1.2, Demand.USUAL)).hasMessageContaining("1.2");
    }
}
