package dev.assay.engine.report;

import dev.assay.core.data.Verdict;
import java.util.Locale;
import java.util.Optional;

/**
 * A piece of a text that is shown in one way.
 *
 * @param text the piece
 * @param verdict the gravest verdict of the claims that it belongs to; absent for text outside any
 * @param claims the numbers of these claims, such as {@code 1, 3}; blank for none
 */
record Segment(String text, Optional<Verdict> verdict, String claims) {

    boolean marked() {
        return verdict.isPresent();
    }

    /** The class that colours it. */
    String style() {
        return verdict.map(Segment::style).orElse("");
    }

    static String style(Verdict verdict) {
        return verdict.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
