package dev.assay.judge.embedded.encode;

/** The encoder cannot be loaded on this machine; the message says why and what still works. */
public final class NoEncoder extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final String why;

    /** With words for the user. */
    NoEncoder(String why, Throwable cause) {
        super(why, cause);
        this.why = why;
    }

    /** ONNX Runtime does not load. */
    static NoEncoder onThisPlatform(Throwable cause) {
        return new NoEncoder(
                "the embedded judge cannot run on " + System.getProperty("os.name") + " "
                        + System.getProperty("os.arch")
                        + ": ONNX Runtime does not load (" + cause
                        + "); it brings libraries for Linux, macOS and 64-bit Windows with glibc or newer systems."
                        + " Retrieval metrics work without it: --mode retrieval",
                cause);
    }

    /** In words for the user. */
    public String why() {
        return why;
    }
}
