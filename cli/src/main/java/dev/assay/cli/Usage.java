package dev.assay.cli;

import dev.assay.core.words.NearNames;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in two lines what was wrong with the words of a call. */
record Usage(Console console) implements IParameterExceptionHandler {

    @Override
    public int handleParseException(ParameterException wrong, String[] arguments) {
        CommandSpec spec = wrong.getCommandLine().getCommandSpec();
        console.err().println("assay: " + wrong.getMessage() + near(wrong, spec));
        console.err().println("see `" + spec.qualifiedName() + " --help`");
        return 2;
    }

    private static String near(ParameterException wrong, CommandSpec spec) {
        if (!(wrong instanceof UnmatchedArgumentException unmatched)) {
            return "";
        }
        List<String> allowed = new ArrayList<>(spec.subcommands().keySet());
        spec.options().forEach(option -> allowed.addAll(List.of(option.names())));
        String typed = unmatched.getUnmatched().get(0);
        return NearNames.hint(typed, allowed);
    }
}
