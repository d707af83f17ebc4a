package dev.assay.engine.report;

import dev.assay.core.data.Explanation;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Explanations written as texts with brackets: {@code [matched] {unmatched} <clash>}. */
public final class Explained {

    private final StringBuilder plain = new StringBuilder();
    private final List<Span> matched = new ArrayList<>();
    private final List<Span> unmatched = new ArrayList<>();
    private final List<Span> clash = new ArrayList<>();

    private Explained(String text) {
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '[', '{', '<' -> start = plain.length();
                case ']' -> matched.add(new Span(start, plain.length()));
                case '}' -> unmatched.add(new Span(start, plain.length()));
                case '>' -> clash.add(new Span(start, plain.length()));
                default -> plain.append(c);
            }
        }
    }

    /** Reads both; the evidence stands at this place of its text. */
    public static Explanation of(String claim, String evidence, int start) {
        Explained ofClaim = new Explained(claim);
        Explained other = new Explained(evidence);
        String text = other.plain.toString();
        return new Explanation(
                new PassageVerdict.Quote(start, start + text.length(), text),
                ofClaim.matched,
                ofClaim.unmatched,
                other.matched,
                ofClaim.clash.isEmpty()
                        ? Optional.empty()
                        : Optional.of(new Explanation.Clash("number", ofClaim.clash.get(0), other.clash.get(0))));
    }
}
