package dev.assay.core.run;

import dev.assay.core.stats.Estimate;
import java.util.Map;

/**
 * Whether the system answered what it could and declined what it could not.
 *
 * @param cells counts by row ({@code answerable in context}, {@code answerable in corpus only}, {@code not answerable})
 *     and column ({@code answered}, {@code refused}, {@code clarified}, {@code empty})
 * @param rates {@code correctRefusal}, {@code overRefusal}, {@code missedByRetrieval}, {@code ungroundedAnswer}
 */
public record Answerability(Map<String, Map<String, Integer>> cells, Map<String, Estimate> rates) {}
