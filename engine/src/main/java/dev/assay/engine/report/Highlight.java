package dev.assay.engine.report;

import dev.assay.core.data.Verdict;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Cuts a text into pieces along marks that may overlap, so that each piece can be shown in one way. */
final class Highlight {

    /**
     * A marked range of a text.
     *
     * @param start first character, UTF-16 code units; outside the text it is moved to its edge
     * @param end one past the last character
     * @param verdict how it is marked
     * @param claim number of the claim
     */
    record Mark(int start, int end, Verdict verdict, int claim) {

        private boolean covers(int from, int to) {
            return start <= from && to <= end;
        }
    }

    /** What is shown where several verdicts meet: a contradiction is missed least. */
    private static final List<Verdict> GRAVEST_FIRST =
            List.of(Verdict.CONTRADICTED, Verdict.NOT_STATED, Verdict.SUPPORTED);

    private Highlight() {}

    /** The pieces in order; put together they are the text. */
    static List<Segment> of(String text, List<Mark> marks) {
        List<Mark> within = marks.stream().map(mark -> inside(text, mark)).toList();
        TreeSet<Integer> edges = new TreeSet<>(List.of(0, text.length()));
        within.forEach(mark -> edges.addAll(List.of(mark.start, mark.end)));
        List<Segment> pieces = new ArrayList<>();
        int from = 0;
        for (int to : edges) {
            if (to > from) {
                pieces.add(piece(text, from, to, within));
                from = to;
            }
        }
        return pieces;
    }

    private static Segment piece(String text, int from, int to, List<Mark> marks) {
        List<Mark> here = marks.stream().filter(mark -> mark.covers(from, to)).toList();
        Optional<Verdict> gravest =
                here.stream().map(Mark::verdict).min(Comparator.comparingInt(GRAVEST_FIRST::indexOf));
        String claims = here.stream()
                .map(Mark::claim)
                .distinct()
                .sorted()
                .map(String::valueOf)
                .collect(Collectors.joining(", "));
        return new Segment(text.substring(from, to), gravest, claims);
    }

    private static Mark inside(String text, Mark mark) {
        int start = edge(text, mark.start);
        return new Mark(start, Math.max(start, edge(text, mark.end)), mark.verdict, mark.claim);
    }

    /** Within the text, and never between the two halves of a character. */
    static int edge(String text, int at) {
        int inside = Math.max(0, Math.min(text.length(), at));
        boolean halved = inside > 0
                && inside < text.length()
                && Character.isLowSurrogate(text.charAt(inside))
                && Character.isHighSurrogate(text.charAt(inside - 1));
        return halved ? inside + 1 : inside;
    }
}
