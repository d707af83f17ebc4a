package dev.assay.dataset.traces.read;

/**
 * Something that happened within a span, or was logged beside it.
 *
 * @param name its name, such as {@code gen_ai.client.inference.operation.details}
 * @param attributes its attributes; the body of a log record stands below {@code body}
 */
record Event(String name, Attributes attributes) {}
