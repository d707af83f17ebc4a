package dev.assay.engine.trec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.engine.trec.text.TokenReader;
import dev.assay.engine.trec.text.Words;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Documents whose hashes fall together where the table looks are told apart by their bytes. */
class CollidingHashesTest {

    private static String first = "";
    private static String second = "";

    @TempDir
    Path folder;

    /** The table compares the upper half of a hash, and takes the place from the lower bits. */
    @BeforeAll
    static void find_two_ids_that_fall_together() {
        Map<Long, String> seen = new HashMap<>();
        TokenReader reader = new TokenReader();
        for (int i = 0; second.isEmpty(); i++) {
            String id = "doc-" + i;
            reader.read(Words.of(id.getBytes(StandardCharsets.US_ASCII)), 0);
            String before = seen.putIfAbsent(reader.hash() & 0xffff_ffff_0000_003fL, id);
            if (before != null) {
                first = before;
                second = id;
            }
        }
    }

    private Ran trec(String judged, String... ranking) throws IOException {
        Path qrels = Files.writeString(folder.resolve("qrels"), "1 0 " + judged + " 1\n");
        StringBuilder lines = new StringBuilder();
        for (int rank = 1; rank <= ranking.length; rank++) {
            lines.append("1 Q0 " + ranking[rank - 1] + " " + rank + " " + -rank + " r\n");
        }
        Path run = Files.writeString(folder.resolve("run"), lines);
        return Ran.trec("-m", "recip_rank", "-m", "num_ret", qrels.toString(), run.toString());
    }

    @Test
    void two_documents_stay_two_and_the_judged_one_is_found() throws IOException {
        assertThat(trec(second, first, second).out())
                .isEqualTo("num_ret               \tall\t2\nrecip_rank            \tall\t0.5000\n");
        assertThat(trec(first, first, second).out()).endsWith("recip_rank            \tall\t1.0000\n");
    }

    @Test
    void a_judged_document_is_not_taken_for_the_retrieved_one() throws IOException {
        for (String retrieved : List.of(first, second)) {
            String judged = retrieved.equals(first) ? second : first;
            assertThat(trec(judged, retrieved).out()).endsWith("recip_rank            \tall\t0.0000\n");
        }
    }
}
