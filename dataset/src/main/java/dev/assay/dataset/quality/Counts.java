package dev.assay.dataset.quality;

import dev.assay.core.data.Case;
import dev.assay.core.data.Review;
import dev.assay.core.slice.CaseSlice;
import dev.assay.core.slice.CaseSlices;
import dev.assay.core.slice.Traits;
import dev.assay.core.words.Language;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Function;

/** Cases by what they are. */
final class Counts {

    /** What stands for a case that says nothing. */
    static final String NONE = "none";

    /** A key with more values than this is no type but a name, and is not listed value by value. */
    static final int MOST_VALUES = 20;

    private Counts() {}

    /** Cases by a word, by the order of words. */
    static Map<String, Integer> by(List<Case> cases, Function<Case, String> word) {
        Map<String, Integer> counts = new TreeMap<>();
        cases.forEach(source -> counts.merge(word.apply(source), 1, Integer::sum));
        return counts;
    }

    static String behaviour(Case source) {
        return source.expectedBehavior().word();
    }

    static String split(Case source) {
        return source.split().map(split -> split.word()).orElse(NONE);
    }

    static String review(Case source) {
        return source.review().map(Review::status).map(Review.Status::word).orElse(NONE);
    }

    static String language(Case source) {
        return Language.of(source.question()).code();
    }

    /** Cases by value for each metadata key, as slices of a run take them. */
    static Map<String, Map<String, Integer>> metadata(List<Case> cases) {
        Map<String, Map<String, Integer>> counts = new TreeMap<>();
        for (Case source : cases) {
            for (CaseSlice slice : CaseSlices.of(traits(source))) {
                if (source.metadata().containsKey(slice.key())) {
                    counts.computeIfAbsent(slice.key(), key -> new TreeMap<>()).merge(slice.value(), 1, Integer::sum);
                }
            }
        }
        return counts;
    }

    private static Traits traits(Case source) {
        return new Traits(
                source.question(),
                source.metadata(),
                behaviour(source),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty());
    }
}
