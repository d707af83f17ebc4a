/** The command line: one file per command, no logic. */
@NullMarked
package dev.assay.cli;

import org.jspecify.annotations.NullMarked;
