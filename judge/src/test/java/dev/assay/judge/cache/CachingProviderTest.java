package dev.assay.judge.cache;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.judge.kit.InMemoryProvider;
import dev.assay.judge.kit.Requests;
import dev.assay.judge.port.FinishReason;
import dev.assay.judge.port.ProviderReply;
import dev.assay.judge.port.RefusalKind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CachingProviderTest {

    private static final ProviderReply.Text WHOLE = new ProviderReply.Text(
            "{\"回复\": \"\u0000 é 😀\"}\r\n",
            FinishReason.LENGTH,
            "model-0613",
            OptionalInt.of(12),
            OptionalInt.empty(),
            345);

    @TempDir
    Path folder;

    @Test
    void a_reply_comes_back_whole_after_the_file_was_closed() {
        Path file = folder.resolve("deep/er/replies.sqlite");
        InMemoryProvider model = new InMemoryProvider(request -> WHOLE);
        try (CachingProvider first = new CachingProvider(model, ReplyCache.open(file))) {
            assertThat(first.complete(Requests.saying("a"))).isEqualTo(WHOLE);
        }
        try (CachingProvider second = new CachingProvider(model, ReplyCache.open(file))) {
            assertThat(second.complete(Requests.saying("a"))).isEqualTo(WHOLE);
            assertThat(second.hits()).isEqualTo(1);
        }
        assertThat(model.calls()).isEqualTo(1);
    }

    @Test
    void a_refusal_is_never_kept() {
        InMemoryProvider model = new InMemoryProvider(request -> ProviderReply.Refused.of(RefusalKind.SERVER, "down"));
        try (CachingProvider caching = new CachingProvider(model, ReplyCache.open(folder.resolve("c.sqlite")))) {
            caching.complete(Requests.saying("a"));
            caching.complete(Requests.saying("a"));
        }
        assertThat(model.calls()).isEqualTo(2);
    }

    @Test
    void the_same_request_from_many_threads_at_once_is_asked_once() throws Exception {
        CountDownLatch all = new CountDownLatch(16);
        InMemoryProvider model = new InMemoryProvider(request -> {
            try {
                all.await();
                Thread.sleep(50);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return WHOLE;
        });
        ExecutorService threads = Executors.newFixedThreadPool(16);
        try (CachingProvider caching = new CachingProvider(model, ReplyCache.open(folder.resolve("c.sqlite")))) {
            List<Future<ProviderReply>> replies = new ArrayList<>();
            for (int i = 0; i < 16; i++) {
                replies.add(threads.submit(() -> {
                    all.countDown();
                    return caching.complete(Requests.saying("same"));
                }));
            }
            for (Future<ProviderReply> reply : replies) {
                assertThat(reply.get()).isEqualTo(WHOLE);
            }
        } finally {
            threads.shutdownNow();
        }
        assertThat(model.calls()).isEqualTo(1);
    }

    @Test
    void a_cache_of_a_newer_version_is_refused_by_name_and_left_as_it_is() throws Exception {
        Path file = folder.resolve("newer.sqlite");
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.execute("CREATE TABLE reply (something TEXT)");
            statement.execute("PRAGMA user_version=3");
        }
        byte[] before = Files.readAllBytes(file);

        assertThatThrownBy(() -> ReplyCache.open(file))
                .isInstanceOf(CacheException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining("layout 3")
                .hasMessageContaining("up to 2")
                .hasMessageContaining("name another cache file");
        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void a_file_that_is_no_cache_is_refused_by_name() throws Exception {
        Path file = Files.writeString(folder.resolve("notes.txt"), "these are notes, not a database. ".repeat(40));

        assertThatThrownBy(() -> ReplyCache.open(file))
                .isInstanceOf(CacheException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining("not a database");
    }
}
