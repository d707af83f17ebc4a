package dev.assay.core.diagnosis;

/**
 * What a judge was asked about a case and could say; without it silence of the passages means nothing.
 *
 * @param answer whether the claims of the answer were held against the passages
 * @param reference whether the claims of the reference were held against the passages
 */
public record Told(boolean answer, boolean reference) {

    /** Nobody was asked. */
    public static final Told NOTHING = new Told(false, false);
}
