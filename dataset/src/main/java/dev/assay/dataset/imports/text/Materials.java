package dev.assay.dataset.imports.text;

import dev.assay.dataset.imports.port.Material;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Optional;

/** Opens what the user named. */
public final class Materials {

    private Materials() {}

    /**
     * A file or folder; a file is read once to find its encoding.
     *
     * @param charset the encoding that the user named; absent = UTF-8, or UTF-16 where its byte order mark stands
     * @throws dev.assay.engine.input.InputException when there is no such file, or it is another encoding
     */
    public static Material of(Path path, Optional<Charset> charset) {
        return FileMaterial.of(path, charset);
    }
}
