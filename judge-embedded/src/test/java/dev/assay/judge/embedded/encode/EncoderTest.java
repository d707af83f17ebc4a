package dev.assay.judge.embedded.encode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import dev.assay.judge.embedded.text.Language;
import org.junit.jupiter.api.Test;

class EncoderTest {

    @Test
    void loads_only_the_language_that_is_needed_and_only_when_it_is() {
        try (Encoders encoders = new Encoders(1 << 20)) {
            assertThat(encoders.loaded()).isEmpty();
            encoders.encode(Language.CHINESE, "退款");
            assertThat(encoders.loaded()).containsExactly(Language.CHINESE);
        }
    }

    @Test
    void texts_that_mean_the_same_lie_closer_than_others() {
        try (TextVectors vectors = new TextVectors(1 << 20)) {
            TextVector refund = vectors.of(Language.ENGLISH, "Refunds arrive within five days.");
            TextVector same = vectors.of(Language.ENGLISH, "You get your money back in less than a week.");
            TextVector other = vectors.of(Language.ENGLISH, "The museum shows paintings of the Dutch school.");
            assertThat(refund.cosine(same)).isGreaterThan(refund.cosine(other) + 0.1);
            assertThat(refund.cosine(refund)).isBetween(0.999, 1.001);
            assertThat(vectors.of(Language.ENGLISH, "Refunds arrive within five days."))
                    .isSameAs(refund);
        }
    }

    @Test
    void a_network_that_another_still_uses_is_not_unloaded() {
        try (TextVectors vectors = new TextVectors(1 << 20)) {
            vectors.of(Language.ENGLISH, "Refunds arrive within five days.");
            try (Encoders encoders = new Encoders(1 << 20)) {
                encoders.encode(Language.ENGLISH, "Refunds");
            }
            TextVector later = vectors.of(Language.ENGLISH, "Returns are free.");
            assertThat(later.cosine(later)).isBetween(0.999, 1.001);
        }
    }

    @Test
    void what_is_closed_encodes_no_more() {
        Encoders encoders = new Encoders(1 << 20);
        encoders.close();
        assertThatThrownBy(() -> encoders.encode(Language.ENGLISH, "Refunds")).hasMessageContaining("closed");
    }

    @Test
    void what_runs_the_networks_is_named_with_its_version() throws OrtException {
        assertThat(Encoders.runtime())
                .startsWith("onnxruntime:" + OrtEnvironment.getEnvironment().getVersion() + " ");
    }

    @Test
    void a_text_beyond_512_tokens_keeps_all_its_tokens() {
        try (Encoders encoders = new Encoders(1 << 24)) {
            String text = "退".repeat(1300);
            Encoded encoded = encoders.encode(Language.CHINESE, text);
            assertThat(encoded.tokens()).isEqualTo(1300);
            assertThat(encoded.end(1299)).isEqualTo(1300);
            assertThat(encoded.cosines(0, encoded)[0]).isBetween(0.999f, 1.001f);
        }
    }

    @Test
    void the_cache_stays_within_its_bound_and_drops_the_longest_unused() {
        VectorCache<Encoded> cache = new VectorCache<>(1000, Encoded::bytes);
        Encoded small = new Encoded(new TextVector(new float[50]), new int[0], new int[0], new int[0], new float[0]);
        Encoded first = cache.get(Language.ENGLISH, "a", () -> small);
        cache.get(Language.ENGLISH, "b", () -> small);
        cache.get(Language.ENGLISH, "c", () -> small);
        cache.get(Language.ENGLISH, "a", () -> first);
        cache.get(Language.ENGLISH, "d", () -> small);
        assertThat(cache.held()).isLessThanOrEqualTo(1000);
        Encoded again = new Encoded(new TextVector(new float[1]), new int[0], new int[0], new int[0], new float[0]);
        assertThat(cache.get(Language.ENGLISH, "a", () -> again)).isSameAs(first);
        assertThat(cache.get(Language.ENGLISH, "b", () -> again)).isSameAs(again);
    }
}
