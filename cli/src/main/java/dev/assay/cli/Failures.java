package dev.assay.cli;

import dev.assay.engine.UsageException;
import dev.assay.engine.input.InputException;
import dev.assay.engine.store.UnwritableException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** Turns what went wrong into words and an exit code. */
record Failures(Console console) implements IExecutionExceptionHandler {

    @Override
    public int handleExecutionException(Exception wrong, CommandLine line, ParseResult parsed) {
        boolean ours = !(wrong instanceof InputException)
                && !(wrong instanceof UsageException)
                && !(wrong instanceof UnwritableException);
        if (!ours) {
            console.err().println("assay: " + wrong.getMessage());
            if (parsed.hasMatchedOption("--json") || line.getParseResult().hasMatchedOption("--json")) {
                Envelope.error(line.getCommandSpec(), 2, String.valueOf(wrong.getMessage()));
            }
            return 2;
        }
        console.err().println("assay: this is a bug of ours, sorry: " + wrong);
        for (StackTraceElement place : wrong.getStackTrace()) {
            console.err().println("    at " + place);
        }
        return 70;
    }
}
