package dev.assay.core.text;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A sequence of classes of words within one clause, such as {@code source .5 not .2 state}: a word for a source, at most
 * five words further one that negates, at most two further one for stating. Steps are parted by blanks:
 *
 * <pre>
 * source|book   a member of one of these classes, or one of these very words
 * …?  …*        once or not at all; any number of times
 * .3            at most three words of any kind, but no comma and no member of the class "BARRIER"
 * ...           anything
 * !x|y          what follows is none of these
 * &lt;x|y          what went before is none of these
 * ^  $          the beginning, the end; the end also as in "$|,"
 * </pre>
 */
final class Wording {

    private static final int ANY = Integer.MAX_VALUE;

    private static final Pattern GAP = Pattern.compile("\\.\\d+");

    /** The class, in no lexicon, of the end. */
    private static final int END = 0x7fff;

    private enum Kind {
        ONE,
        GAP,
        NOT_AHEAD,
        NOT_BEHIND,
        START,
        END
    }

    /**
     * A step.
     *
     * @param kind what it asks for
     * @param classes of which classes
     * @param least how many times at least
     * @param most how many times, or for a gap words, at most
     */
    private record Step(Kind kind, BitSet classes, int least, int most) {}

    private final String written;
    private final List<Step> steps = new ArrayList<>();

    Wording(Lexicon lexicon, String written) {
        this.written = written;
        for (String step : written.strip().split("\\s+")) {
            steps.add(step(lexicon, step));
        }
    }

    private static Step step(Lexicon lexicon, String step) {
        if (step.equals("^") || step.equals("$")) {
            return new Step(step.equals("^") ? Kind.START : Kind.END, new BitSet(), 1, 1);
        }
        if (step.equals("...")) {
            return new Step(Kind.GAP, new BitSet(), 0, ANY);
        }
        if (GAP.matcher(step).matches()) {
            return new Step(Kind.GAP, classes(lexicon, "BARRIER|,"), 0, Integer.parseInt(step.substring(1)));
        }
        if (step.startsWith("!") || step.startsWith("<")) {
            Kind kind = step.startsWith("!") ? Kind.NOT_AHEAD : Kind.NOT_BEHIND;
            return new Step(kind, classes(lexicon, step.substring(1)), 1, 1);
        }
        char last = step.charAt(step.length() - 1);
        boolean marked = step.length() > 1 && (last == '?' || last == '*');
        String names = marked ? step.substring(0, step.length() - 1) : step;
        return new Step(Kind.ONE, classes(lexicon, names), marked ? 0 : 1, last == '*' && marked ? ANY : 1);
    }

    private static BitSet classes(Lexicon lexicon, String names) {
        BitSet classes = new BitSet();
        for (String name : names.split("\\|")) {
            classes.set(name.equals("$") ? END : lexicon.number(name));
        }
        return classes;
    }

    /** Whether the wording is found in a text. */
    boolean isIn(Classified text) {
        for (Step step : steps) {
            if (step.kind() == Kind.ONE
                    && step.least() > 0
                    && !step.classes().get(END)
                    && !step.classes().intersects(text.present())) {
                return false;
            }
        }
        BitSet failed = new BitSet();
        for (int start = 0; start <= text.size(); start++) {
            if (matches(text, 0, start, failed)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the steps from one on match from a word on; what has failed is not tried again, so time stays linear. */
    private boolean matches(Classified text, int step, int at, BitSet failed) {
        if (step == steps.size()) {
            return true;
        }
        int state = at * steps.size() + step;
        if (failed.get(state)) {
            return false;
        }
        boolean found = tries(text, step, at, failed);
        if (!found) {
            failed.set(state);
        }
        return found;
    }

    private boolean tries(Classified text, int index, int at, BitSet failed) {
        Step step = steps.get(index);
        return switch (step.kind()) {
            case START -> at == 0 && matches(text, index + 1, at, failed);
            case END -> at == text.size() && matches(text, index + 1, at, failed);
            case NOT_AHEAD -> !text.begins(at, step.classes()) && matches(text, index + 1, at, failed);
            case NOT_BEHIND -> !text.endsBefore(at, step.classes()) && matches(text, index + 1, at, failed);
            case GAP -> matchesBehindGap(text, index, at, failed);
            case ONE -> matchesOne(text, index, at, failed);
        };
    }

    private boolean matchesBehindGap(Classified text, int index, int at, BitSet failed) {
        Step gap = steps.get(index);
        for (int to = at; to <= text.size() && to - at <= gap.most(); to++) {
            if (matches(text, index + 1, to, failed)) {
                return true;
            }
            if (text.begins(to, gap.classes())) {
                return false;
            }
        }
        return false;
    }

    private boolean matchesOne(Classified text, int index, int at, BitSet failed) {
        Step step = steps.get(index);
        if (step.least() == 0 && matches(text, index + 1, at, failed)) {
            return true;
        }
        if (at == text.size()) {
            return step.classes().get(END) && matches(text, index + 1, at, failed);
        }
        for (Classified.Part part : text.parts().get(at)) {
            if (step.classes().get(part.number())
                    && matches(text, step.most() == ANY ? index : index + 1, part.end(), failed)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public String toString() {
        return written;
    }
}
