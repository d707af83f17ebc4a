package dev.assay.judge.embedded.encode;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxJavaType;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.TensorInfo;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A network that reads two texts as one row and gives a number (logit) for each of its labels: a cross-encoder. Safe
 * for use by many threads.
 *
 * <p>Rows are run one by one, not stacked: on one core stacking gains nothing, and a network quantised to 8 bits would
 * then read a row differently depending on what it is stacked with.
 */
public final class PairNetwork implements AutoCloseable {

    private static final String TOKENS = "input_ids";
    private static final String ATTENTION = "attention_mask";
    private static final String TYPES = "token_type_ids";
    private static final Set<String> KNOWN = Set.of(TOKENS, ATTENTION, TYPES);
    private static final String LOGITS = "logits";

    private final OnnxSession session;
    private final Set<String> inputs;
    private final String output;

    private PairNetwork(OnnxSession session, Set<String> inputs, String output) {
        this.session = session;
        this.inputs = inputs;
        this.output = output;
    }

    /**
     * Loads a network from a file.
     *
     * @throws UnsuitableModel when the file holds no network of this kind
     * @throws NoEncoder when ONNX Runtime does not run on this platform
     */
    public static PairNetwork load(Path network) {
        try {
            return of(OnnxSession.load(network));
        } catch (OrtException e) {
            throw notOnnx(e);
        }
    }

    /** As {@link #load(Path)}, from memory. */
    public static PairNetwork load(byte[] network) {
        try {
            return of(OnnxSession.load(network));
        } catch (OrtException e) {
            throw notOnnx(e);
        }
    }

    private static UnsuitableModel notOnnx(OrtException e) {
        return new UnsuitableModel("ONNX Runtime does not read it as a network: " + e.getMessage(), e);
    }

    private static PairNetwork of(OnnxSession session) throws OrtException {
        try {
            Map<String, NodeInfo> inputs = session.inputs();
            boolean readsTokens = inputs.containsKey(TOKENS)
                    && KNOWN.containsAll(inputs.keySet())
                    && inputs.values().stream().allMatch(input -> tensor(input, OnnxJavaType.INT64, 2));
            if (!readsTokens) {
                throw new UnsuitableModel("its inputs are " + shown(inputs)
                        + "; wanted is input_ids, and of attention_mask and token_type_ids what the model reads,"
                        + " each INT64 [batch, tokens]");
            }
            return new PairNetwork(session, Set.copyOf(inputs.keySet()), output(session.outputs()));
        } catch (OrtException | RuntimeException e) {
            session.close();
            throw e;
        }
    }

    /** The output called logits; where none is, the only one of the right shape. */
    private static String output(Map<String, NodeInfo> outputs) {
        List<String> right = outputs.entrySet().stream()
                .filter(output -> tensor(output.getValue(), OnnxJavaType.FLOAT, 2))
                .map(Map.Entry::getKey)
                .toList();
        if (right.contains(LOGITS)) {
            return LOGITS;
        }
        if (right.size() != 1) {
            throw new UnsuitableModel("its outputs are " + shown(outputs)
                    + "; wanted is logits, FLOAT [batch, labels], as models for sequence classification give it");
        }
        return right.get(0);
    }

    private static boolean tensor(NodeInfo node, OnnxJavaType type, int dimensions) {
        return node.getInfo() instanceof TensorInfo info && info.type == type && info.getShape().length == dimensions;
    }

    private static String shown(Map<String, NodeInfo> nodes) {
        Set<String> shown = new TreeSet<>();
        nodes.forEach((name, node) -> shown.add(
                node.getInfo() instanceof TensorInfo info
                        ? name + " " + info.type + " " + Arrays.toString(info.getShape())
                        : name));
        return String.join(", ", shown);
    }

    /** The logits of each row, in the order of the rows; each as many as the network has labels. */
    public List<float[]> logits(List<PairInput> rows) {
        return rows.stream().map(this::logits).toList();
    }

    /** The logits of a row, as many as the network has labels. */
    public float[] logits(PairInput row) {
        Map<String, long[]> read = new HashMap<>();
        read.put(TOKENS, row.tokens());
        long[] attention = new long[row.length()];
        Arrays.fill(attention, 1);
        read.put(ATTENTION, attention);
        read.put(TYPES, row.types());
        read.keySet().retainAll(inputs);
        return ((float[][]) session.run(read, output))[0];
    }

    @Override
    public void close() {
        session.close();
    }
}
