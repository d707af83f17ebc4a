package dev.assay.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A canary set: frozen, asked again, and the alarm. */
class JudgeDriftTest {

    @TempDir
    private Path folder;

    private Path canary = Path.of("");
    private Path frozen = Path.of("");

    @BeforeEach
    void canary() throws IOException {
        canary = folder.resolve("canary.jsonl");
        frozen = folder.resolve("canary.jsonl.frozen.json");
        Path claims = Path.of("src", "test", "resources", "labels", "claims.jsonl");
        Files.write(canary, Files.readAllLines(claims).subList(20, 55));
    }

    private Call drift() {
        return Call.of("judge", "drift", canary.toString());
    }

    @Test
    void the_first_call_freezes_and_the_same_judge_raises_no_alarm() {
        Call first = drift();
        assertThat(first.exit()).isZero();
        assertThat(first.out()).contains("35 verdicts frozen in");

        Call second = drift();
        assertThat(second.exit()).isZero();
        assertThat(second.out()).contains("no alarm").contains("p = 1.0000");
    }

    @Test
    void verdicts_that_were_kinder_once_raise_the_alarm() throws IOException {
        drift();
        String text = Files.readString(frozen);
        Files.writeString(
                frozen,
                text.replaceAll(
                        "\"verdict\" : \"(not-stated|contradicted)\",\\s+\"yes\" : false",
                        "\"verdict\" : \"supported\", \"yes\" : true"));
        Call call = drift();

        assertThat(call.exit()).isEqualTo(1);
        assertThat(call.out()).contains("ALARM").contains("it says yes more, or less, often than it did");
        assertThat(call.out()).contains("supported -> not-stated");
    }

    @Test
    void another_judge_is_named_and_another_set_is_refused() throws IOException {
        drift();
        Files.writeString(frozen, Files.readString(frozen).replaceAll("weights:[0-9a-f]+", "weights:00000000"));
        assertThat(drift().out()).contains("another judge than when the set was frozen: then: weights:00000000; now:");

        Files.writeString(canary, "{\"claim\": \"It opens.\", \"contexts\": [\"It opens.\"]}\n");
        Call other = drift();
        assertThat(other.exit()).isEqualTo(2);
        assertThat(other.err()).contains("is not the set that").contains("freeze anew");
    }
}
