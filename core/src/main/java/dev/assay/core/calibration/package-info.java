/** How far a judge may be believed: its agreement with people, certificates of it, and numbers corrected by people's labels. */
@NullMarked
package dev.assay.core.calibration;

import org.jspecify.annotations.NullMarked;
