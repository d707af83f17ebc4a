/** Draft cases from what a system recorded in production: read, sampled, redacted, written. */
@NullMarked
package dev.assay.dataset.traces;

import org.jspecify.annotations.NullMarked;
