/** Files that carry people's labels, certificates, frozen verdicts and samples for people. */
@NullMarked
package dev.assay.engine.labels;

import org.jspecify.annotations.NullMarked;
