package dev.assay.dataset.remap;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Label;
import dev.assay.core.data.Passage;
import dev.assay.core.words.Folded;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Moves labels, each distinct one once. */
final class Mover {

    private static final int NAMED = 3;

    private final Corpus oldCorpus;
    private final Corpus newCorpus;
    private final Layouts oldLayouts;
    private final Layouts newLayouts;
    private final Finder finder;
    private final WholeMover wholes;
    private final Map<Label, Move> moves = new HashMap<>();

    Mover(Corpus oldCorpus, Corpus newCorpus, double threshold) {
        this.oldCorpus = oldCorpus;
        this.newCorpus = newCorpus;
        this.oldLayouts = new Layouts(oldCorpus);
        this.newLayouts = new Layouts(newCorpus);
        Index index = new Index(newLayouts);
        this.finder = new Finder(newLayouts, index, threshold);
        this.wholes = new WholeMover(oldLayouts, newLayouts, index, threshold);
    }

    Move move(Label label) {
        Move known = moves.get(label);
        if (known == null) {
            known = moved(label);
            moves.put(label, known);
        }
        return known;
    }

    private Move moved(Label label) {
        if (label instanceof Label.Item item) {
            return item(item);
        }
        if (label instanceof Label.WholeDocument whole) {
            return wholes.move(whole);
        }
        if (label instanceof Label.Evidence evidence) {
            return evidence(evidence);
        }
        return label instanceof Label.Quote quote ? quote(quote) : Move.kept(label, Way.UNCHANGED, "");
    }

    private Move item(Label.Item item) {
        Optional<Passage> old = oldCorpus.passage(item.id());
        if (old.isEmpty()) {
            return Move.kept(item, Way.NO_TEXT, "the old corpus has no passage " + item.id());
        }
        String text = old.get().text();
        Optional<String> sameId = newCorpus.passage(item.id()).map(Passage::text);
        if (sameId.filter(text::equals).isPresent()) {
            return Move.kept(item, Way.UNCHANGED, "");
        }
        if (sameId.filter(other -> folded(other).equals(folded(text))).isPresent()) {
            return Move.kept(item, Way.NORMALISED, "");
        }
        Wanted wanted = oldLayouts
                .document(old.get().document())
                .flatMap(layout -> layout.pieces().stream()
                        .filter(piece -> piece.id().equals(item.id()))
                        .findFirst()
                        .map(piece -> Wanted.of(layout, piece.place(), true)))
                .orElseGet(() -> Wanted.bare(text, old.get().document()));
        return find(item, wanted, place -> NewLabels.ofItem(item, place));
    }

    private Move evidence(Label.Evidence label) {
        Optional<Layout> layout = oldLayouts.document(label.document());
        String there = layout.filter(Layout::offsets)
                .map(document -> document.at(label.span()))
                .orElse("");
        boolean agree = !there.isEmpty()
                && there.indexOf(Layout.VOID) < 0
                && (label.quote().isBlank() || folded(there).equals(folded(label.quote())));
        if (!agree && label.quote().isBlank()) {
            return Move.kept(label, Way.NO_TEXT, "it has no quote, and the old corpus does not hold its characters");
        }
        Wanted wanted = agree
                ? Wanted.of(layout.orElseThrow(), label.span(), false)
                : new Wanted(label.quote(), "", "", label.document(), Optional.of(label.span()), false);
        return find(label, wanted, place -> NewLabels.ofEvidence(label, place));
    }

    private Move quote(Label.Quote label) {
        String words = folded(label.quote());
        for (Passage passage : newCorpus.ofDocument(label.document())) {
            if (folded(passage.text()).contains(words)) {
                return Move.kept(label, Way.UNCHANGED, "");
            }
        }
        Wanted wanted = Wanted.bare(label.quote(), label.document());
        return find(label, wanted, NewLabels::ofQuote);
    }

    private interface Made {
        NewLabels at(Place place);
    }

    private Move find(Label label, Wanted wanted, Made made) {
        List<Place> places = finder.find(wanted);
        if (places.isEmpty()) {
            String where = newLayouts.document(wanted.document()).isPresent()
                    ? "neither document " + wanted.document() + " nor another has its text"
                    : "document " + wanted.document() + " is gone, and no other has its text";
            return Move.kept(label, Way.NOT_FOUND, where);
        }
        if (places.size() > 1) {
            return Move.kept(
                    label,
                    Way.AMBIGUOUS,
                    "its text stands at " + places.size() + " places: "
                            + places.stream().limit(NAMED).map(Place::words).collect(Collectors.joining(", "))
                            + (places.size() > NAMED ? ", …" : ""));
        }
        Place place = places.get(0);
        NewLabels now = made.at(place);
        if (now.labels().isEmpty()) {
            return Move.kept(label, Way.NOT_FOUND, "its text is cut so that no passages cover half of it");
        }
        boolean holds = now.labels().equals(List.of(label)) && place.way() != Way.FUZZY;
        return new Move(now.labels(), now.together(), holds ? Way.UNCHANGED : changed(place), place.score(), "");
    }

    /** The same characters at the same place, in other passages than before. */
    private static Way changed(Place place) {
        return place.way() == Way.UNCHANGED ? Way.EXACT : place.way();
    }

    private static String folded(String text) {
        return Folded.of(text).text();
    }
}
