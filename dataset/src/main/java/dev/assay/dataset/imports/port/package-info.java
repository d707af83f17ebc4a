/** What a reader of a foreign format is, and what it reads from and hands to. */
@NullMarked
package dev.assay.dataset.imports.port;

import org.jspecify.annotations.NullMarked;
