/** Files as rows: encodings, JSON lines, JSON lists and CSV, streamed. */
@NullMarked
package dev.assay.dataset.imports.text;

import org.jspecify.annotations.NullMarked;
