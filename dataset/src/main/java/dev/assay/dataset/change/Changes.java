package dev.assay.dataset.change;

import java.util.List;

/**
 * How one file of cases or passages became another. Lines that moved and keys in another order are no change.
 *
 * @param before how many there were
 * @param after how many there are
 * @param same how many are unchanged under the same id
 * @param added those that are new, in the order of the file
 * @param removed those that are gone, in the order of the former file
 * @param changed those with the same id and other content
 * @param renamed those with another id and the same content; where several have the same content they pair up in order
 */
public record Changes(
        int before,
        int after,
        int same,
        List<Named> added,
        List<Named> removed,
        List<Changed> changed,
        List<Changed> renamed) {

    /** Nothing before and nothing after. */
    public static final Changes NONE = new Changes(0, 0, 0, List.of(), List.of(), List.of(), List.of());

    public Changes {
        added = List.copyOf(added);
        removed = List.copyOf(removed);
        changed = List.copyOf(changed);
        renamed = List.copyOf(renamed);
    }

    /** Whether all is as it was. */
    public boolean none() {
        return added.isEmpty() && removed.isEmpty() && changed.isEmpty() && renamed.isEmpty();
    }

    /** In short: {@code +2 -1 ~3 renamed 1}, or {@code no change}. */
    public String summary() {
        StringBuilder text = new StringBuilder();
        count(text, "+", added);
        count(text, "-", removed);
        count(text, "~", changed);
        count(text, "renamed ", renamed);
        return text.isEmpty() ? "no change" : text.toString().strip();
    }

    private static void count(StringBuilder text, String sign, List<?> some) {
        if (!some.isEmpty()) {
            text.append(sign).append(some.size()).append(' ');
        }
    }
}
