package dev.assay.judge.embedded.sets;

import dev.assay.core.data.Claim;
import dev.assay.core.words.Slice;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How well a judge's claims agree with those of the set. A boundary is where a claim starts or ends; stops, closing
 * emphasis and a linking word at the rim of a claim are set aside on both sides.
 *
 * @param both boundaries that both have
 * @param expected boundaries of the set
 * @param found boundaries of the judge
 * @param exact rows whose claims agree in all boundaries
 * @param rows all rows
 */
record ClaimFigures(int both, int expected, int found, int exact, int rows) {

    private static final Pattern LINK =
            Pattern.compile("\\G(?:[\\s*|]+|(?i:and|but|while|whereas|so)\\s|并且|而且|但是|并|但|而|且)");
    private static final String CLOSING = ".。!！?？;；,，…*| \t\n";

    /** Asks the judge for the claims of each row. */
    static ClaimFigures of(Judge judge, List<SetRow> rows) {
        int[] counts = new int[4];
        for (SetRow row : rows) {
            Set<String> expected = expected(row);
            Set<String> found = found(judge, row);
            counts[1] += expected.size();
            counts[2] += found.size();
            counts[3] += expected.equals(found) ? 1 : 0;
            expected.retainAll(found);
            counts[0] += expected.size();
        }
        return new ClaimFigures(counts[0], counts[1], counts[2], counts[3], rows.size());
    }

    /** The boundaries of the set. */
    static Set<String> expected(SetRow row) {
        return boundaries(row.text("answer"), row.claims());
    }

    /** The boundaries of the judge. */
    static Set<String> found(Judge judge, SetRow row) {
        JudgeReply reply = judge.ask(new JudgeRequest.SplitClaims(row.text("question"), row.text("answer")));
        if (reply instanceof JudgeReply.Claims split) {
            return boundaries(row.text("answer"), split.claims());
        }
        throw new AssertionError(row.id() + ": " + reply);
    }

    private static Set<String> boundaries(String answer, Iterable<?> ranges) {
        Set<String> boundaries = new HashSet<>();
        for (Object range : ranges) {
            Slice slice = range instanceof Claim claim ? new Slice(claim.start(), claim.end()) : (Slice) range;
            int start = slice.start();
            Matcher link = LINK.matcher(answer).region(start, slice.end());
            while (link.find()) {
                start = link.end();
            }
            int end = slice.end();
            while (end > start && CLOSING.indexOf(answer.charAt(end - 1)) >= 0) {
                end--;
            }
            boundaries.add("start " + start);
            boundaries.add("end " + end);
        }
        return boundaries;
    }

    /** F1 over boundaries, 0 to 1. */
    double f1() {
        return 2.0 * both / (expected + found);
    }

    /** One line for people. */
    String line() {
        return String.format(
                Locale.ROOT,
                "boundary F1 %.3f | precision %.3f | recall %.3f | rows alike %d of %d",
                f1(),
                (double) both / found,
                (double) both / expected,
                exact,
                rows);
    }
}
