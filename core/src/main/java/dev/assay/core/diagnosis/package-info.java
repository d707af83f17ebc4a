/** The first cause that explains why a case fell short, and what to do about it. */
@NullMarked
package dev.assay.core.diagnosis;

import org.jspecify.annotations.NullMarked;
