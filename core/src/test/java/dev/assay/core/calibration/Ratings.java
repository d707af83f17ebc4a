package dev.assay.core.calibration;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** Makes ratings for tests. */
final class Ratings {

    private Ratings() {}

    /** A rating alone in its cluster. */
    static Rating of(String id, String language, boolean people, boolean judge, OptionalDouble probability) {
        return new Rating(
                id,
                language,
                Map.of("set", language.equals("zh") ? "b" : "a"),
                id,
                people ? "supported" : "unsupported",
                judge ? "supported" : "not-stated",
                people,
                judge,
                probability);
    }

    /** Ratings of a table of counts, without probabilities. */
    static List<Rating> table(int truePositives, int falseNegatives, int trueNegatives, int falsePositives) {
        List<Rating> ratings = new ArrayList<>();
        add(ratings, truePositives, true, true);
        add(ratings, falseNegatives, true, false);
        add(ratings, trueNegatives, false, false);
        add(ratings, falsePositives, false, true);
        return ratings;
    }

    private static void add(List<Rating> ratings, int count, boolean people, boolean judge) {
        for (int i = 0; i < count; i++) {
            ratings.add(of("r" + ratings.size(), "en", people, judge, OptionalDouble.empty()));
        }
    }
}
