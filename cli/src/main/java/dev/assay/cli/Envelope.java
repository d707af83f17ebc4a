package dev.assay.cli;

import dev.assay.engine.JsonBody;
import dev.assay.engine.JsonEnvelope;
import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;

/** Prints the one JSON object that {@code --json} promises. */
final class Envelope {

    private Envelope() {}

    /** The same where there is no result: an object with the field {@code error}. */
    static void error(CommandSpec spec, int exit, String message) {
        print(spec, exit, json -> {
            json.writeStartObject();
            json.writeStringField("error", message);
            json.writeEndObject();
        });
    }

    static void print(CommandSpec spec, int exit, JsonBody result) {
        PrintWriter out = spec.commandLine().getOut();
        JsonEnvelope.write(out, spec.name(), exit, result);
        out.println();
        out.flush();
    }
}
