package dev.assay.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordingTest {

    private static final Lexicon LEXICON = new Lexicon("""
            BARRIER: that
            SOURCE: page knowledge_base 资料
            PLACE: +SOURCE desk
            NOT: not never 没有
            verb SAY: say/said mention leave/left_out
            """);

    private static boolean found(String wording, String text) {
        return new Wording(LEXICON, wording).isIn(LEXICON.classify(Words.of(text)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "SOURCE .3 NOT SAY    | the page on fees does not say | true",
                "SOURCE .1 NOT SAY    | the page on fees does not say | false",
                "SOURCE .3 NOT SAY    | the knowledge base never mentions it | true",
                "SOURCE .5 NOT SAY    | the page, it does not say | false",
                "SOURCE ... NOT SAY   | the page, it does not say | true",
                "SOURCE .5 NOT SAY    | a page that does not say | false",
                "PLACE NOT            | knowledge base not | true",
                "SAY-ed               | fees were left out | true",
                "SAY-ed               | leaving out fees | false",
                "^ SAY                | we say | false",
                "^ we? SAY            | we say | true",
                "SAY $                | we say so | false",
                "NOT .1 SAY !yes      | not say yes | false",
                "<you NOT             | you never | false",
                "<you NOT             | we never | true",
                "really* NOT          | really really not | true",
                "NOT SAY ','          | not say | false",
                "SOURCE .2 NOT        | 资料里没有 | true",
                "do NOT               | don't | true",
                "will NOT             | won't | true",
            })
    void a_wording_is_found_where_its_steps_follow_each_other(String wording, String text, boolean expected) {
        assertThat(found(wording, text)).isEqualTo(expected);
    }

    @Test
    void the_end_may_be_one_of_several_ways_to_go_on() {
        String wording = "NOT SAY $|here";

        assertThat(found(wording, "not say")).isTrue();
        assertThat(found(wording, "not say here")).isTrue();
        assertThat(found(wording, "not say there")).isFalse();
    }

    @Test
    void a_class_that_is_not_declared_is_named_with_those_that_are() {
        assertThatThrownBy(() -> new Wording(LEXICON, "SOURCES NOT"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no class SOURCES")
                .hasMessageContaining("SOURCE");
    }

    @ParameterizedTest
    @CsvSource({
        "specify, specify specifies specified specifying, specified",
        "give/gave/given, give gives gave given giving, given",
        "permit/permitted, permit permits permitted permitting, permitted",
        "see/saw/seen, see sees saw seen seeing, seen",
        "touch_on, touch on|touches on|touched on|touching on, touched on",
    })
    void a_verb_counts_in_all_its_forms(String written, String forms, String participle) {
        Verb verb = Verb.of(written);

        assertThat(verb.forms()).containsExactlyInAnyOrder(forms.split(forms.contains("|") ? "\\|" : " "));
        assertThat(verb.participle()).isEqualTo(participle);
    }
}
