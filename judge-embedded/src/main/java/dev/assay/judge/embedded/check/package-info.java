/** Hard checks: which words of a claim clash with words of a passage. Each class knows one kind of word. */
@NullMarked
package dev.assay.judge.embedded.check;

import org.jspecify.annotations.NullMarked;
