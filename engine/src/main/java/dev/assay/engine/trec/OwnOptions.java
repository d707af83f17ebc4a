package dev.assay.engine.trec;

import java.util.List;

/** Options that trec_eval does not have. Written in full they start what goes beyond it; the drop-in refuses them. */
public final class OwnOptions {

    /** Their names, without dashes. */
    public static final List<String> NAMES = List.of("json", "confidence", "compare", "per-topic");

    private OwnOptions() {}

    /** Whether one occurs; it may still be the value of another option. */
    public static boolean occur(String[] arguments) {
        for (String argument : arguments) {
            if (argument.startsWith("--")) {
                int equals = argument.indexOf('=');
                if (NAMES.contains(argument.substring(2, equals < 0 ? argument.length() : equals))) {
                    return true;
                }
            }
        }
        return false;
    }
}
