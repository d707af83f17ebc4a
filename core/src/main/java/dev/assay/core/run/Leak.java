package dev.assay.core.run;

import java.util.List;
import java.util.Locale;

/**
 * A passage that came back for a user who may not see it.
 *
 * @param passage its id
 * @param rank the first rank at which it stands, from 1
 * @param acl who may see it
 * @param use how far it got
 * @param claim the claim that rests on it; blank where none does
 */
public record Leak(String passage, int rank, List<String> acl, Use use, String claim) {

    /** How far a passage got, from bad to worst. */
    public enum Use {
        /** It was retrieved, and nothing shows that the answer used it. */
        RETRIEVED,
        /** The answer cites it. */
        CITED,
        /** A claim of the answer rests on it and on no passage that the user may see. */
        STATED;

        /** The word used in files, such as {@code cited}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Leak {
        acl = List.copyOf(acl);
    }

    /** Whether the answer used it. */
    public boolean used() {
        return use != Use.RETRIEVED;
    }
}
