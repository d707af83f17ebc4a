/** What is evaluated: cases, labels, rankings, passages, answers, claims. Values only, no behaviour beyond their own invariants. */
@NullMarked
package dev.assay.core.data;

import org.jspecify.annotations.NullMarked;
