package dev.assay.judge.resilience;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SecretsTest {

    @Test
    void a_known_key_is_hidden_wherever_it_stands_and_the_longer_one_first() {
        Secrets secrets = new Secrets(List.of("hunter22", "hunter22-extended", " ", "abc"));

        assertThat(secrets.mask("key hunter22-extended, key hunter22, abc")).isEqualTo("key ***, key ***, abc");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Incorrect API key provided: sk-proj-Ab12Cd34Ef56. | Incorrect API key provided: ***.",
                "Authorization: Bearer abc.DEF-123456           | Authorization: Bearer ***",
                "GET /v1/models?key=AIzaSyA1234567890abcd HTTP/1.1 | GET /v1/models?key=*** HTTP/1.1",
                "{\"api_key\": \"0123456789abcdef\"}            | {\"api_key\": \"***\"}",
                "token 0123456789abcdef0123456789abcdef.AbCdEfGh1234 expired | token *** expired",
                "jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.c2lnbmF0dXJl end | jwt *** end",
            })
    void what_looks_like_a_key_is_hidden_even_if_nobody_said_so(String text, String masked) {
        assertThat(new Secrets(List.of()).mask(text)).isEqualTo(masked);
    }

    @ParameterizedTest
    @CsvSource({
        "model glm-4-flash not found",
        "max_tokens: 4096 exceeds the limit",
        "the token limit was 8192",
        "risk-based sk-ip",
    })
    void plain_words_stay(String text) {
        assertThat(new Secrets(List.of()).mask(text)).isEqualTo(text);
    }

    @Test
    void a_key_written_with_escapes_is_hidden_and_other_text_stays_as_it_is() {
        Secrets secrets = new Secrets(List.of("a-key/7"));

        assertThat(secrets.maskKnown("{\"text\": \"a-key/7, a-key\\/7, \\u0061-k\\u0065y/7, \\\\u0061-key/7\\n\"}"))
                .isEqualTo("{\"text\": \"***, ***, ***, ***\\n\"}");
        assertThat(secrets.maskKnown("token: abcdefghijklmnop")).isEqualTo("token: abcdefghijklmnop");
    }
}
