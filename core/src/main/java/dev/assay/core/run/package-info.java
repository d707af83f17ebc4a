/** What a run found: case results, estimates, provenance. */
@NullMarked
package dev.assay.core.run;

import org.jspecify.annotations.NullMarked;
