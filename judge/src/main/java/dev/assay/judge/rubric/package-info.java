/** Answers graded by criteria that stand in files or in the case. */
@NullMarked
package dev.assay.judge.rubric;

import org.jspecify.annotations.NullMarked;
