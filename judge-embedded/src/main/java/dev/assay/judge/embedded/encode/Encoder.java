package dev.assay.judge.embedded.encode;

import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Semaphore;

/**
 * One language's network. Safe for use by many threads; as many run at once as there are cores, each on one core.
 * Texts beyond the network's 512 tokens are encoded in pieces, so nothing is cut off.
 */
final class Encoder implements AutoCloseable {

    /** Tokens that fit between the two marks of a text. */
    static final int ROOM = 510;

    private final WordPiece wordPiece;
    private final OrtEnvironment environment;
    private final OrtSession session;
    private final long cls;
    private final long sep;
    private final Semaphore cores = new Semaphore(Runtime.getRuntime().availableProcessors());

    private Encoder(WordPiece wordPiece, Vocabulary vocabulary, OrtEnvironment environment, OrtSession session) {
        this.wordPiece = wordPiece;
        this.cls = vocabulary.number("[CLS]");
        this.sep = vocabulary.number("[SEP]");
        this.environment = environment;
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
            Leftovers.sweep(Path.of(System.getProperty("java.io.tmpdir")));
            OrtEnvironment environment = OrtEnvironment.getEnvironment();
            environment.setTelemetry(false);
            try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
                options.setIntraOpNumThreads(1);
                options.setInterOpNumThreads(1);
                OrtSession session = environment.createSession(model.network(), options);
                return new Encoder(new WordPiece(vocabulary), vocabulary, environment, session);
            }
        } catch (OrtException | LinkageError | RuntimeException e) {
            if (e instanceof NoEncoder known) {
                throw known;
            }
            throw new NoEncoder(
                    "the embedded judge cannot run on " + System.getProperty("os.name") + " "
                            + System.getProperty("os.arch")
                            + ": ONNX Runtime does not load (" + e
                            + "); it brings libraries for Linux, macOS and 64-bit Windows with glibc or newer systems."
                            + " Retrieval metrics work without it: --mode retrieval",
                    e);
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
        cores.acquireUninterruptibly();
        try (OnnxTensor input = tensor(ids);
                OnnxTensor attention = tensor(mask);
                OnnxTensor types = tensor(new long[length]);
                OrtSession.Result result =
                        session.run(Map.of("input_ids", input, "attention_mask", attention, "token_type_ids", types))) {
            return ((float[][][]) result.get(0).getValue())[0];
        } catch (OrtException e) {
            throw new IllegalStateException(
                    "ONNX Runtime fails on a text of " + length + " tokens: " + e.getMessage(), e);
        } finally {
            cores.release();
        }
    }

    private OnnxTensor tensor(long[] values) throws OrtException {
        return OnnxTensor.createTensor(environment, LongBuffer.wrap(values), new long[] {1, values.length});
    }

    @Override
    public void close() {
        try {
            session.close();
        } catch (OrtException e) {
            throw new IllegalStateException("ONNX Runtime does not close its session", e);
        }
    }
}
