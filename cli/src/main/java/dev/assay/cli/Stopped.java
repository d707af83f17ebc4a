package dev.assay.cli;

/**
 * Says a last word when a run is stopped from outside (Ctrl-C). Finished replies need no rescue: they were committed
 * before anybody used them.
 */
final class Stopped implements AutoCloseable {

    private final Thread lastWord;
    private volatile boolean over;

    Stopped() {
        lastWord = new Thread(() -> {
            if (!over) {
                System.err.println(
                        "assay: stopped; every reply that came in is kept, so the same command goes on from here and"
                                + " pays for nothing twice");
            }
        });
        Runtime.getRuntime().addShutdownHook(lastWord);
    }

    /** The run is done: what stops now stops only the printing. */
    void tooLate() {
        over = true;
    }

    @Override
    public void close() {
        over = true;
        try {
            Runtime.getRuntime().removeShutdownHook(lastWord);
        } catch (IllegalStateException e) {
            // The machine is going down already and has said its word.
        }
    }
}
