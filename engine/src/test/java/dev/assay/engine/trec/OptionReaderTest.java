package dev.assay.engine.trec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.engine.trec.text.TrecFailure;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OptionReaderTest {

    private final List<String> seen = new ArrayList<>();

    private List<String> read(String... arguments) {
        OptionReader reader =
                new OptionReader("qcm:l:v", List.of("q query", "c complete", "m:measure", "M:Maximum", "v version"));
        return reader.read(arguments, (option, value) -> {
            seen.add(option + value);
            return option != 'v';
        });
    }

    @Test
    void options_join_mix_with_words_and_may_be_cut_short() {
        assertThat(read("-qc", "a", "-mP.5", "-l", "2", "b", "--meas", "map", "--measure=x", "--", "-q", "-"))
                .containsExactly("a", "b", "-q", "-");
        assertThat(seen).containsExactly("q", "c", "mP.5", "l2", "mmap", "mx");
    }

    @Test
    void an_option_may_end_it_all() {
        assertThat(read("-q", "-vx", "-x")).isEmpty();
        assertThat(seen).containsExactly("q", "v");
    }

    @ParameterizedTest
    @CsvSource({
        "-x, there is no option '-x'",
        "-:, there is no option '-:'",
        "--nothing, there is no option '--nothing'",
        "-m, option '-m' needs a value",
        "--measure, option '--measure' needs a value",
        "--query=1, option '--query' takes no value"
    })
    void what_is_wrong_is_named(String argument, String message) {
        assertThatThrownBy(() -> read(argument))
                .isInstanceOfSatisfying(
                        TrecFailure.class, e -> assertThat(e.status()).isEqualTo(1))
                .hasMessageContaining(message);
    }

    @Test
    void a_short_form_that_fits_two_options_is_refused() {
        OptionReader reader = new OptionReader("", List.of("R:Rel_format", "T:Results_format"));

        assertThatThrownBy(() -> reader.read(new String[] {"--Re", "x"}, (option, value) -> true))
                .hasMessageContaining("could be '--Rel_format' or '--Results_format'");
    }
}
