package dev.assay.engine.input;

/** The input cannot be used; the message tells every fault in words for the user (exit code 2). */
public final class InputException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final transient Faults faults;

    /** All these faults. */
    public InputException(Faults faults) {
        super(faults.text());
        this.faults = faults;
    }

    /** A single fault that makes going on pointless. */
    public static InputException of(Fault fault) {
        Faults faults = new Faults();
        faults.add(fault);
        return new InputException(faults);
    }

    /** The faults. */
    public Faults faults() {
        return faults;
    }
}
