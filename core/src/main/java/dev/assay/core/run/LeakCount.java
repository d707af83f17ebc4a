package dev.assay.core.run;

import java.util.List;

/**
 * The leaks of a run.
 *
 * @param retrieved cases in which something came back that the user may not see
 * @param used those of them in which the answer used it
 * @param cases the worst of them, those with use first; all where there are few
 */
public record LeakCount(int retrieved, int used, List<LeakedCase> cases) {

    /** No leak. */
    public static final LeakCount NONE = new LeakCount(0, 0, List.of());

    public LeakCount {
        cases = List.copyOf(cases);
    }
}
