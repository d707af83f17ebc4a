/** From a claim and a passage to a verdict: features, the fitted model, the checks, the quote. */
@NullMarked
package dev.assay.judge.embedded.verdict;

import org.jspecify.annotations.NullMarked;
