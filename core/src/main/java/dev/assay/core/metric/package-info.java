/** What a metric is: its name, its needs, its definition, its score. */
@NullMarked
package dev.assay.core.metric;

import org.jspecify.annotations.NullMarked;
