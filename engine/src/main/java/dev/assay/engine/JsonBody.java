package dev.assay.engine;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;

/** Writes one JSON value. */
@FunctionalInterface
public interface JsonBody {

    /** Writes the value to a generator that expects one. */
    void write(JsonGenerator json) throws IOException;
}
