package dev.assay.dataset.quality;

import java.util.List;

/**
 * One thing found in a dataset.
 *
 * @param severity how much it weighs
 * @param kind its name, lower case with hyphens, such as {@code near-duplicates}
 * @param cases ids of the cases concerned, in the order of the file; none when it concerns the dataset as a whole
 * @param found what was found, with numbers
 * @param details an example a line; may be fewer than there are cases
 * @param next what to do about it
 */
public record Finding(
        Severity severity, String kind, List<String> cases, String found, List<String> details, String next) {

    public Finding {
        cases = List.copyOf(cases);
        details = List.copyOf(details);
    }

    /** A finding on the dataset as a whole. */
    static Finding ofAll(Severity severity, String kind, String found, String next) {
        return new Finding(severity, kind, List.of(), found, List.of(), next);
    }
}
