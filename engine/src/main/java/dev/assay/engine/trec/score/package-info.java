/** Rankings joined with judgements and scored, topic by topic, on all cores. */
@NullMarked
package dev.assay.engine.trec.score;

import org.jspecify.annotations.NullMarked;
