package dev.assay.judge.embedded.encode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assay.judge.embedded.text.Language;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long texts, and networks of the wrong kind, with the small model that {@code bench/encoder/tiny.py} makes. */
class PairReaderTest {

    private static final int LONGEST = 64;

    private static byte[] bytes(String name) throws IOException {
        try (InputStream in = Objects.requireNonNull(PairReaderTest.class.getResourceAsStream(name), name)) {
            return in.readAllBytes();
        }
    }

    private static PairReader reader() throws IOException {
        String tokenizer = new String(bytes("/nli/tokenizer.json"), StandardCharsets.UTF_8);
        return new PairReader(LibraryPairs.read(tokenizer), PairNetwork.load(bytes("/nli/model.onnx")), LONGEST);
    }

    private static List<Long> inner(PairInput row, int type) {
        List<Long> tokens = new ArrayList<>();
        for (int i = 1; i < row.length() - 1; i++) {
            if (row.types()[i] == type && row.tokens()[i] > 3) {
                tokens.add(row.tokens()[i]);
            }
        }
        return tokens;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 7, 8, 9, 30, 200})
    void a_long_premise_is_read_to_its_end_in_windows_that_overlap(int facts) throws IOException {
        String[] animals = {"cat", "dog", "horse", "sheep", "goat", "duck", "hen"};
        String[] places = {"barn", "garden", "kitchen", "field", "yard"};
        String premise = IntStream.range(0, facts)
                .mapToObj(i -> "The " + animals[i % 7] + " is in the " + places[i % 5] + ".")
                .collect(Collectors.joining(" "));
        try (PairReader reader = reader()) {
            List<List<PairInput>> rows = reader.rows(premise, "The fox is in the attic.");
            assertThat(rows).hasSize(1);
            assertThat(rows.get(0)).allMatch(row -> row.length() <= LONGEST);
            List<Long> whole = tokens(premise);
            int start = 0;
            int end = 0;
            for (PairInput window : rows.get(0)) {
                List<Long> tokens = inner(window, 0);
                int skipped = Collections.indexOfSubList(whole.subList(start, whole.size()), tokens);
                assertThat(skipped).isNotNegative();
                start += skipped;
                assertThat(end - start).as("tokens that two windows share").isGreaterThanOrEqualTo(end == 0 ? 0 : 10);
                end = start + tokens.size();
                start++;
            }
            assertThat(end).isEqualTo(whole.size()).isEqualTo(7 * facts);
        }
    }

    private static List<Long> tokens(String premise) throws IOException {
        try (LibraryPairs pairs = LibraryPairs.read(new String(bytes("/nli/tokenizer.json"), StandardCharsets.UTF_8))) {
            return inner(pairs.encode(premise, ""), 0);
        }
    }

    @Test
    void a_claim_longer_than_half_a_row_is_read_in_pieces() throws IOException {
        try (PairReader reader = reader()) {
            List<List<PairInput>> rows = reader.rows("The cat is in the barn.", "The cat is in the barn. ".repeat(10));
            assertThat(rows).hasSize(3);
            assertThat(rows).allSatisfy(piece -> assertThat(piece).allMatch(row -> row.length() <= LONGEST));
            assertThat(rows.stream()
                            .mapToInt(piece -> inner(piece.get(0), 1).size())
                            .sum())
                    .isEqualTo(70);
        }
    }

    @Test
    void many_threads_read_what_one_reads() throws IOException, InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try (PairReader reader = reader()) {
            float[] alone = reader.logits("The cat is in the barn.", "The cat is in the yard.")
                    .get(0)
                    .get(0);
            List<Future<float[]>> told = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                told.add(threads.submit(() -> reader.logits("The cat is in the barn.", "The cat is in the yard.")
                        .get(0)
                        .get(0)));
            }
            for (Future<float[]> one : told) {
                assertThat(Arrays.equals(one.get(), alone)).isTrue();
            }
        } finally {
            threads.shutdown();
        }
    }

    @Test
    void a_network_that_gives_vectors_instead_of_labels_is_refused_with_what_it_gives() throws IOException {
        byte[] vectors = bytes(Model.of(Language.ENGLISH).onnx());
        assertThatThrownBy(() -> PairNetwork.load(vectors))
                .isInstanceOf(UnsuitableModel.class)
                .hasMessageContaining("last_hidden_state FLOAT [-1, -1, 384]")
                .hasMessageContaining("logits, FLOAT [batch, labels]");
    }

    @Test
    void a_file_that_is_no_network_is_refused() {
        assertThatThrownBy(() -> PairNetwork.load("no network".getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(UnsuitableModel.class)
                .hasMessageContaining("does not read it as a network");
    }

    @Test
    void a_network_that_reads_hardly_anything_is_refused() throws IOException {
        String tokenizer = new String(bytes("/nli/tokenizer.json"), StandardCharsets.UTF_8);
        try (PairTokenizer pairs = LibraryPairs.read(tokenizer);
                PairNetwork network = PairNetwork.load(bytes("/nli/model.onnx"))) {
            assertThatThrownBy(() -> new PairReader(pairs, network, 16)).hasMessageContaining("16 tokens at most");
        }
    }
}
