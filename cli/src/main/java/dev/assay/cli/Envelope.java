package dev.assay.cli;

import dev.assay.engine.JsonBody;
import dev.assay.engine.JsonEnvelope;
import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;

/** Prints the one JSON object that {@code --json} promises. */
final class Envelope {

    private Envelope() {}

    static void print(CommandSpec spec, int exit, JsonBody result) {
        PrintWriter out = spec.commandLine().getOut();
        JsonEnvelope.write(out, spec.name(), exit, result);
        out.println();
        out.flush();
    }
}
