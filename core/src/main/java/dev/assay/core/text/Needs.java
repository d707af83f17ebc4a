package dev.assay.core.text;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a text must hold for a regular expression to be found in it: of each set of literals at least one.
 *
 * <pre>{@code \bi (?:do|did) ?not (?:\w+ly )?(?:see|find)   needs   "i do not ", "i did not ", … and "see" or "find"}</pre>
 *
 * It errs to the safe side only: it may ask for less than the expression does, never for more.
 */
sealed interface Needs {

    /** So many literals are told apart in one set; with more, parts are looked for by themselves. */
    int MOST = 24;

    /**
     * The whole of what an expression can match, where that is a short list.
     *
     * @param literals every text it can match; with the empty one, nothing is needed
     */
    record Whole(Set<String> literals) implements Needs {

        static final Whole NOTHING = new Whole(Set.of(""));

        @Override
        public List<Set<String>> sets() {
            return literals.contains("") ? List.of() : List.of(literals);
        }
    }

    /**
     * Parts of what an expression matches.
     *
     * @param sets of each of these one literal occurs
     */
    record Parts(List<Set<String>> sets) implements Needs {

        static final Parts UNKNOWN = new Parts(List.of());
    }

    /** The sets of literals, of each of which a text must hold one; none where nothing is needed. */
    List<Set<String>> sets();

    /** What an expression needs. */
    static Needs of(String expression) {
        return new NeedsReader(expression).read();
    }

    /** What expressions need that follow each other. */
    static Needs inOrder(List<Needs> needs) {
        List<Set<String>> sets = new ArrayList<>();
        Whole open = Whole.NOTHING;
        boolean whole = true;
        for (Needs next : needs) {
            boolean joins = next instanceof Whole part
                    && open.literals().size() * part.literals().size() <= MOST;
            if (joins) {
                open = joined(open, (Whole) next);
            } else {
                whole = false;
                sets.addAll(open.sets());
                open = next instanceof Whole part ? part : Whole.NOTHING;
                if (next instanceof Parts parts) {
                    sets.addAll(parts.sets());
                }
            }
        }
        if (whole) {
            return open;
        }
        sets.addAll(open.sets());
        return new Parts(sets);
    }

    private static Whole joined(Whole first, Whole second) {
        return new Whole(first.literals().stream()
                .flatMap(head -> second.literals().stream().map(head::concat))
                .collect(Collectors.toSet()));
    }

    /** What is needed where one of several expressions is to match: for each, the set that says most. */
    static Needs oneOf(List<Needs> needs) {
        Set<String> union = new HashSet<>();
        boolean whole = true;
        for (Needs each : needs) {
            if (each instanceof Whole all) {
                union.addAll(all.literals());
            } else {
                whole = false;
                union.addAll(each.sets().stream()
                        .max((a, b) -> Integer.compare(shortestLength(a), shortestLength(b)))
                        .orElse(Whole.NOTHING.literals()));
            }
        }
        Whole all = new Whole(union);
        return whole && union.size() <= MOST ? all : new Parts(all.sets());
    }

    /** What is needed where an expression may occur several times or not at all. */
    default Needs times(int least, int most) {
        if (least == 0) {
            return most == 1 && this instanceof Whole ? oneOf(List.of(this, Whole.NOTHING)) : Parts.UNKNOWN;
        }
        return least == 1 && most == 1 ? this : new Parts(sets());
    }

    private static int shortestLength(Set<String> literals) {
        return literals.stream().mapToInt(String::length).min().orElse(0);
    }
}
