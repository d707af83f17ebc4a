package dev.assay.judge.prompt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.words.Folded;
import dev.assay.core.words.Language;
import dev.assay.judge.port.ProviderReply;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Replies that list short texts: questions, entities. */
class ListReadersTest {

    private static final String TEXT = "The Berlin Wall stood from 1961, １５５ km long.";
    private static final int REPLIES = 30_000;
    private static final ReplyReader QUESTIONS = Sample.reader(PromptKind.QUESTIONS, Language.EN);
    private static final ReplyReader ENTITIES = Sample.reader(PromptKind.ENTITIES, Language.EN);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'questions':['How long?','What is it?']}",
                "['How long?','What is it?']",
                "<think>{'questions':['a','b']}</think>```json\n{'问题':['How long?','What is it?',]}\n```",
                "{'questions':[{'question':'How long?'},{'question':'What is it?'}]}",
                "{'questions':['How long?','how  long ？','What is it?']}",
            })
    void two_questions_are_read_in_any_of_these_forms(String reply) {
        assertThat(((Reading.Read<List<String>>) questions(reply)).value()).containsExactly("How long?", "What is it?");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'questions':['How long?']}                  | QUESTIONS",
                "{'questions':['How long?','how long']}       | QUESTIONS",
                "{'questions':['a','b','c']}                  | QUESTIONS",
                "{'questions':[]}                             | QUESTIONS",
                "{'questions':['How long?',' ']}              | BLANK_ENTRY",
                "{'questions':['How long?',3]}                | FIELD",
                "{'questions':'How long?'}                    | NO_JSON",
                "{'questions':['How long?',                   | CUT_OFF",
                "{'questions':['a','b']} {'questions':['c','d']} | TWO_ANSWERS",
            })
    void questions_that_break_a_rule_are_refused(String reply, Fault.Kind kind) {
        assertThat(Sample.faults(questions(reply))).contains(kind);
    }

    @Test
    void the_fault_says_how_many_there_are_and_should_be_in_both_languages() {
        Fault fault = ((Reading.Unreadable<List<String>>) questions("{'questions':['a']}"))
                .faults()
                .get(0);

        assertThat(fault.in(Language.EN)).contains("1 : 2");
        assertThat(fault.in(Language.ZH)).contains("1 : 2").contains("问题数");
    }

    @Test
    void entities_stand_in_the_text_and_equal_ones_merge() {
        assertThat(((Reading.Read<List<String>>) entities("{'entities':['berlin wall','Berlin Wall','155 km']}"))
                        .value())
                .containsExactly("berlin wall", "155 km");
        assertThat(((Reading.Read<List<String>>) entities("{'entities':[]}")).value())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{'entities':['Paris']}         | ENTITY",
                "{'entities':['1961 Wall']}     | ENTITY",
                "{'entities':['']}              | BLANK_ENTRY",
                "{'entities':[{'kind':'city'}]} | FIELD",
                "there is none                  | NO_JSON",
            })
    void entities_that_break_a_rule_are_refused(String reply, Fault.Kind kind) {
        assertThat(Sample.faults(entities(reply))).containsExactly(kind);
    }

    @Test
    void no_damaged_list_gives_a_text_that_breaks_a_rule() {
        Random random = new Random(20261202);
        int read = 0;
        for (int i = 0; i < REPLIES; i++) {
            Reading<List<String>> asked = questions(damaged("{'questions':['How long?','What is it?']}", random));
            Reading<List<String>> named = entities(damaged("{'entities':['Berlin Wall','155 km']}", random));
            if (asked instanceof Reading.Read<List<String>> good) {
                read++;
                assertThat(new HashSet<>(good.value())).hasSize(2).noneMatch(String::isBlank);
            }
            if (named instanceof Reading.Read<List<String>> good) {
                read++;
                assertThat(good.value())
                        .allMatch(text -> !text.isBlank()
                                && Folded.of(TEXT)
                                        .text()
                                        .contains(Folded.of(text).text()));
            }
        }
        assertThat(read).isBetween(REPLIES / 100, 2 * REPLIES - REPLIES / 100);
    }

    private static String damaged(String seed, Random random) {
        StringBuilder body = new StringBuilder(seed);
        List<String> pieces = List.of("'", "[", "]", "{", "}", ",", " ", "km", "<think>", "\\", "null", "：", "1");
        for (int wounds = 1 + random.nextInt(3); wounds > 0; wounds--) {
            int at = random.nextInt(body.length());
            switch (random.nextInt(3)) {
                case 0 -> body.delete(at, Math.min(body.length(), at + 1 + random.nextInt(3)));
                case 1 -> body.insert(at, pieces.get(random.nextInt(pieces.size())));
                default -> body.insert(at, (char) random.nextInt(0x10000));
            }
        }
        return body.toString();
    }

    private static Reading<List<String>> questions(String reply) {
        return QUESTIONS.questions(text(reply), 2);
    }

    private static Reading<List<String>> entities(String reply) {
        return ENTITIES.entities(text(reply), TEXT);
    }

    private static ProviderReply.Text text(String reply) {
        return Sample.text(reply.replace('\'', '"'));
    }
}
