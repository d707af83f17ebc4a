package dev.assay.judge.embedded.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuantitiesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        3 to 5 business days             | 3-5 business day
        within 30 days                   | 30 second AT_MOST
        at least two hundred and five kg | 205 g AT_LEAST
        twenty-five percent              | 25 PERCENT
        1,234.5 miles                    | 1234.5 m
        $1.5 million and 20%             | 1500000 USD; 20 PERCENT
        between 10 and 20 users          | 10-20 counted
        March 5, 2020                    | 3 MONTH; 5 DAY; 2020 YEAR
        on 2020-03-05 at 9:30 pm         | 2020 YEAR; 3 MONTH; 5 DAY; 1290 CLOCK
        every Monday in May              | 1 WEEKDAY; 5 MONTH
        you may march on                 |
        one of the best                  | 1 ''
        3到5个工作日                      | 3-5 business day
        三天内                           | 3 second AT_MOST
        30日内                           | 30 second AT_MOST
        三百二十元                       | 320 CNY
        1.2亿人                          | 120000000 counted
        两万五千公里                      | 25000 m
        百分之五                         | 5 PERCENT
        2020年3月5日                     | 2020 YEAR; 3 MONTH; 5 DAY
        距今74000年                      | 74000 month
        每月1日                          | 1 DAY
        3个月                            | 3 month
        不超过20美元                      | 20 USD AT_MOST
        ¥99起                            | 99 CNY AT_LEAST
        第三章                           | 3 ORDINAL
        下午3点半                        | 930 CLOCK
        统一管理一般问题                   |
        $ 1,200 and 45 , 700 species     | 1200 USD; 45700 counted
        5 µg or 3 cubic metres           | 5 g; 3 l
        no fewer than a dozen eggs       | 12 counted AT_LEAST
        not more than 3.5 million euros  | 3500000 EUR AT_MOST
        two and a half percent to 5%     | 2; 5 PERCENT
        1.5万至2万元                      | 15000-20000 CNY
        三亿两千万美元                    | 320000000 USD
        至多可选三门课                    | 3 counted AT_MOST
        起码等两周                        | 2 second AT_LEAST
        310万立方米                       | 3100000 l
        午市打八折                        | 8 tenth of the price
        第76号文件                        | 76 ORDINAL
        """)
    void are_read_with_unit_range_and_limit(String text, String expected) {
        assertThat(Quantities.of(text).stream().map(QuantitiesTest::shown).collect(Collectors.joining("; ")))
                .isEqualTo(expected == null ? "" : expected.replace("''", "").strip());
    }

    private static String shown(Quantity quantity) {
        String low = number(quantity.low());
        String value = quantity.low() == quantity.high() ? low : low + "-" + number(quantity.high());
        String bound = quantity.bound() == Quantity.Bound.NONE ? "" : " " + quantity.bound();
        return (value + " " + quantity.unit().base() + bound).strip();
    }

    private static String number(double value) {
        return value == Math.rint(value) ? String.format(Locale.ROOT, "%.0f", value) : String.valueOf(value);
    }
}
