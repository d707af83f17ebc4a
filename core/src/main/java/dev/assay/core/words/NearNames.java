package dev.assay.core.words;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds what somebody probably meant to type. */
public final class NearNames {

    private NearNames() {}

    /**
     * The allowed names that lie close to a mistyped one, nearest first, three at most.
     *
     * @param typed what was found
     * @param allowed what would have been right
     * @return names at most a third of their length away in edits (insert, delete, replace, swap of neighbours)
     */
    public static List<String> of(String typed, Collection<String> allowed) {
        String lower = typed.toLowerCase(Locale.ROOT);
        record Near(String name, int distance) {}
        return allowed.stream()
                .map(name -> new Near(name, distance(lower, name.toLowerCase(Locale.ROOT))))
                .filter(near -> near.distance <= Math.max(1, near.name.length() / 3))
                .sorted(Comparator.comparingInt(Near::distance).thenComparing(Near::name))
                .limit(3)
                .map(Near::name)
                .toList();
    }

    /** A hint such as {@code : did you mean `relevant`?}, or nothing when no name is near. */
    public static String hint(String typed, Collection<String> allowed) {
        List<String> near = of(typed, allowed);
        return near.isEmpty() ? "" : ": did you mean `" + String.join("` or `", near) + "`?";
    }

    /** Edits between two words, the swap of neighbours counted as one (optimal string alignment). */
    static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            d[i][0] = i;
        }
        for (int j = 0; j <= b.length(); j++) {
            d[0][j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                int replace = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                d[i][j] = Math.min(replace, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
                }
            }
        }
        return d[a.length()][b.length()];
    }
}
