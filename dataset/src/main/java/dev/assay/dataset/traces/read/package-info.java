/** Reads what a system recorded of itself: spans of traces, captures and logs, as questions with what came of them. */
@NullMarked
package dev.assay.dataset.traces.read;

import org.jspecify.annotations.NullMarked;
