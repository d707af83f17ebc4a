package dev.assay.core.citation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarksTest {

    private static final List<String> IDS = List.of("kb-12", "faq/refund", "政策7", "2023");

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        It takes 5 days [1].           | 1
        It takes 5 days [1][2].        | 1 2
        It takes 5 days [1, 2；3].      | 1,2,3
        It takes 5 days [2-4].         | 2,3,4
        It takes 5 days [^1].          | 1
        五天到账【1】。                   | 1
        五天到账［１］。                  | 1
        It takes 5 days【1†source】.    | 1
        See [Source 3] and [doc #2].   | 3 2
        见[来源 1]和[文档2]。             | 1 2
        It is so [kb-12].              | kb-12
        It is so [faq/refund, 政策7].   | faq/refund,政策7
        An unknown one [kb-99].        | kb-99
        An id that is a number [2023]. | 2023
        """)
    void marks_name_ranks_or_ids(String answer, String named) {
        assertThat(named(answer)).isEqualTo(named);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        In the year [2024] it rose.
        On [2023-05-01] it rose.
        He said it [sic] himself.
        - [ ] open  - [x] done
        See [the terms](https://a.io/1).
        See [1](https://a.io/1).
        ![1] a picture
        Use `a[1]` here.
        About [10-5] and [0] and [1, see below].
        Somebody [editor's note] wrote it.
        Call [+86 138] today.
        """)
    void other_brackets_are_no_citations(String answer) {
        assertThat(named(answer)).isEmpty();
    }

    @Test
    void code_blocks_are_left_alone_and_offsets_stay() {
        String answer = "```\nx[1]\n```\nDone [2].";

        assertThat(Marks.in(answer, IDS)).containsExactly(new Mark(18, 21, List.of("2")));
        assertThat(answer.substring(18, 21)).isEqualTo("[2]");
    }

    private static String named(String answer) {
        return Marks.in(answer, IDS).stream()
                .map(mark -> String.join(",", mark.names()))
                .collect(Collectors.joining(" "));
    }
}
