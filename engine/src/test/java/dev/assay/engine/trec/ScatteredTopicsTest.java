package dev.assay.engine.trec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Wherever the lines stand, the output is the same. */
class ScatteredTopicsTest {

    @TempDir
    Path folder;

    private Ran trec(List<String> qrels, List<String> run, String... options) throws IOException {
        String[] arguments = java.util.Arrays.copyOf(options, options.length + 2);
        arguments[options.length] = Files.write(folder.resolve("qrels"), qrels).toString();
        arguments[options.length + 1] = Files.write(folder.resolve("run"), run).toString();
        return Ran.trec(arguments);
    }

    private static List<String> shuffled(List<String> lines, long seed) {
        List<String> copy = new ArrayList<>(lines);
        Collections.shuffle(copy, new Random(seed));
        return copy;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void shuffled_lines_give_the_same_bytes(long seed) throws IOException {
        RandomData data = RandomData.of(seed, 30, 40);
        Ran inOrder = trec(data.qrels(), data.run(), "-q", "-c", "-m", "all_trec");

        assertThat(inOrder.status()).isZero();
        assertThat(trec(data.qrels(), shuffled(data.run(), seed), "-q", "-c", "-m", "all_trec"))
                .isEqualTo(inOrder);
        assertThat(trec(shuffled(data.qrels(), seed), shuffled(data.run(), -seed), "-q", "-c", "-m", "all_trec"))
                .isEqualTo(inOrder);
    }

    @Test
    void a_run_of_many_pieces_gives_the_same_bytes_in_any_order() throws IOException {
        RandomData data = RandomData.of(9, 400, 250);
        Ran inOrder = trec(data.qrels(), data.run(), "-q");

        assertThat(Files.size(folder.resolve("run"))).isGreaterThan(4 * 512 * 1024);
        assertThat(inOrder.status()).isZero();
        assertThat(trec(data.qrels(), shuffled(data.run(), 9), "-q")).isEqualTo(inOrder);
    }

    @Test
    void a_bad_line_far_down_is_found_by_its_number() throws IOException {
        RandomData data = RandomData.of(9, 400, 250);
        data.run().set(70_000, "t1 Q0 doc-1 1 3.5");
        data.run().set(90_000, "t1 Q0 doc-1 1");

        Ran ran = trec(data.qrels(), data.run(), "-q");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("run:70001: malformed line: 5 fields found");
    }

    @Test
    void a_topic_larger_than_a_piece_is_read() throws IOException {
        RandomData data = RandomData.of(10, 3, 30_000);

        Ran inOrder = trec(data.qrels(), data.run(), "-q");

        assertThat(inOrder.status()).isZero();
        assertThat(trec(data.qrels(), shuffled(data.run(), 10), "-q")).isEqualTo(inOrder);
    }
}
