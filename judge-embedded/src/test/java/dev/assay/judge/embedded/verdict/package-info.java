/** Tests of the verdicts, and the program that fits the model: see {@link dev.assay.judge.embedded.verdict.Train}. */
package dev.assay.judge.embedded.verdict;
