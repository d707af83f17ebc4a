package dev.assay.engine.config;

import dev.assay.engine.input.Fault;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What one source says about a key.
 *
 * @param values the value, or the items of a list
 * @param folder what paths are relative to; absent = the folder the command runs in
 */
record Given(List<Value> values, Optional<Path> folder) {

    /**
     * A value with its place.
     *
     * @param text the value
     * @param found how it is shown in a fault
     * @param file the file, variable or option
     * @param line line from 1; 0 outside files
     * @param column column from 1; 0 outside files
     * @param origin the short name of the place, such as {@code assay.yaml:14}
     */
    record Value(String text, String found, String file, int line, int column, String origin) {

        Fault fault(String allowed) {
            return new Fault(file, line, column, found, allowed);
        }
    }

    /** All values as one text. */
    String joined(String separator) {
        return values.stream().map(Value::text).collect(Collectors.joining(separator));
    }

    /** Where the first value stands. */
    String origin() {
        return values.isEmpty() ? "" : values.get(0).origin();
    }
}
