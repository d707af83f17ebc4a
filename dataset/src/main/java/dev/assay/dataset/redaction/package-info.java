/** Finds what may name or harm a person or a system in texts, in Chinese and English forms, and puts placeholders there. */
@NullMarked
package dev.assay.dataset.redaction;

import org.jspecify.annotations.NullMarked;
