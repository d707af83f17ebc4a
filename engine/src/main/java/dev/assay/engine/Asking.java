package dev.assay.engine;

import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetSummary;
import dev.assay.engine.codec.OutputLine;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.target.Target;
import dev.assay.engine.target.Targets;
import java.util.Map;
import java.util.Optional;

/** Opens the system that is to be asked, where the settings name one. */
final class Asking {

    private Asking() {}

    static Optional<Target> open(AssayConfig config, Map<String, String> environment) {
        if (!config.target().asked()) {
            return Optional.empty();
        }
        return Optional.of(Targets.open(
                config.target().use(), config.target().settings(), config.folder(), environment, OutputLine::read));
    }

    /**
     * Outputs that are given and a system that is asked do not go together.
     *
     * @throws UsageException when both are there
     */
    static void mustBeAlone(DatasetFiles files, DatasetSummary data) {
        boolean inline = data.answered() + data.retrieved() + data.failed() > 0;
        if (files.outputs().isPresent() || inline) {
            throw new UsageException("a target is set, and outputs are given in "
                    + files.outputs().orElse(files.cases())
                    + " as well: leave out the outputs to ask the system, or score those given with"
                    + " --set target.use=file");
        }
    }
}
