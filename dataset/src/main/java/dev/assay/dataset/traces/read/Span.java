package dev.assay.dataset.traces.read;

import java.util.List;
import java.util.Optional;

/**
 * A step of a trace.
 *
 * @param trace id of the trace
 * @param id its own id
 * @param parent id of the step that it is part of
 * @param name its name
 * @param start when it began, nanoseconds since 1970; 0 when not known
 * @param end when it ended, likewise
 * @param error why it failed, where it did
 * @param attributes its attributes
 * @param events what happened within it
 * @param service the service that recorded it
 */
record Span(
        String trace,
        String id,
        Optional<String> parent,
        String name,
        long start,
        long end,
        Optional<String> error,
        Attributes attributes,
        List<Event> events,
        Optional<String> service) {

    Role role() {
        return Role.of(this);
    }

    boolean has(Role role) {
        return role() == role;
    }
}
