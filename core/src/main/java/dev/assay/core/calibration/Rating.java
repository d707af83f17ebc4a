package dev.assay.core.calibration;

import java.util.Collections;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * What people and a judge say of the same thing, a claim or a case.
 *
 * @param id what is rated
 * @param language code of its language, such as {@code zh}
 * @param slices metadata by key
 * @param cluster key shared by things that are not independent, such as claims about one passage
 * @param people people's word, such as {@code supported}
 * @param judge the judge's word
 * @param peopleYes whether people's word counts as a yes
 * @param judgeYes whether the judge's word counts as a yes
 * @param probability the judge's probability of a yes, or its score; absent for a judge that names kinds only
 */
public record Rating(
        String id,
        String language,
        Map<String, String> slices,
        String cluster,
        String people,
        String judge,
        boolean peopleYes,
        boolean judgeYes,
        OptionalDouble probability) {

    public Rating {
        slices = Collections.unmodifiableMap(new TreeMap<>(slices));
    }

    /** Whether both say yes, or both say no. */
    public boolean agreed() {
        return peopleYes == judgeYes;
    }
}
