package dev.assay.engine.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares a report with a file that people have read. {@code mvn test -pl engine -am -Dgolden.write=true} writes the
 * files anew; read the difference before it is committed.
 */
final class Golden {

    private static final Path FOLDER = Path.of("src/test/resources/dev/assay/engine/report");

    private Golden() {}

    static void check(String name, String actual) throws IOException {
        Path file = FOLDER.resolve(name);
        if (Boolean.getBoolean("golden.write")) {
            Files.writeString(file, actual, StandardCharsets.UTF_8);
        }
        assertThat(actual).isEqualTo(Files.readString(file, StandardCharsets.UTF_8));
    }
}
