package dev.assay.dataset.making;

import dev.assay.core.data.Passage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Tries passages until each type has its share of cases: round after round, as many tries as cases are missing. What a
 * type cannot give, the others give. The outcome does not depend on which thread is faster.
 */
final class Rounds implements AutoCloseable {

    private final Maker maker;
    private final Sieve sieve;
    private final Consumer<String> progress;
    private final ExecutorService threads;
    private final List<Quota> quotas = new ArrayList<>();
    private final List<Dropped> dropped = new ArrayList<>();
    private final Map<CaseType, Integer> tries = new LinkedHashMap<>();
    private String told = "";
    private Optional<String> stopped = Optional.empty();

    Rounds(Maker maker, Sieve sieve, List<CaseType> types, List<Passage> order, Consumer<String> progress) {
        this.maker = maker;
        this.sieve = sieve;
        this.progress = progress;
        this.threads = Executors.newFixedThreadPool(maker.threads());
        for (CaseType type : types) {
            int start = (int) ((long) order.size() * quotas.size() / types.size());
            quotas.add(new Quota(type, order, start, maker));
        }
    }

    /** Goes on until there are so many cases or nothing is left to try. */
    void run(int cases) {
        share(cases, quotas);
        while (stopped.isEmpty()) {
            List<Quota.Seat> seats = new ArrayList<>();
            quotas.forEach(quota -> seats.addAll(quota.take()));
            if (!seats.isEmpty()) {
                round(seats);
                tell(cases);
                continue;
            }
            List<Quota> open = quotas.stream().filter(Quota::open).toList();
            int missing = cases - sieve.kept().size();
            if (missing <= 0 || open.isEmpty()) {
                return;
            }
            share(missing, open);
        }
    }

    private void tell(int cases) {
        String now = sieve.kept().size() + " of " + cases + " cases, " + dropped.size() + " candidates dropped";
        if (!now.equals(told)) {
            progress.accept(now);
        }
        told = now;
    }

    private static void share(int cases, List<Quota> quotas) {
        for (int i = 0; i < quotas.size(); i++) {
            quotas.get(i).want(cases / quotas.size() + (i < cases % quotas.size() ? 1 : 0));
        }
    }

    private void round(List<Quota.Seat> seats) {
        List<Draft> drafts = new ArrayList<>();
        int asked = 0;
        int unanswered = 0;
        String why = "";
        for (Tried one : tried(seats)) {
            if (one.attempt() instanceof Attempt.Unfit) {
                continue;
            }
            if (one.attempt() instanceof Attempt.Stopped budget) {
                stopped = Optional.of(budget.why());
                continue;
            }
            asked++;
            tries.merge(one.seat().type(), 1, Integer::sum);
            quota(one.seat().type()).tried();
            if (one.attempt() instanceof Attempt.Made made) {
                drafts.add(made.draft());
            } else if (one.attempt() instanceof Attempt.Lost lost) {
                dropped.add(lost.dropped());
                if (lost.dropped().reason() == Dropped.Reason.NO_REPLY) {
                    unanswered++;
                    why = lost.dropped().why();
                }
            }
        }
        if (asked > 0 && unanswered == asked) {
            stopped = Optional.of(why);
        }
        dropped.addAll(sieve.add(drafts));
        quotas.forEach(quota -> quota.kept((int) sieve.kept().stream()
                .filter(draft -> draft.type() == quota.type())
                .count()));
    }

    private record Tried(Quota.Seat seat, Attempt attempt) {}

    private List<Tried> tried(List<Quota.Seat> seats) {
        List<Future<Attempt>> running = new ArrayList<>();
        seats.forEach(seat -> running.add(threads.submit(() -> maker.make(seat.type(), seat.passage(), seat.round()))));
        List<Tried> tried = new ArrayList<>();
        for (int i = 0; i < seats.size(); i++) {
            tried.add(new Tried(seats.get(i), got(running.get(i))));
        }
        return tried;
    }

    private static Attempt got(Future<Attempt> running) {
        try {
            return running.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return new Attempt.Stopped("it was interrupted; run it again: what was answered is kept");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException wrong) {
                throw wrong;
            }
            throw new IllegalStateException(e.getCause());
        }
    }

    private Quota quota(CaseType type) {
        return quotas.stream().filter(quota -> quota.type() == type).findFirst().orElseThrow();
    }

    List<Dropped> dropped() {
        return dropped;
    }

    /** Tries by type, those on passages that do not fit left out. */
    Map<CaseType, Integer> tries() {
        return tries;
    }

    Optional<String> stopped() {
        return stopped;
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
