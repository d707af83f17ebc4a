/** Where the variance of a mean comes from: the questions, the system's answers, the judge. */
@NullMarked
package dev.assay.core.stats.variance;

import org.jspecify.annotations.NullMarked;
