package dev.assay.core.calibration;

import dev.assay.core.stats.Answer;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A judge held against people on a sample.
 *
 * @param whole the agreement on all
 * @param words which words were taken for which
 * @param slices the agreement by language and metadata, by names such as {@code language=zh}
 * @param curve the judge at every cut of its probability; absent without probabilities, or where labels are one-sided
 */
public record Calibration(Agreement whole, WordTable words, Map<String, Agreement> slices, Optional<CutCurve> curve) {

    /** With fewer labels an agreement says nothing. */
    public static final int FEWEST = 5;

    public Calibration {
        slices = Collections.unmodifiableMap(new LinkedHashMap<>(slices));
    }

    /**
     * Compares.
     *
     * @param ratings what people and the judge say, in any order
     * @param seed seed of the bootstraps
     * @param level confidence, between 0 and 1
     * @return undefined for fewer than {@link #FEWEST} ratings
     */
    public static Answer<Calibration> of(List<Rating> ratings, long seed, double level) {
        if (ratings.size() < FEWEST) {
            return Answer.undefined("labels that the judge has an answer to: " + ratings.size() + "; " + FEWEST
                    + " are the least that say anything, some 200 of them yes and some 200 no say it firmly");
        }
        Agreement whole = Agreement.of(ratings, seed, level);
        boolean curve = !whole.oneSided()
                && ratings.stream().allMatch(rating -> rating.probability().isPresent());
        return Answer.of(new Calibration(
                whole,
                WordTable.of(ratings),
                Slices.agreements(ratings, seed, level),
                curve ? Optional.of(CutCurve.of(ratings)) : Optional.empty()));
    }
}
