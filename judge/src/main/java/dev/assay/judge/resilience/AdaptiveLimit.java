package dev.assay.judge.resilience;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * How many requests may be under way: halved when the service says 429, grown again by answers.
 *
 * <p>Services refuse single requests without being busy, and such a service must not be starved. So the last replies
 * decide: while few of them were refusals, the limit is halved once a second at most and each answer adds one; when
 * more than a quarter were, it is halved up to four times a second and takes as many answers as the limit to add one.
 * Not safe for threads; its limiter guards it.
 */
final class AdaptiveLimit {

    private static final long CALM_BETWEEN_CUTS = 1_000_000_000L;
    private static final long BUSY_BETWEEN_CUTS = 250_000_000L;
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
        limit = Math.min(most, limit + (isCalm() ? 1 : 1 / limit));
    }

    void refused(long now) {
        remember(true);
        if (!everCut || now - lastCut >= (isCalm() ? CALM_BETWEEN_CUTS : BUSY_BETWEEN_CUTS)) {
            limit = Math.max(1, Math.floor(limit / 2));
            lastCut = now;
            everCut = true;
        }
    }

    private boolean isCalm() {
        return refused <= MANY * refusals.size();
    }

    private void remember(boolean refusal) {
        refusals.addLast(refusal);
        refused += refusal ? 1 : 0;
        if (refusals.size() > REMEMBERED) {
            refused -= refusals.removeFirst() ? 1 : 0;
        }
    }
}
