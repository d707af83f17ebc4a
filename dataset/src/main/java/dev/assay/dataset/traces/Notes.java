package dev.assay.dataset.traces;

import java.util.ArrayList;
import java.util.List;

/** Keeps the first hundred notes and counts the rest. */
final class Notes {

    private static final int KEPT = 100;

    private final List<FromTracesOutcome.Note> first = new ArrayList<>();
    private long count;

    void add(String place, String why) {
        if (first.size() < KEPT) {
            first.add(new FromTracesOutcome.Note(place, why));
        }
        count++;
    }

    FromTracesOutcome.Listed listed() {
        return new FromTracesOutcome.Listed(first, count);
    }
}
