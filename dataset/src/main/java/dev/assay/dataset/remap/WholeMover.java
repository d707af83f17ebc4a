package dev.assay.dataset.remap;

import dev.assay.core.data.Label;
import dev.assay.core.words.Folded;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Moves labels that mean a whole document: to the document of the same id if it says the same, else to one that does. */
final class WholeMover {

    private final Layouts oldLayouts;
    private final Layouts newLayouts;
    private final Index index;
    private final double threshold;

    WholeMover(Layouts oldLayouts, Layouts newLayouts, Index index, double threshold) {
        this.oldLayouts = oldLayouts;
        this.newLayouts = newLayouts;
        this.index = index;
        this.threshold = threshold;
    }

    private record Alike(Layout document, double score) {}

    Move move(Label.WholeDocument label) {
        Optional<Layout> old = oldLayouts.document(label.document());
        if (old.isEmpty()) {
            return Move.kept(label, Way.NO_TEXT, "the old corpus has no document " + label.document());
        }
        String letters = letters(old.get());
        Optional<Alike> own = newLayouts
                .document(label.document())
                .map(document -> new Alike(document, likeness(letters, letters(document))));
        if (own.isPresent() && own.get().score() >= threshold) {
            return moved(label, own.get(), own.get().score() == 1 ? Way.UNCHANGED : Way.FUZZY);
        }
        List<Alike> others = others(old.get(), letters, label.document());
        double top = others.stream().mapToDouble(Alike::score).max().orElse(0);
        List<Alike> best = others.stream().filter(other -> other.score() == top).toList();
        if (best.isEmpty()) {
            String found = own.map(other ->
                            String.format(Locale.ROOT, "it says something else now (similarity %.2f)", other.score()))
                    .orElse("it is gone");
            return Move.kept(
                    label,
                    Way.NOT_FOUND,
                    "document " + label.document() + ": " + found + ", and no other has its text");
        }
        if (best.size() > 1) {
            return Move.kept(
                    label,
                    Way.AMBIGUOUS,
                    "documents are equally alike: "
                            + best.stream().map(other -> other.document().id()).collect(Collectors.joining(", ")));
        }
        boolean exact = best.get(0).document().text().equals(old.get().text());
        return moved(label, best.get(0), exact ? Way.EXACT : top == 1 ? Way.NORMALISED : Way.FUZZY);
    }

    private List<Alike> others(Layout old, String letters, String own) {
        List<Alike> others = new ArrayList<>();
        for (Layout document : index.alike(Folded.of(old.text()).text())) {
            double score = document.id().equals(own) ? 0 : likeness(letters, letters(document));
            if (score >= threshold) {
                others.add(new Alike(document, score));
            }
        }
        return others;
    }

    private static Move moved(Label.WholeDocument label, Alike to, Way way) {
        Label now = new Label.WholeDocument(to.document().id());
        return new Move(List.of(now.equals(label) ? label : now), false, way, to.score(), "");
    }

    /** White space at cuts and what no passage holds say nothing. */
    private static String letters(Layout document) {
        return Folded.of(document.text()).text().replace(" ", "").replace(String.valueOf(Layout.VOID), "");
    }

    /** 1 for the same text, else the share of runs of four characters that both have (Dice), below 1. */
    private static double likeness(String a, String b) {
        if (a.equals(b)) {
            return 1;
        }
        int[] left = Grams.distinct(a);
        int[] right = Grams.distinct(b);
        long both = Arrays.stream(left)
                .filter(gram -> Arrays.binarySearch(right, gram) >= 0)
                .count();
        return Math.min(0.9999, 2.0 * both / Math.max(1, left.length + right.length));
    }
}
