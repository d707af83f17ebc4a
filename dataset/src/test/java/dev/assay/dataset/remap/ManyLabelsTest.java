package dev.assay.dataset.remap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Label;
import dev.assay.core.data.Passage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ManyLabelsTest {

    private static final int LABELS = 3_000;

    /** All documents have other names, every second text was edited: nothing is where it was. */
    @Test
    @Timeout(30)
    void thousands_of_labels_find_their_texts_in_other_documents() {
        Random random = new Random(7);
        List<Passage> old = new ArrayList<>();
        List<Passage> next = new ArrayList<>();
        for (int i = 0; i < LABELS; i++) {
            String text = IntStream.range(0, 30)
                    .mapToObj(word -> "w" + random.nextInt(3000))
                    .collect(Collectors.joining(" "));
            old.add(passage("old" + i, text));
            String edited = i % 2 == 0 ? text : text.substring(0, 40) + "changed" + text.substring(44);
            next.add(passage("new" + i, "Chapter " + i + ": " + edited));
        }
        Mover mover = new Mover(new Corpus(old), new Corpus(next), RemapRequest.THRESHOLD);

        for (int i = 0; i < LABELS; i++) {
            Move move = mover.move(new Label.Item("old" + i));
            assertThat(move.way()).isEqualTo(i % 2 == 0 ? Way.EXACT : Way.FUZZY);
            assertThat(move.now()).containsExactly(new Label.Item("new" + i));
        }
    }

    private static Passage passage(String id, String text) {
        return new Passage(id, id, Optional.empty(), Optional.empty(), text, Map.of(), List.of());
    }
}
