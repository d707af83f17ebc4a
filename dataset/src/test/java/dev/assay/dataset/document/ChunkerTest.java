package dev.assay.dataset.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assay.core.data.Passage;
import dev.assay.core.data.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChunkerTest {

    private static final String[] WORDS = {
        "leave",
        "年假",
        "。",
        ". ",
        "，",
        ", ",
        "\n",
        "\n\n",
        " ",
        "\u3000",
        "😀",
        "𠮷野家",
        "3.5",
        "- ",
        "|",
        "---",
        "Pneumonoultramicroscopicsilicovolcanoconiosis",
        "？",
        "! ",
        "e.g. ",
        "\t"
    };

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void passages_are_exact_lose_nothing_and_cut_no_character(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 150; i++) {
            Document document = made(random);
            int size = 10 + random.nextInt(80);
            boolean byHeading = random.nextBoolean();
            Chunker chunker =
                    new Chunker(OptionalInt.of(size), OptionalInt.of(random.nextInt(size / 2 + 1)), byHeading);
            check(document, chunker.passages(document), size);
        }
    }

    private static void check(Document document, List<Passage> passages, int size) {
        String text = document.text();
        boolean[] covered = new boolean[text.length()];
        int earlier = -1;
        for (Passage passage : passages) {
            Span span = passage.span().orElseThrow();
            assertThat(passage.text())
                    .isEqualTo(text.substring(span.start(), span.end()))
                    .isNotBlank();
            assertThat(span.length()).isLessThanOrEqualTo(size);
            assertThat(span.start()).isGreaterThan(earlier);
            assertThat(Character.isLowSurrogate(text.charAt(span.start()))).isFalse();
            assertThat(Character.isHighSurrogate(text.charAt(span.end() - 1))).isFalse();
            Arrays.fill(covered, span.start(), span.end(), true);
            earlier = span.start();
        }
        for (int i = 0; i < covered.length; i++) {
            char c = text.charAt(i);
            assertThat(covered[i] || Character.isWhitespace(c) || Character.isSpaceChar(c))
                    .as("character %d of %s", i, text)
                    .isTrue();
        }
        assertThat(passages).extracting(Passage::id).doesNotHaveDuplicates();
    }

    private static Document made(Random random) {
        StringBuilder text = new StringBuilder();
        List<Heading> headings = new ArrayList<>();
        int words = 1 + random.nextInt(120);
        for (int i = 0; i < words; i++) {
            if (random.nextInt(15) == 0) {
                int start = text.length();
                text.append("Head");
                headings.add(new Heading(1 + random.nextInt(3), new Span(start, text.length()), "Head"));
                text.append("\n\n");
            }
            text.append(WORDS[random.nextInt(WORDS.length)]);
        }
        return new Document(
                "d", Optional.empty(), text.append('x').toString(), headings, List.of(), Map.of(), List.of());
    }

    @Test
    void headings_begin_passages_and_are_named_in_them() {
        String text = "Intro.\n# Leave\nFifteen days.\n## Carry over\nUntil March.";
        Document document = new Document(
                "d",
                Optional.empty(),
                text,
                List.of(heading(text, 1, "# Leave"), heading(text, 2, "## Carry over")),
                List.of(0),
                Map.of(),
                List.of());

        List<Passage> passages = new Chunker(OptionalInt.empty(), OptionalInt.empty(), true).passages(document);

        assertThat(passages)
                .extracting(Passage::text)
                .containsExactly("Intro.", "# Leave\nFifteen days.", "## Carry over\nUntil March.");
        assertThat(passages.get(2).metadata())
                .containsEntry("heading", "Leave > Carry over")
                .containsEntry("page", 1);
    }

    private static Heading heading(String text, int level, String line) {
        int start = text.indexOf("\n" + line) + 1;
        return new Heading(
                level,
                new Span(start, start + line.length()),
                line.replace("#", "").strip());
    }
}
