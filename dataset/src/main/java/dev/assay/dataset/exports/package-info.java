/** Datasets written in the formats of other tools. */
@NullMarked
package dev.assay.dataset.exports;

import org.jspecify.annotations.NullMarked;
