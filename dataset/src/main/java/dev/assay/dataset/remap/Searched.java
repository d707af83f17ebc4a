package dev.assay.dataset.remap;

import dev.assay.core.data.Span;
import dev.assay.core.words.Folded;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A new document in folded form, in which texts are looked for. */
final class Searched {

    private static final int MOST_PLACES = 64;
    private static final int MOST_WINDOWS = 6;
    private static final int NARROWEST = 16;

    private final Layout layout;
    private final Folded folded;
    // Made at first need: most texts are there letter by letter.
    private @Nullable Grams grams;

    Searched(Layout layout) {
        this.layout = layout;
        this.folded = Folded.of(layout.text());
    }

    /** Where the folded words stand; at most some dozens of places. */
    List<Place> same(String words, String text) {
        List<Place> places = new ArrayList<>();
        String all = folded.text();
        for (int at = all.indexOf(words); at >= 0 && places.size() < MOST_PLACES; at = all.indexOf(words, at + 1)) {
            Span span = new Span(folded.origin(at), folded.originEnd(at + words.length()));
            Way way = layout.at(span).equals(text) ? Way.EXACT : Way.NORMALISED;
            places.add(new Place(layout, span, way, 1));
        }
        return places;
    }

    /** Windows that are alike enough and do not overlap, the best first. */
    List<Place> near(String words, double threshold) {
        List<Place> places = new ArrayList<>();
        for (Span slice : slices(words, threshold)) {
            Window window = Window.best(words, folded.text(), slice);
            if (window.score() >= threshold) {
                Span span = new Span(folded.origin(window.start()), folded.originEnd(window.end()));
                places.add(new Place(layout, span, Way.FUZZY, window.score()));
            }
        }
        places.sort(Comparator.comparingDouble(Place::score).reversed());
        List<Place> apart = new ArrayList<>();
        for (Place place : places) {
            if (apart.stream().noneMatch(better -> better.span().overlaps(place.span()))) {
                apart.add(place);
            }
        }
        return apart;
    }

    /** Where the words' runs of characters stand in about their order. */
    private List<Span> slices(String words, double threshold) {
        int slack = (int) Math.ceil((1 - threshold) * words.length());
        int width = Math.max(NARROWEST, slack);
        int[] runs = Grams.of(words);
        Grams there = grams();
        Map<Integer, Integer> votes = new HashMap<>();
        for (int i = 0; i < runs.length; i++) {
            int to = Math.min(there.to(runs[i]), there.from(runs[i]) + MOST_PLACES);
            for (int entry = there.from(runs[i]); entry < to; entry++) {
                votes.merge(Math.floorDiv(there.value(entry) - i, width), 1, Integer::sum);
            }
        }
        // An edit spoils four runs at most; a little is left for runs that stand too often.
        double least = Math.max(0.1, 1 - 5 * (1 - threshold)) * runs.length;
        return votes.keySet().stream()
                .filter(band -> votes(votes, band) >= least)
                .sorted(Comparator.<Integer>comparingInt(band -> votes(votes, band))
                        .reversed()
                        .thenComparing(Comparator.naturalOrder()))
                .limit(MOST_WINDOWS)
                .map(band -> new Span(
                        Math.max(0, (band - 1) * width - slack),
                        Math.min(folded.text().length(), (band + 2) * width + words.length() + slack)))
                .toList();
    }

    private static int votes(Map<Integer, Integer> votes, int band) {
        return votes.getOrDefault(band, 0) + Math.max(votes.getOrDefault(band - 1, 0), votes.getOrDefault(band + 1, 0));
    }

    private Grams grams() {
        Grams made = grams;
        if (made == null) {
            made = new Grams();
            int[] runs = Grams.of(folded.text());
            for (int i = 0; i < runs.length; i++) {
                made.add(runs[i], i);
            }
            made.sort();
            grams = made;
        }
        return made;
    }
}
