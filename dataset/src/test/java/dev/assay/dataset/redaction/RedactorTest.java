package dev.assay.dataset.redaction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.PatternSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RedactorTest {

    private final Redactor redactor = new Redactor(Redaction.ALL);

    private String redacted(String text) {
        return redactor.text("log.jsonl", text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "Write to anna.lee+shop@mail.example.co.uk, please.|Write to [EMAIL-1], please.",
                "我的邮箱是zhangsan@163.com，请回复|我的邮箱是[EMAIL-1]，请回复",
                "邮箱：ｌｉ＠ｅｘａｍｐｌｅ．ｃｏｍ。|邮箱：[EMAIL-1]。",
                "手机13800138000收不到短信|手机[PHONE-1]收不到短信",
                "请拨打138-0013-8000或+86 138 0013 8000|请拨打[PHONE-1]或[PHONE-1]",
                "我的号码是１３９１２３４５６７８|我的号码是[PHONE-1]",
                "座机010-62345678转801|座机[PHONE-1]",
                "电话（0755）2345 6789。|电话[PHONE-1]。",
                "电话:01062345678|电话:[PHONE-1]",
                "Call +44 20 7946 0958 after six|Call [PHONE-1] after six",
                "My phone is 020 7946 0958.|My phone is [PHONE-1].",
                "I am at (415) 555-2671 or 415-555-2671|I am at [PHONE-1] or [PHONE-1]",
                "身份证11010519491231002X|身份证[ID-1]",
                "440524 18800101 0014 是我的身份证号|[ID-1] 是我的身份证号",
                "身份证号：110105194912310021|身份证号：[ID-1]",
                "SSN 123-45-6789|SSN [ID-1]",
                "card 4111 1111 1111 1111 exp 12/27|card [CARD-1] exp 12/27",
                "卡号6200000000000005扣款两次|卡号[CARD-1]扣款两次",
                "Amex 3782-822463-10005|Amex [CARD-1]",
                "IBAN DE89 3704 0044 0532 0130 00|IBAN [CARD-1]",
                "护照号E12345678已过期|护照号[PASSPORT-1]已过期",
                "Passport No. AB1234567|Passport No. [PASSPORT-1]",
                "从10.20.30.40登录失败|从[IP-1]登录失败",
                "host 2001:db8:85a3::8a2e:370:7334 is down|host [IP-1] is down",
                "key sk-proj-a1B2c3D4e5F6g7H8i9J0 leaked|key [KEY-1] leaked",
                "Authorization: Bearer a1b2c3d4e5f6a7b8c9|Authorization: Bearer [KEY-1]",
                "AKIAIOSFODNN7EXAMPLE|[KEY-1]",
                "token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTYifQ.s5fLxQ9|token [KEY-1]",
                "api_key = 'Zx81qP0aa2'|api_key = '[KEY-1]'",
                "密码：Tiger2024!，登录不了|密码：[KEY-1]，登录不了",
                "9f86d081884c7d659a2feaa0c55ad015|[KEY-1]",
                "use kT3n9QzX7vB2mW5yL8cR4dF6gH1jP0sAeU9iO2xN here|use [KEY-1] here",
                "postgres://root:hunter22@db.example.com/shop|postgres://[URL-1]@db.example.com/shop",
            })
    void what_names_a_person_or_opens_a_door_is_replaced(String text, String expected) {
        assertThat(redacted(text)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Order 20240115123456 was shipped on 2024-01-15 for $1,299.00.",
                "订单号2024011512345678901，金额1299.00元，2024年1月15日发货",
                "订单号：13912345678 还没到", // as long as a mobile number, but called an order
                "快递单号SF1234567890123、YT8800138000138",
                "order no. 4111111111111111",
                "Order ORD-13800138000 and invoice 123-45-6789",
                "ISBN 978-7-111-54742-6, EAN 4006381333931",
                "身份证110105194912310021不对? 440524188001010015",
                "Timestamp 1700000000000, id 1700000000000000000",
                "Version 10.0.19045.3803, v1.2.3.4, Chrome/120.0.0.0, 版本2.4.1.0",
                "1.2.3.4 Installation\nSee section 4.3.2.1 or 127.0.0.1",
                "The price rose by +5,000.00 (+12.5 %) at 12:30:45 UTC+08:00.",
                "std::vector, a::b, dead::beef, face::add",
                "@Override, react@18.2.0, git@github.com:org/repo.git, lodash@4.17.21-rc.1",
                "客服热线400-820-8820、95588、12345",
                "Toll free 1-800-555-0199, extension 4",
                "commit 8d7dab2f0c1e4a5b6c7d8e9f00112233445566aa",
                "sha256: 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
                "550e8400-e29b-41d4-a716-446655440000",
                "AbstractAutowireCapableBeanFactoryPostProcessorRegistrar2",
                "https://docs.example.com/a/very/long/path/to/some/page/about/refunds-2024-01",
                "password: required, token: 1024, max_tokens=4096, 密码：请输入六位数字",
                "sk-learn-pipeline-estimators-guide",
                "2024-01-15 10:20, 2023.12.31, 20240115, 第3.1.2.4节",
                "https://user@example.com/a:b 型号13512345678",
            })
    void what_only_looks_alike_stays(String text) {
        assertThat(redacted(text))
                .isEqualTo(text.replace("110105194912310021", "[ID-1]").replace("user@example.com", "[EMAIL-1]"));
    }

    @Test
    void the_same_value_gets_the_same_placeholder_whatever_its_form() {
        assertThat(redacted("a@b.com, c@d.com, A@B.com")).isEqualTo("[EMAIL-1], [EMAIL-2], [EMAIL-1]");
        assertThat(redacted("13800138000")).isEqualTo("[PHONE-1]");
        assertThat(redacted("0086 13800138000 / 138 0013 8000 / 13900139000"))
                .isEqualTo("[PHONE-1] / [PHONE-1] / [PHONE-2]");
    }

    @Test
    void kinds_can_be_kept_and_own_patterns_come_first() {
        Redactor own = new Redactor(new Redaction(
                Set.of(Kind.EMAIL),
                List.of(OwnPattern.parse("CUSTOMER=客户号?(\\d{6})"), OwnPattern.parse("Project \\w+"))));

        assertThat(own.text("f", "客户123456, Project Apollo, a@b.com, 13800138000"))
                .isEqualTo("客户[CUSTOMER-1], [OWN-1], a@b.com, [PHONE-1]");
        assertThatThrownBy(() -> OwnPattern.parse("X=(")).isInstanceOf(PatternSyntaxException.class);
    }

    @Test
    void counts_are_by_file_and_kind() {
        redactor.text("a", "a@b.com a@b.com 13800138000");
        redactor.person("b", "Li Lei");
        redactor.text("c", "nothing");

        assertThat(redactor.counts().byFile())
                .isEqualTo(Map.of("a", Map.of("email", 2L, "phone", 1L), "b", Map.of("person", 1L)));
        assertThat(redactor.counts().byKind()).isEqualTo(Map.of("email", 2L, "phone", 1L, "person", 1L));
        assertThat(redactor.counts().total()).isEqualTo(4);
    }

    @Test
    void ids_may_look_random_but_may_hold_no_mail_address() {
        assertThat(redactor.id("f", "4bf92f3577b34da6a3ce929d0e0e4736")).isEqualTo("4bf92f3577b34da6a3ce929d0e0e4736");
        assertThat(redactor.id("f", "u-anna@example.com-7")).doesNotContain("anna");
    }
}
