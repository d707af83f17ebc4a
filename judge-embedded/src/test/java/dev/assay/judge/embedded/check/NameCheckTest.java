package dev.assay.judge.embedded.check;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NameCheckTest {

    /** Claim, passage, and the words that clash on both sides. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        The parser was written in Rust for speed.    | The parser was written in Haskell for speed.   | Rust | Haskell
        The meeting took place in Geneva last year.  | The meeting took place in Vienna last year.    | Geneva | Vienna
        Exports to Norway doubled in a decade.       | Exports to Finland doubled in a decade.        | Norway | Finland
        Error E1042 means that the disk is full.     | Error E1077 means that the disk is full.       | Error E1042 | Error E1077
        系统用 Redis 缓存会话。 | 系统用 Memcached 缓存会话。 | Redis | Memcached
        项目由张伟教授主持。 | 项目由李娜教授主持。 | 张伟教授 | 李娜教授
        该书由华文出版社出版。 | 该书由新星出版社出版。 | 华文出版社 | 新星出版社
        """)
    void another_name_in_its_place_clashes(String claim, String passage, String claimWords, String passageWords) {
        assertThat(NameCheck.of(Pieces.of(claim), Pieces.of(passage)))
                .get()
                .satisfies(clash -> assertThat(clash.claimWords()).isEqualTo(claimWords))
                .satisfies(clash -> assertThat(clash.passageWords()).isEqualTo(passageWords));
    }

    /** Claim and passage. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        The meeting took place in Vienna last year. | The meeting took place in Vienna last year.
        The meeting took place in the Austrian capital. | The meeting took place in Vienna.
        The vaccine was approved by the WHO in March. | The vaccine was approved by the World Health Organization in March.
        Exports to Germany doubled. | German buyers doubled their orders from Norway.
        Paris and Rome signed. | Rome and Paris signed.
        项目由张伟教授主持。 | 项目由张伟主持，李娜教授协助。
        系统用 Redis 缓存会话。 | 系统用 Redis 缓存会话，用 MySQL 存储数据。
        """)
    void a_name_told_in_another_way_does_not_clash(String claim, String passage) {
        assertThat(NameCheck.of(Pieces.of(claim), Pieces.of(passage))).isEmpty();
    }
}
