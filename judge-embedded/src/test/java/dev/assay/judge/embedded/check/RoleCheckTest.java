package dev.assay.judge.embedded.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RoleCheckTest {

    /** Claim, passage, and the words that clash on both sides. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Acme acquired Borealis in 2019. | Borealis acquired Acme in 2019. | Acme acquired Borealis in 2019 | Borealis acquired Acme in 2019
        Acme was acquired by Borealis. | Acme acquired Borealis in 2019. | Acme was acquired by Borealis | Acme acquired Borealis in 2019
        The plant supplies the mine with power. | The mine provides the plant with coal and power. | The plant supplies the mine with power | The mine provides the plant with coal and power
        The cat chased the dog. | The dog chased the cat. | The cat chased the dog | The dog chased the cat
        The bridge was designed by Ito. | The bridge was designed by Marlow, while Ito built the pier. | The bridge was designed by Ito | The bridge was designed by Marlow
        The tenant pays the agency. | The agency pays the tenant. | The tenant pays the agency | The agency pays the tenant
        北辰公司收购了海蓝集团。 | 海蓝集团收购了北辰公司。 | 北辰公司收购了海蓝集团 | 海蓝集团收购了北辰公司
        北辰公司被海蓝集团收购。 | 北辰公司收购了海蓝集团。 | 北辰公司被海蓝集团收购 | 北辰公司收购了海蓝集团
        学生向教师提交报告。 | 教师向学生提交报告。 | 学生向教师提交报 | 教师向学生提交报
        大桥由林文设计。 | 大桥由赵一鸣设计，林文负责施工。 | 大桥由林文设计 | 大桥由赵一鸣设计
        """)
    void who_did_it_and_to_whom_are_told_apart(String claim, String passage, String claimWords, String passageWords) {
        assertThat(RoleCheck.of(Pieces.of(claim), Pieces.of(passage)))
                .get()
                .satisfies(clash -> assertThat(clash.claimWords()).isEqualTo(claimWords))
                .satisfies(clash -> assertThat(clash.passageWords()).isEqualTo(passageWords));
    }

    /** Claim and passage. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        Borealis was acquired by Acme. | Acme acquired Borealis in 2019.
        Acme bought Borealis. | Acme took over Borealis.
        The dog that chased the cat was old. | The dog chased the cat.
        Kelso beat Northgate by two goals. | Kelso beat Northgate in the final.
        Acme met Borealis in court. | Borealis met Acme in court.
        The bridge was designed by an engineer. | The bridge was designed by Marlow.
        海蓝集团被北辰公司收购。 | 北辰公司收购了海蓝集团。
        海蓝集团由北辰公司收购。 | 北辰公司2019年收购了海蓝集团。
        大桥由林文设计。 | 大桥由工程师林文设计。
        北辰公司收购了海蓝集团。 | 北辰公司收购了海蓝集团，海蓝集团曾起诉北辰公司。
        """)
    void active_and_passive_say_the_same(String claim, String passage) {
        assertThat(RoleCheck.of(Pieces.of(claim), Pieces.of(passage))).isEmpty();
    }
}
