package dev.assay.engine.store;

/** A line of the history that cannot be read. */
final class DamagedLineException extends Exception {

    private static final long serialVersionUID = 1;

    private final String found;
    private final String allowed;

    DamagedLineException(String found, String allowed) {
        super(found + "; allowed: " + allowed);
        this.found = found;
        this.allowed = allowed;
    }

    /** What stands there. */
    String found() {
        return found;
    }

    /** What may stand there. */
    String allowed() {
        return allowed;
    }
}
