/** Text taken apart, with offsets: language, sentences, clauses, claims, words. */
@NullMarked
package dev.assay.judge.embedded.text;

import org.jspecify.annotations.NullMarked;
