package dev.assay.judge.generation;

import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.words.Folded;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Refuses replies that cannot be trusted. Each check gives the first fault in words, or nothing. */
final class ReplyCheck {

    private ReplyCheck() {}

    /** The fault of a list of claims: numbers that do not run from 1, blank texts, offsets outside of the text. */
    static Optional<String> claims(List<Claim> claims, String text) {
        for (int i = 0; i < claims.size(); i++) {
            Claim claim = claims.get(i);
            if (claim.number() != i + 1) {
                return Optional.of("claim " + (i + 1) + " has the number " + claim.number());
            }
            if (claim.text().isBlank()) {
                return Optional.of("claim " + claim.number() + " is blank");
            }
            if (claim.start() < 0 || claim.end() < claim.start() || claim.end() > text.length()) {
                return Optional.of("claim " + claim.number() + " stands outside of the answer");
            }
        }
        return Optional.empty();
    }

    /**
     * The fault of a list of verdicts: each claim meets each passage that holds text exactly once, and what is quoted
     * stands in the passage.
     */
    static Optional<String> verdicts(List<PassageVerdict> verdicts, int claims, List<String> passages) {
        Set<List<Integer>> seen = new HashSet<>();
        for (PassageVerdict verdict : verdicts) {
            Optional<String> fault = fault(verdict, claims, passages);
            if (fault.isPresent()) {
                return fault;
            }
            if (!seen.add(List.of(verdict.claim(), verdict.passage()))) {
                return Optional.of("two verdicts on " + pair(verdict));
            }
        }
        long due = claims * passages.stream().filter(text -> !text.isBlank()).count();
        return seen.size() == due
                ? unquoted(verdicts)
                : Optional.of("verdicts on " + seen.size() + " of " + due + " pairs of claim and passage");
    }

    /** The fault of what another text says: each claim exactly once, and what is quoted stands in the text. */
    static Optional<String> other(List<TextVerdict> verdicts, int claims, Optional<String> text) {
        List<Integer> numbers =
                verdicts.stream().map(TextVerdict::claim).sorted().toList();
        List<Integer> due = text.isEmpty()
                ? List.of()
                : IntStream.rangeClosed(1, claims).boxed().toList();
        if (!numbers.equals(due)) {
            return Optional.of("verdicts of the other text on claims " + numbers + " instead of " + due);
        }
        String folded = Folded.of(text.orElse("")).text();
        return verdicts.stream()
                .filter(verdict -> verdict.verdict() == Verdict.SUPPORTED)
                .filter(verdict ->
                        !folded.contains(Folded.of(verdict.quote().orElse("\0")).text()))
                .findFirst()
                .map(verdict -> "support by the other text without a quote from it for claim " + verdict.claim());
    }

    /** A claim that some passage supports is shown by a quote from one of them at least. */
    private static Optional<String> unquoted(List<PassageVerdict> verdicts) {
        Set<Integer> quoted = new HashSet<>();
        verdicts.stream()
                .filter(verdict -> verdict.verdict() == Verdict.SUPPORTED
                        && verdict.quote().isPresent())
                .forEach(verdict -> quoted.add(verdict.claim()));
        return verdicts.stream()
                .filter(verdict -> verdict.verdict() == Verdict.SUPPORTED && !quoted.contains(verdict.claim()))
                .findFirst()
                .map(verdict -> "support without a quote for claim " + verdict.claim());
    }

    private static Optional<String> fault(PassageVerdict verdict, int claims, List<String> passages) {
        if (verdict.claim() < 1 || verdict.claim() > claims) {
            return Optional.of("unknown claim " + verdict.claim());
        }
        int passage = verdict.passage();
        if (passage < 1
                || passage > passages.size()
                || passages.get(passage - 1).isBlank()) {
            return Optional.of("unknown passage " + passage);
        }
        double probability = verdict.probability().orElse(0);
        if (!(probability >= 0 && probability <= 1)) {
            return Optional.of("the probability of " + pair(verdict) + " is " + probability);
        }
        if (verdict.quote().isEmpty()) {
            return Optional.empty();
        }
        return quoteFault(verdict, verdict.quote().get(), passages.get(passage - 1));
    }

    private static Optional<String> quoteFault(PassageVerdict verdict, PassageVerdict.Quote quote, String passage) {
        boolean inside = quote.start() >= 0 && quote.start() <= quote.end() && quote.end() <= passage.length();
        return inside && stands(quote.text(), passage)
                ? Optional.empty()
                : Optional.of("the quote for " + pair(verdict) + " does not stand in the passage");
    }

    /** As written, which most do and which is cheap to see; or but for case, width and blanks. */
    private static boolean stands(String quote, String passage) {
        String words = Folded.of(quote).text();
        return !words.isEmpty()
                && (passage.contains(quote) || Folded.of(passage).text().contains(words));
    }

    private static String pair(PassageVerdict verdict) {
        return "claim " + verdict.claim() + " and passage " + verdict.passage();
    }
}
