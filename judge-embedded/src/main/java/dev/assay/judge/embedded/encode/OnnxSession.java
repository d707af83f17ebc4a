package dev.assay.judge.embedded.encode;

import ai.onnxruntime.NodeInfo;
import ai.onnxruntime.OnnxTensor;
import ai.onnxruntime.OrtEnvironment;
import ai.onnxruntime.OrtException;
import ai.onnxruntime.OrtSession;
import java.nio.LongBuffer;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Semaphore;

/**
 * A network in ONNX Runtime that reads rows of whole numbers. Safe for use by many threads; as many rows are read at
 * once as there are cores, each on one core.
 */
final class OnnxSession implements AutoCloseable {

    private final OrtEnvironment environment;
    private final OrtSession session;
    private final Semaphore cores = new Semaphore(Runtime.getRuntime().availableProcessors());

    private OnnxSession(OrtEnvironment environment, OrtSession session) {
        this.environment = environment;
        this.session = session;
    }

    /** Takes the network from memory or from a file. */
    private interface Opening {
        OrtSession open(OrtEnvironment environment, OrtSession.SessionOptions options) throws OrtException;
    }

    /**
     * Loads a network; takes some tenths of a second.
     *
     * @throws OrtException when ONNX Runtime does not take it for a network
     * @throws NoEncoder when ONNX Runtime does not run on this platform
     */
    static OnnxSession load(byte[] network) throws OrtException {
        return load((environment, options) -> environment.createSession(network, options));
    }

    /** As {@link #load(byte[])}, from a file, beside which further files of the network may stand. */
    static OnnxSession load(Path network) throws OrtException {
        return load((environment, options) -> environment.createSession(network.toString(), options));
    }

    private static OnnxSession load(Opening opening) throws OrtException {
        OrtEnvironment environment = environment();
        try (OrtSession.SessionOptions options = new OrtSession.SessionOptions()) {
            options.setIntraOpNumThreads(1);
            options.setInterOpNumThreads(1);
            return new OnnxSession(environment, opening.open(environment, options));
        }
    }

    private static OrtEnvironment environment() throws OrtException {
        try {
            Leftovers.sweep(Path.of(System.getProperty("java.io.tmpdir")));
            OrtEnvironment environment = OrtEnvironment.getEnvironment();
            environment.setTelemetry(false);
            return environment;
        } catch (LinkageError | RuntimeException e) {
            throw NoEncoder.onThisPlatform(e);
        }
    }

    /** What the network reads, by name. */
    Map<String, NodeInfo> inputs() throws OrtException {
        return session.getInputInfo();
    }

    /** What the network gives, by name, in its own order. */
    Map<String, NodeInfo> outputs() throws OrtException {
        return session.getOutputInfo();
    }

    /**
     * Reads one row.
     *
     * @param row what it reads by name of the input, all of one length
     * @param output the name of the output
     * @return arrays of floats in as many dimensions as the output has, the first of length 1
     */
    Object run(Map<String, long[]> row, String output) {
        cores.acquireUninterruptibly();
        Map<String, OnnxTensor> tensors = new HashMap<>();
        try {
            for (Map.Entry<String, long[]> input : row.entrySet()) {
                long[] values = input.getValue();
                tensors.put(
                        input.getKey(),
                        OnnxTensor.createTensor(environment, LongBuffer.wrap(values), new long[] {1, values.length}));
            }
            try (OrtSession.Result result = session.run(tensors)) {
                return result.get(output).orElseThrow().getValue();
            }
        } catch (OrtException e) {
            int length = row.values().stream()
                    .mapToInt(values -> values.length)
                    .max()
                    .orElse(0);
            throw new IllegalStateException(
                    "ONNX Runtime fails on a text of " + length + " tokens: " + e.getMessage(), e);
        } finally {
            tensors.values().forEach(OnnxTensor::close);
            cores.release();
        }
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
