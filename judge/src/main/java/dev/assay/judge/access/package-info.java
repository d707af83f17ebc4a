/** Whether an answer used what its user may not see. */
@NullMarked
package dev.assay.judge.access;

import org.jspecify.annotations.NullMarked;
