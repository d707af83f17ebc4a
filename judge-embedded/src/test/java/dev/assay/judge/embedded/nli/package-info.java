@org.jspecify.annotations.NullMarked
package dev.assay.judge.embedded.nli;
