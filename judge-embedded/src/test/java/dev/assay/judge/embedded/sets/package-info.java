/** The refusal, contrast and claims sets, and how well the product does on them: see {@code sets/README.md}. */
package dev.assay.judge.embedded.sets;
