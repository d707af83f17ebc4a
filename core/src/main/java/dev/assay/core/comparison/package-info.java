/** Two runs beside each other, case by case: what differs, by how much, and whether it could be chance. */
@NullMarked
package dev.assay.core.comparison;

import org.jspecify.annotations.NullMarked;
