package dev.assay.judge.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.metric.Score;
import dev.assay.judge.kit.InMemoryProvider;
import dev.assay.judge.kit.Requests;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.Similarity;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class KeptSimilarityTest {

    /** A value that no short decimal stands for. */
    private static final double VALUE = 0.1 + 0.2;

    @TempDir
    Path folder;

    private final AtomicInteger compared = new AtomicInteger();

    @Test
    void the_same_texts_are_compared_once_between_runs_too() {
        for (int run = 0; run < 2; run++) {
            try (Similarity kept = kept("models/1", Score.of(VALUE))) {
                assertThat(kept.of("one", "two")).isEqualTo(Score.of(VALUE));
                assertThat(kept.of("one", "two")).isEqualTo(Score.of(VALUE));
            }
        }
        assertThat(compared).hasValue(1);
    }

    @Test
    void other_texts_and_other_models_are_compared_anew() {
        try (Similarity kept = kept("models/1", Score.of(VALUE))) {
            kept.of("one", "two");
            kept.of("onet", "wo");
            kept.of("two", "one");
        }
        try (Similarity kept = kept("models/2", Score.of(0.5))) {
            assertThat(kept.of("one", "two")).isEqualTo(Score.of(0.5));
        }
        assertThat(compared).hasValue(4);
    }

    @Test
    void why_texts_cannot_be_compared_is_not_kept() {
        for (int run = 0; run < 2; run++) {
            try (Similarity kept = kept("models/1", new Score.Undefined("two languages"))) {
                assertThat(kept.of("one", "zwei")).isEqualTo(new Score.Undefined("two languages"));
            }
        }
        assertThat(compared).hasValue(2);
    }

    @Test
    void a_value_comes_back_bit_for_bit() {
        Path file = folder.resolve("c.sqlite");
        double[] values = DoubleStream.concat(
                        DoubleStream.of(0, 1, Double.MIN_VALUE, Math.nextDown(1.0)), new Random(7).doubles(50))
                .toArray();
        try (SimilarityCache cache = SimilarityCache.open(file)) {
            for (int i = 0; i < values.length; i++) {
                cache.keep("key " + i, values[i]);
            }
        }
        try (SimilarityCache cache = SimilarityCache.open(file)) {
            for (int i = 0; i < values.length; i++) {
                assertThat(cache.find("key " + i)).isEqualTo(OptionalDouble.of(values[i]));
            }
        }
    }

    @Test
    void what_two_runs_keep_at_once_is_there_for_both() {
        try (Similarity one = kept("models/1", Score.of(VALUE));
                Similarity other = kept("models/1", Score.of(VALUE))) {
            one.of("a", "b");
            other.of("c", "d");
            assertThat(one.of("c", "d")).isEqualTo(other.of("a", "b"));
        }
        assertThat(compared).hasValue(2);
    }

    @Test
    void a_file_of_the_first_layout_is_brought_up_to_date_and_keeps_its_replies() throws Exception {
        Path file = folder.resolve("c.sqlite");
        ProviderReply.Text reply = ProviderReply.Text.of("said before");
        try (CachingProvider caching =
                new CachingProvider(new InMemoryProvider(request -> reply), ReplyCache.open(file))) {
            caching.complete(Requests.saying("old"));
        }
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("DROP TABLE similarity");
            statement.execute("PRAGMA user_version=1");
        }
        assertThat(ReplyCache.look(file).orElseThrow().size()).isEqualTo(1);

        try (Similarity kept = kept("models/1", Score.of(VALUE))) {
            kept.of("one", "two");
            assertThat(kept.of("one", "two")).isEqualTo(Score.of(VALUE));
        }
        assertThat(compared).hasValue(1);
        InMemoryProvider silent = new InMemoryProvider(request -> ProviderReply.Text.of("said now"));
        try (CachingProvider caching = new CachingProvider(silent, ReplyCache.open(file))) {
            assertThat(caching.complete(Requests.saying("old"))).isEqualTo(reply);
        }
    }

    @Test
    void a_cache_that_breaks_during_a_run_costs_time_only() {
        SimilarityCache cache = SimilarityCache.open(folder.resolve("c.sqlite"));
        try (Similarity kept = new KeptSimilarity(new Counted("models/1", Score.of(VALUE)), cache)) {
            cache.close();
            assertThat(kept.of("one", "two")).isEqualTo(Score.of(VALUE));
            assertThat(kept.of("one", "two")).isEqualTo(Score.of(VALUE));
        }
        assertThat(compared).hasValue(2);
    }

    private Similarity kept(String fingerprint, Score score) {
        return new KeptSimilarity(new Counted(fingerprint, score), SimilarityCache.open(folder.resolve("c.sqlite")));
    }

    /** Gives every pair the same score and counts. */
    private final class Counted implements Similarity {

        private final String fingerprint;
        private final Score score;

        Counted(String fingerprint, Score score) {
            this.fingerprint = fingerprint;
            this.score = score;
        }

        @Override
        public String id() {
            return "models";
        }

        @Override
        public String fingerprint() {
            return fingerprint;
        }

        @Override
        public Score of(String text, String other) {
            compared.incrementAndGet();
            return score;
        }

        @Override
        public void close() {}
    }
}
