/** Words of scripts that write no blanks. */
@NullMarked
package dev.assay.engine.words;

import org.jspecify.annotations.NullMarked;
