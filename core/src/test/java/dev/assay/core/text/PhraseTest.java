package dev.assay.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.words.Folded;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A phrase is found where its regular expression is: that it is only tried where its literals are changes nothing. */
class PhraseTest {

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void a_phrase_is_found_in_every_answer_in_which_its_expression_is(String language) throws IOException {
        assertFoundAlike(phrases(language), answers(language));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void a_phrase_is_found_in_words_thrown_together_from_all_phrases(String language) {
        Phrases phrases = phrases(language);
        List<String> words = tables(phrases)
                .flatMap(phrase -> Needs.of(phrase.expression()).sets().stream())
                .flatMap(Set::stream)
                .distinct()
                .sorted()
                .toList();
        Random random = new Random(7);
        String blank = language.equals("en") ? " " : "";

        assertFoundAlike(
                phrases,
                IntStream.range(0, 600)
                        .mapToObj(i -> String.join(
                                blank,
                                Stream.generate(() -> words.get(random.nextInt(words.size())))
                                        .limit(2 + i % 9)
                                        .toList()))
                        .toList());
    }

    private static void assertFoundAlike(Phrases phrases, List<String> texts) {
        long found = 0;
        for (Phrase phrase : tables(phrases).toList()) {
            Pattern pattern = Pattern.compile(phrase.expression());
            for (String text : texts) {
                boolean expected = pattern.matcher(text).find();
                assertThat(phrase.isIn(phrases.clues().scan(text)))
                        .as("whether %s is in '%s'", phrase.expression(), text)
                        .isEqualTo(expected);
                found += expected ? 1 : 0;
            }
        }
        assertThat(found).isGreaterThan(texts.size());
    }

    private static Phrases phrases(String language) {
        return language.equals("en") ? EnglishPhrases.ALL : ChinesePhrases.ALL;
    }

    private static Stream<Phrase> tables(Phrases phrases) {
        return Stream.concat(
                Stream.of(phrases.refusal(), phrases.idle(), phrases.question(), phrases.leadsToQuestion())
                        .flatMap(table -> table.phrases().stream()),
                Stream.of(
                        phrases.concession(),
                        phrases.contrast(),
                        phrases.sourced(),
                        phrases.condition(),
                        phrases.finality(),
                        phrases.conclusion(),
                        phrases.choice(),
                        phrases.substance()));
    }

    private static List<String> answers(String language) throws IOException {
        String file = "answers-" + language + ".txt";
        try (InputStream in = Objects.requireNonNull(PhraseTest.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line ->
                            Folded.of(line.substring(line.indexOf(':') + 1)).text())
                    .toList();
        }
    }
}
