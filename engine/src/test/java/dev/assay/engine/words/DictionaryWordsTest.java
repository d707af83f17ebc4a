package dev.assay.engine.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.answer.WordCutter;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class DictionaryWordsTest {

    private final WordCutter cutter = new DictionaryWords();

    @Test
    void chinese_is_cut_into_words_that_a_reader_would_see() {
        assertThat(cutter.words("北京天气很好")).containsExactly("北京", "天气", "很好");
        assertThat(cutter.words("申请退款时附照片")).containsExactly("申请", "退款", "时", "附", "照片");
    }

    @Test
    void a_word_that_the_dictionary_lacks_falls_into_its_characters() {
        assertThat(cutter.words("请上传")).containsExactly("请", "上", "传");
    }

    @Test
    void japanese_is_cut_with_its_long_vowels() {
        assertThat(cutter.words("サービスを利用する")).containsExactly("サービス", "を", "利用", "する");
    }

    @Test
    void the_words_together_are_the_run_for_many_threads_at_once() {
        List<String> runs = List.of("北京天气很好", "退款会在三个工作日内原路退回", "𠀀", "一");
        IntStream.range(0, 2_000)
                .parallel()
                .mapToObj(i -> runs.get(i % runs.size()))
                .forEach(run -> assertThat(String.join("", cutter.words(run))).isEqualTo(run));
    }
}
