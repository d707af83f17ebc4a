package dev.assay.dataset.making;

import dev.assay.core.data.Passage;
import java.util.ArrayList;
import java.util.List;

/** How many cases of a type are wanted, and which passages were tried. */
final class Quota {

    private final CaseType type;
    private final List<Passage> order;
    private final int start;
    private final Maker maker;
    private int wanted;
    private int kept;
    private int next;
    private int tried;

    /** Tries passages of an order, from a place on, round and round. */
    Quota(CaseType type, List<Passage> order, int start, Maker maker) {
        this.type = type;
        this.order = order;
        this.start = start;
        this.maker = maker;
    }

    /**
     * A passage to try.
     *
     * @param round how often it was tried before
     */
    record Seat(CaseType type, Passage passage, int round) {}

    CaseType type() {
        return type;
    }

    void want(int more) {
        wanted += more;
    }

    void kept(int now) {
        kept = now;
    }

    /** A try that asked a model, or that a template took. */
    void tried() {
        tried++;
    }

    /** Whether passages are left to try. */
    boolean open() {
        long most = (long) wanted * maker.triesPerCase();
        return next < (long) order.size() * maker.rounds() && (wanted == 0 || tried < most);
    }

    /** The next seats, as many as cases are missing. */
    List<Seat> take() {
        List<Seat> seats = new ArrayList<>();
        while (seats.size() < wanted - kept && open() && tried + seats.size() < (long) wanted * maker.triesPerCase()) {
            seats.add(new Seat(type, order.get((start + next) % order.size()), next / order.size()));
            next++;
        }
        return seats;
    }
}
