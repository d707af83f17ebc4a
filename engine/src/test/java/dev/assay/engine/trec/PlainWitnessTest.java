package dev.assay.engine.trec;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The fast code and plain code agree on random data, printed digit for printed digit. */
class PlainWitnessTest {

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void fast_and_plain_code_agree(long seed, @TempDir Path folder) throws IOException {
        RandomData data = RandomData.of(seed, 60, 50);
        String qrels = Files.write(folder.resolve("qrels"), data.qrels()).toString();
        String run = Files.write(folder.resolve("run"), data.run()).toString();

        Ran ran = Ran.trec("-q", "-n", "-m", "map", "-m", "recip_rank", "-m", "P.10", "-m", "ndcg", qrels, run);

        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).isEqualTo(new PlainWitness(data).lines()).hasLineCount(4 * topics(ran));
    }

    private static int topics(Ran ran) {
        return (int) ran.out().lines().filter(line -> line.startsWith("map")).count();
    }
}
