package dev.assay.dataset.traces.read;

import com.fasterxml.jackson.databind.node.ObjectNode;

/** Takes what stands in a file, in the order of the file. */
interface Sightings {

    /** A span. */
    void span(Span span);

    /** A capture or a line of a log. */
    void line(ObjectNode object, String place);

    /** Something that cannot be read. */
    void broken(String place, String why);
}
