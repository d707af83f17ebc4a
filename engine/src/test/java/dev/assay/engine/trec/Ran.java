package dev.assay.engine.trec;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * One call of the drop-in.
 *
 * @param status exit status
 * @param out standard output
 * @param err standard error
 */
record Ran(int status, String out, String err) {

    static Ran trec(String... arguments) {
        return trec(new byte[0], arguments);
    }

    static Ran trec(byte[] in, String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int status = TrecEval.run(arguments, new ByteArrayInputStream(in), out, err);
        return new Ran(status, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
}
