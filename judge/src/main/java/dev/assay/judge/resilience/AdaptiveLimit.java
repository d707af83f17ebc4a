package dev.assay.judge.resilience;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * How many requests may be under way: halved when the service says 429, grown again by answers.
 *
 * <p>Two things keep single refusals from starving a healthy service: within a second the limit is halved once, since
 * a burst of refusals is one message; and while few of the last replies were refusals each answer adds one, while many
 * were it takes as many answers as the limit to add one. Not safe for threads; its limiter guards it.
 */
final class AdaptiveLimit {

    private static final long SECOND = 1_000_000_000L;
    private static final int REMEMBERED = 50;
    private static final double MANY = 0.25;

    private final int most;
    private final Deque<Boolean> refusals = new ArrayDeque<>();
    private int refused;
    private double limit;
    private long lastCut;
    private boolean everCut;

    AdaptiveLimit(int most) {
        this.most = most;
        this.limit = most;
    }

    /** The limit, 1 or more. */
    int now() {
        return (int) limit;
    }

    void answered() {
        remember(false);
        boolean calm = refused <= MANY * refusals.size();
        limit = Math.min(most, limit + (calm ? 1 : 1 / limit));
    }

    void refused(long now) {
        remember(true);
        if (!everCut || now - lastCut >= SECOND) {
            limit = Math.max(1, Math.floor(limit / 2));
            lastCut = now;
            everCut = true;
        }
    }

    private void remember(boolean refusal) {
        refusals.addLast(refusal);
        refused += refusal ? 1 : 0;
        if (refusals.size() > REMEMBERED) {
            refused -= refusals.removeFirst() ? 1 : 0;
        }
    }
}
