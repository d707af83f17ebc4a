/** The offline judge: claims and verdicts in the process, in Chinese and English, without key or network. */
@NullMarked
package dev.assay.judge.embedded;

import org.jspecify.annotations.NullMarked;
