package dev.assay.engine;

import dev.assay.engine.config.ConfigReader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Which variants a run consists of. */
final class VariantNames {

    private static final String VARIANT = "variant";

    private VariantNames() {}

    /**
     * The variants of the file in its order; none when it has none, or one of them is chosen already. The settings of
     * all are checked here, so that no variant stops on them after others have run.
     */
    static List<String> of(RunRequest request) {
        boolean chosen =
                ConfigReader.read(request.path().map(Path::of), request.environment(), request.settings())
                        .settings()
                        .stream()
                        .anyMatch(setting -> setting.key().equals(VARIANT)
                                && !setting.value().isEmpty());
        if (chosen) {
            return List.of();
        }
        List<String> names = ConfigReader.variants(request.path().map(Path::of));
        names.forEach(name -> ConfigReader.read(
                request.path().map(Path::of),
                request.environment(),
                of(request, name).settings()));
        return names;
    }

    /** The run of one variant. */
    static RunRequest of(RunRequest request, String variant) {
        return request.with(Map.of(VARIANT, variant));
    }
}
