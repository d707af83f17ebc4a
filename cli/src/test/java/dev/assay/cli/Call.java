package dev.assay.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;

/**
 * A call of the command line as its user sees it.
 *
 * @param exit exit code
 * @param out standard output
 * @param err standard error
 */
record Call(int exit, String out, String err) {

    /** The checkout's root. */
    static final Path HOME = Path.of("..").toAbsolutePath().normalize();

    static Call of(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exit = Assay.execute(new Console(new PrintWriter(out), new PrintWriter(err), false), arguments);
        return new Call(exit, out.toString(), err.toString());
    }

    static String example(String name) {
        return HOME.resolve("examples").resolve(name).toString();
    }

    JsonNode json() throws IOException {
        return new ObjectMapper().readTree(out);
    }

    JsonNode result() throws IOException {
        return json().path("result");
    }
}
