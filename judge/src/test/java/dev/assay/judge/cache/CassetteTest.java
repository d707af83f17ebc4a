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
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CassetteTest {

    private static final ProviderReply.Text REPLY = new ProviderReply.Text(
            "行一\n\"line two\"", FinishReason.STOP, "model-x", OptionalInt.of(5), OptionalInt.of(7), 89);

    @TempDir
    Path folder;

    @Test
    void what_was_recorded_is_replayed_whole_and_refusals_are_not_recorded() throws Exception {
        Path file = folder.resolve("cassette.jsonl");
        InMemoryProvider model = new InMemoryProvider(
                request -> request.user().equals("a") ? REPLY : ProviderReply.Refused.of(RefusalKind.SERVER, "down"));
        try (CassetteRecorder recorder = new CassetteRecorder(model, file)) {
            assertThat(recorder.complete(Requests.saying("a"))).isEqualTo(REPLY);
            recorder.complete(Requests.saying("b"));
        }

        assertThat(Files.readAllLines(file)).hasSize(1);
        try (CassettePlayer player = new CassettePlayer(model.id(), file)) {
            assertThat(player.complete(Requests.saying("a"))).isEqualTo(REPLY);
        }
    }

    @Test
    void a_missing_reply_names_the_case_and_the_file() throws Exception {
        Path file = Files.writeString(folder.resolve("empty.jsonl"), "");
        CassettePlayer player = new CassettePlayer(new InMemoryProvider(request -> REPLY).id(), file);

        assertThat(player.complete(Requests.saying("how long?")))
                .isInstanceOfSatisfying(ProviderReply.Refused.class, refused -> {
                    assertThat(refused.kind()).isEqualTo(RefusalKind.NOT_RECORDED);
                    assertThat(refused.message())
                            .contains("about how long?", file.toString(), "claims.en", "record it again");
                });
    }

    @Test
    void a_broken_line_is_named_by_file_and_number() throws Exception {
        Path file = Files.writeString(folder.resolve("broken.jsonl"), "\n{\"format\":1,\"key\":\"k\",\"bo");

        assertThatThrownBy(() -> new CassettePlayer(new InMemoryProvider(request -> REPLY).id(), file))
                .isInstanceOf(CacheException.class)
                .hasMessageStartingWith(file + ":2: this is no JSON")
                .hasMessageEndingWith("record the cassette again with --record");
    }

    @Test
    void a_cassette_of_another_format_is_refused() throws Exception {
        Path file = Files.writeString(folder.resolve("later.jsonl"), "{\"format\":9}\n");

        assertThatThrownBy(() -> new CassettePlayer(new InMemoryProvider(request -> REPLY).id(), file))
                .hasMessageContaining(":1: `format` is 9, this Assay knows format 1");
    }

    @Test
    void a_missing_cassette_says_to_record_it() {
        Path file = folder.resolve("none.jsonl");

        assertThatThrownBy(() -> new CassettePlayer(new InMemoryProvider(request -> REPLY).id(), file))
                .isInstanceOf(CacheException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining("record it first");
    }
}
