package dev.assay.judge.embedded.encode;

import ai.onnxruntime.OrtException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * One language's network. Safe for use by many threads.
 * Texts beyond the network's 512 tokens are encoded in pieces, so nothing is cut off.
 */
final class Encoder implements AutoCloseable {

    /** Tokens that fit between the two marks of a text. */
    static final int ROOM = 510;

    private static final String OUTPUT = "last_hidden_state";

    private final WordPiece wordPiece;
    private final OnnxSession session;
    private final long cls;
    private final long sep;

    private Encoder(Vocabulary vocabulary, OnnxSession session) {
        this.wordPiece = new WordPiece(vocabulary);
        this.cls = vocabulary.number("[CLS]");
        this.sep = vocabulary.number("[SEP]");
        this.session = session;
    }

    /**
     * Loads a model; takes some tenths of a second.
     *
     * @throws NoEncoder when the platform has no native library or the files are missing
     */
    static Encoder load(Model model) {
        Vocabulary vocabulary = model.vocabulary();
        try {
            return new Encoder(vocabulary, OnnxSession.load(model.network()));
        } catch (OrtException e) {
            throw NoEncoder.onThisPlatform(e);
        }
    }

    /** The vectors of a text's tokens. */
    Encoded encode(String text) {
        List<WordPiece.Piece> pieces = wordPiece.pieces(text);
        return Encoded.of(pieces, run(pieces));
    }

    /** The vector of a whole text; a text without tokens has one all the same. */
    TextVector whole(String text) {
        return TextVector.of(run(wordPiece.pieces(text)));
    }

    /** The vectors of the tokens and of the marks around them, for each stretch of {@link #ROOM} tokens. */
    private List<float[][]> run(List<WordPiece.Piece> pieces) {
        List<float[][]> parts = new ArrayList<>();
        for (int from = 0; from == 0 || from < pieces.size(); from += ROOM) {
            parts.add(runOnce(pieces.subList(from, Math.min(pieces.size(), from + ROOM))));
        }
        return parts;
    }

    private float[][] runOnce(List<WordPiece.Piece> pieces) {
        int length = pieces.size() + 2;
        long[] ids = new long[length];
        long[] mask = new long[length];
        Arrays.fill(mask, 1);
        ids[0] = cls;
        for (int i = 0; i < pieces.size(); i++) {
            ids[i + 1] = pieces.get(i).number();
        }
        ids[length - 1] = sep;
        Map<String, long[]> row = Map.of("input_ids", ids, "attention_mask", mask, "token_type_ids", new long[length]);
        return ((float[][][]) session.run(row, OUTPUT))[0];
    }

    @Override
    public void close() {
        session.close();
    }
}
