package dev.assay.engine.trec.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PiecesTest {

    private static List<String> pieces(String text, int words) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        List<String> found = new ArrayList<>();
        try (Pieces pieces = new Pieces(Source.stream("in", new ByteArrayInputStream(bytes)), words)) {
            Piece piece = pieces.newPiece();
            while (pieces.next(piece)) {
                String lines = piece.text().string(piece.from(), piece.to());
                int place = (int) piece.offset() + piece.from();
                assertThat(text.substring(place)).startsWith(lines.strip());
                assertThat(piece.number()).isEqualTo(found.size());
                found.add(lines);
            }
        }
        return found;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 8, 13, 40, 1000})
    void pieces_are_cut_where_a_topic_ends_and_lose_nothing(int words) throws IOException {
        String text = IntStream.range(0, 40)
                .mapToObj(topic -> ("t" + topic + " Q0 d 1 1 r\n").repeat(1 + topic * topic % 7))
                .collect(Collectors.joining());

        List<String> pieces = pieces(text, words);

        assertThat(String.join("", pieces)).isEqualTo(text);
        for (int i = 1; i < pieces.size(); i++) {
            String before = pieces.get(i - 1);
            String lastLine = before.substring(before.lastIndexOf('\n', before.length() - 2) + 1);
            assertThat(lastLine.split(" ")[0]).isNotEqualTo(pieces.get(i).split(" ")[0]);
        }
        assertThat(pieces.size()).isGreaterThanOrEqualTo(words > 300 ? 1 : 3);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 8, 40})
    void the_last_line_gets_its_line_feed(int words) throws IOException {
        assertThat(String.join("", pieces("a Q0 d 1 1 r\nb Q0 d 1 1 r", words)))
                .isEqualTo("a Q0 d 1 1 r\nb Q0 d 1 1 r\n");
        assertThat(pieces("", words)).isEmpty();
        assertThat(pieces("\n", words)).containsExactly("\n");
    }
}
