package dev.assay.cli;

/** Who sits at the keyboard, for want of a better name. */
final class Reviewer {

    private Reviewer() {}

    /** The user's name as the system knows it. */
    static String ofSystem() {
        String name = System.getProperty("user.name", "");
        return name.isBlank() ? "unknown" : name;
    }
}
