package dev.assay.judge.embedded.encode;

import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** BERT's rows: {@code [CLS] first [SEP] second [SEP]}, of our own word pieces. */
public final class WordPiecePairs implements PairTokenizer {

    private final WordPiece wordPiece;
    private final long cls;
    private final long sep;

    WordPiecePairs(Vocabulary vocabulary) {
        wordPiece = new WordPiece(vocabulary);
        cls = vocabulary.number("[CLS]");
        sep = vocabulary.number("[SEP]");
    }

    /** With the word pieces of a built-in model. */
    public static WordPiecePairs of(Model model) {
        return new WordPiecePairs(model.vocabulary());
    }

    /** The pieces of a word share its characters out evenly among them. */
    @Override
    public List<Slice> places(String text) {
        List<WordPiece.Piece> pieces = wordPiece.pieces(text);
        List<Slice> places = new ArrayList<>();
        for (int from = 0; from < pieces.size(); ) {
            int start = pieces.get(from).start();
            int to = from;
            while (to < pieces.size() && pieces.get(to).start() == start) {
                to++;
            }
            int length = pieces.get(from).end() - start;
            int count = to - from;
            for (int i = 0; i < count; i++) {
                places.add(new Slice(start + length * i / count, start + length * (i + 1) / count));
            }
            from = to;
        }
        return places;
    }

    @Override
    public PairInput encode(String first, String second) {
        List<WordPiece.Piece> left = wordPiece.pieces(first);
        List<WordPiece.Piece> right = wordPiece.pieces(second);
        int length = left.size() + right.size() + 3;
        long[] tokens = new long[length];
        long[] types = new long[length];
        tokens[0] = cls;
        for (int i = 0; i < left.size(); i++) {
            tokens[i + 1] = left.get(i).number();
        }
        int middle = left.size() + 1;
        tokens[middle] = sep;
        for (int i = 0; i < right.size(); i++) {
            tokens[middle + 1 + i] = right.get(i).number();
        }
        tokens[length - 1] = sep;
        Arrays.fill(types, middle + 1, length, 1);
        return new PairInput(tokens, types);
    }

    @Override
    public void close() {
        // Word pieces are plain memory.
    }
}
