package dev.assay.dataset.remap;

import dev.assay.core.data.Span;
import dev.assay.core.words.Folded;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Finds texts in the new corpus: in their own document first, then in others; letter by letter first, then near ones. */
final class Finder {

    /** Scores so close say nothing of which place is the better one. */
    private static final double CLOSE = 0.02;

    private final Layouts layouts;
    private final Index index;
    private final double threshold;

    Finder(Layouts layouts, Index index, double threshold) {
        this.layouts = layouts;
        this.index = index;
        this.threshold = threshold;
    }

    /** The places that are equally good: none, the one, or several. */
    List<Place> find(Wanted wanted) {
        String words = Folded.of(wanted.text()).text();
        if (words.isEmpty()) {
            return List.of();
        }
        Optional<Layout> own = layouts.document(wanted.document());
        Optional<Place> same = own.flatMap(document -> samePlace(wanted, words, document));
        if (same.isPresent()) {
            return List.of(same.get());
        }
        List<Layout> ownList = own.stream().toList();
        List<Place> found = best(ownList, document -> index.searched(document).same(words, wanted.text()), wanted);
        if (!found.isEmpty()) {
            return found;
        }
        List<Layout> others = index.alike(wanted.telling() ? words : wanted.withSurroundings()).stream()
                .filter(document -> !document.id().equals(wanted.document()))
                .toList();
        found = best(others, document -> index.searched(document).same(words, wanted.text()), wanted);
        if (found.isEmpty()) {
            found = best(ownList, document -> index.searched(document).near(words, threshold), wanted);
        }
        return found.isEmpty()
                ? best(others, document -> index.searched(document).near(words, threshold), wanted)
                : found;
    }

    private static Optional<Place> samePlace(Wanted wanted, String words, Layout document) {
        return wanted.place()
                .filter(span -> document.offsets()
                        && Folded.of(document.at(span)).text().equals(words))
                .map(span -> new Place(
                        document, span, document.at(span).equals(wanted.text()) ? Way.UNCHANGED : Way.NORMALISED, 1));
    }

    private static List<Place> best(List<Layout> documents, Function<Layout, List<Place>> look, Wanted wanted) {
        List<Place> all = new ArrayList<>();
        documents.forEach(document -> all.addAll(look.apply(document)));
        all.removeIf(place -> !known(wanted, place));
        if (all.stream().anyMatch(place -> place.way() == Way.EXACT)) {
            all.removeIf(place -> place.way() != Way.EXACT);
        }
        double top = all.stream().mapToDouble(Place::score).max().orElse(0);
        all.removeIf(place -> place.score() < top - CLOSE);
        return all.size() < 2 ? all : bySurroundings(all, wanted);
    }

    /** A short text, such as a number, is the same only where something around it is the same. */
    private static boolean known(Wanted wanted, Place place) {
        if (wanted.telling() || (wanted.whole() && isPassage(place))) {
            return true;
        }
        return wanted.hasSurroundings()
                ? shared(wanted, place) >= wanted.enough()
                : place.document().id().equals(wanted.document());
    }

    private static boolean isPassage(Place place) {
        return place.document().pieces().stream()
                .anyMatch(piece -> piece.place().equals(place.span()));
    }

    /** The one place whose surroundings are clearly those of the old one; else all. */
    private static List<Place> bySurroundings(List<Place> places, Wanted wanted) {
        List<Place> sorted = new ArrayList<>(places);
        sorted.sort(
                Comparator.<Place>comparingInt(place -> shared(wanted, place)).reversed());
        int first = shared(wanted, sorted.get(0));
        int second = shared(wanted, sorted.get(1));
        boolean complete = first == wanted.surroundings() && second < first;
        boolean clear = first >= Math.max(1, wanted.enough()) && (complete || first >= 2 * second);
        return clear ? sorted.subList(0, 1) : places;
    }

    private static int shared(Wanted wanted, Place place) {
        Span span = place.span();
        return wanted.shared(place.document().text(), span.start(), span.end());
    }
}
