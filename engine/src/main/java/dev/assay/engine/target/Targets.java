package dev.assay.engine.target;

import dev.assay.core.words.NearNames;
import dev.assay.engine.input.InputException;
import dev.assay.judge.resilience.Secrets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Opens the target that the settings name. */
public final class Targets {

    private static final List<String> KINDS = List.of("http", "command", "java", "file");

    private Targets() {}

    /**
     * A target that is ready to be asked; no question is sent yet.
     *
     * @param use the kind of target
     * @param settings its settings, with {@code ${NAME}} as written
     * @param folder where a command runs and a class path begins
     * @param environment where {@code ${NAME}} is looked up
     * @param reader reads replies in the form of an output
     * @throws InputException with all that is wrong with the settings
     */
    public static Target open(
            String use,
            Map<String, String> settings,
            Path folder,
            Map<String, String> environment,
            OutputReader reader) {
        TargetSettings read = new TargetSettings(settings, environment);
        Limits limits = read.limits();
        Optional<? extends Exchange> exchange = switch (use) {
            case "http" -> Optional.of(HttpExchange.of(read, reader));
            case "command" -> Optional.of(CommandExchange.of(read, folder, reader));
            case "java" -> JavaExchange.of(read, folder);
            default -> {
                read.fault("use", "`" + use + "`" + NearNames.hint(use, KINDS), String.join(", ", KINDS));
                yield Optional.empty();
            }
        };
        read.throwIfAny();
        return new PatientTarget(exchange.orElseThrow(), limits, new Secrets(read.secrets()));
    }
}
