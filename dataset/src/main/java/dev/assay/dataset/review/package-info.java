/** People look at cases: one at a time in the terminal or all in a spreadsheet, every decision kept with who, when and why. */
@NullMarked
package dev.assay.dataset.review;

import org.jspecify.annotations.NullMarked;
