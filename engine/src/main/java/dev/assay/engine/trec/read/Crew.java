package dev.assay.engine.trec.read;

import java.util.List;

/** Runs tasks at the same time, the first in the calling thread, and passes on what they throw. */
public final class Crew {

    private static final class Member extends Thread {

        private final Runnable task;
        private volatile RuntimeException thrown = new IllegalStateException("not finished");
        private volatile boolean failed = true;

        Member(Runnable task) {
            super("assay-trec");
            this.task = task;
            setDaemon(true);
        }

        @Override
        public void run() {
            work();
        }

        void work() {
            try {
                task.run();
                failed = false;
            } catch (RuntimeException e) {
                thrown = e;
            } catch (OutOfMemoryError e) {
                thrown = new IllegalStateException("out of memory", e);
            }
        }

        void pass() {
            if (failed) {
                throw thrown;
            }
        }
    }

    private Crew() {}

    /** Number of tasks worth starting. */
    public static int size() {
        return Runtime.getRuntime().availableProcessors();
    }

    /** Runs all tasks to their end. */
    public static void run(List<? extends Runnable> tasks) {
        Member[] members = new Member[tasks.size()];
        for (int i = 0; i < members.length; i++) {
            members[i] = new Member(tasks.get(i));
        }
        for (int i = 1; i < members.length; i++) {
            members[i].start();
        }
        members[0].work();
        join(members);
        for (Member member : members) {
            member.pass();
        }
    }

    private static void join(Member[] members) {
        boolean interrupted = false;
        for (int i = 1; i < members.length; i++) {
            while (members[i].isAlive()) {
                try {
                    members[i].join();
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
