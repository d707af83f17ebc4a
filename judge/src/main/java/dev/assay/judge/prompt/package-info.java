/** Prompts as files, untrusted text in fences, and strict reading of what models reply. */
@NullMarked
package dev.assay.judge.prompt;

import org.jspecify.annotations.NullMarked;
