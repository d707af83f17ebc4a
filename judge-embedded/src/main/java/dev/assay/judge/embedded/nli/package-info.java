/** A user's own model for natural language inference: its files, its labels, and what it says of a passage and a claim. */
@NullMarked
package dev.assay.judge.embedded.nli;

import org.jspecify.annotations.NullMarked;
