package dev.assay.engine.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What runs are held against.
 *
 * @param source a baseline file, or the folder or id of a run; absent = nothing
 * @param margin what a frozen metric between 0 and 1 may be worse by where no rule speaks of it, 0 or more
 * @param accepted words for what a run may differ in and still be compared, such as {@code dataset}
 * @param ratchet whether a run that is shown to be better raises the baseline
 */
public record BaselineConfig(Optional<Path> source, double margin, List<String> accepted, boolean ratchet) {

    public BaselineConfig {
        accepted = List.copyOf(accepted);
    }
}
