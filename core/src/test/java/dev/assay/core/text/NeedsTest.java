package dev.assay.core.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NeedsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "no such (?:page|entry)          ; no such entry,no such page",
                "\\bi (?:do|did) ?not\\b          ; i did not,i didnot,i do not,i donot",
                "documents? .{0,9} (?:say|tell)  ; document ,documents  &  say, tell",
                "dr[ae]w a blank                 ; draw a blank,drew a blank",
                "(?:a|b\\w+c) d                   ; a,b & ' d'",
                "^(?!.*or).*which                ; which",
                "a+b                             ; a & b",
                "(?:un|not )?clear               ; clear,not clear,unclear",
                "\\w+|x                           ; ''",
                "(?:ab|cd)?                      ; ''",
                "x{2,3}\\d{1,2}?y                 ; x & y",
                "[^a-z]*$                        ; ''",
                "(?:没有|未)(?:任何)?提          ; 未任何提,未提,没有任何提,没有提",
            })
    void an_expression_needs_one_literal_of_each_of_its_parts(String expression, String needs) {
        assertThat(sets(needs))
                .isEqualTo(List.copyOf(Needs.of(expression).sets().stream()
                        .map(set -> String.join(",", new TreeSet<>(set)))
                        .toList()));
    }

    private static List<String> sets(String needs) {
        return needs.replace("'", "").isEmpty()
                ? List.of()
                : List.of(needs.replace("'", "").split(" & "));
    }

    @Test
    void a_long_list_of_possible_beginnings_is_needed_apart_from_what_follows() {
        String numbers = Set.of("one", "two", "three", "four", "five", "six", "seven", "eight").stream()
                .collect(Collectors.joining("|", "(?:", ")"));

        assertThat(Needs.of(numbers + numbers).sets())
                .hasSize(2)
                .allSatisfy(set -> assertThat(set).hasSize(8));
    }

    @Test
    void signs_that_are_not_understood_are_refused_by_name() {
        assertThatThrownBy(() -> Needs.of("(a)\\1"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("the phrase (a)\\1 is not understood at character 5");
        assertThatThrownBy(() -> Needs.of("a(b")).hasMessageContaining("at character 3");
        assertThatThrownBy(() -> Needs.of("a)b")).hasMessageContaining("at character 1");
    }
}
