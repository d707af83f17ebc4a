package dev.assay.engine.target;

import dev.assay.core.words.NearNames;
import dev.assay.engine.input.InputException;
import dev.assay.judge.resilience.Secrets;
import java.util.List;
import java.util.Map;

/** Opens the target that the settings name. */
public final class Targets {

    private static final List<String> KINDS = List.of("http", "file");

    private Targets() {}

    /**
     * A target that is ready to be asked; nothing is sent yet.
     *
     * @param use the kind of target
     * @param settings its settings, with {@code ${NAME}} as written
     * @param environment where {@code ${NAME}} is looked up
     * @param reader reads replies in the form of an output
     * @throws InputException with all that is wrong with the settings
     */
    public static Target open(
            String use, Map<String, String> settings, Map<String, String> environment, OutputReader reader) {
        TargetSettings read = new TargetSettings(settings, environment);
        if (!use.equals("http")) {
            read.fault("use", "`" + use + "`" + NearNames.hint(use, KINDS), String.join(", ", KINDS));
            read.throwIfAny();
        }
        Exchange exchange = HttpExchange.of(read, reader);
        Limits limits = read.limits();
        read.throwIfAny();
        return new PatientTarget(exchange, limits, new Secrets(read.secrets()));
    }
}
