/** Makes one dataset of several; nothing that contradicts is mixed without a word. */
@NullMarked
package dev.assay.dataset.merge;

import org.jspecify.annotations.NullMarked;
