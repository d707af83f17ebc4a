package dev.assay.engine.trec.score;

import dev.assay.engine.trec.measure.Measure;
import java.util.List;

/**
 * How to evaluate.
 *
 * @param measures in the order of the output
 * @param level lowest grade that counts as relevant ({@code -l})
 * @param depth documents that count in each topic, 0 or more ({@code -M})
 * @param judgedOnly whether unjudged documents are taken out of the rankings ({@code -J})
 * @param complete whether judged topics that the run lacks are evaluated as well ({@code -c})
 * @param collectionSize documents in the collection, 0 if not known ({@code -N})
 */
public record Settings(
        List<Measure> measures, long level, long depth, boolean judgedOnly, boolean complete, long collectionSize) {}
