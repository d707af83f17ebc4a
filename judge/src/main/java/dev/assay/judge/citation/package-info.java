/** Whether the passages that an answer cites bear out what it says. */
@NullMarked
package dev.assay.judge.citation;

import org.jspecify.annotations.NullMarked;
