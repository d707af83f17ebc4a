package dev.assay.dataset.version;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A version as its {@code version.json} says it.
 *
 * @param number 1 or more, each version one more than the last
 * @param hash the content's hash, as a run records it: SHA-256, 64 hexadecimal digits
 * @param note why it was made
 * @param by who made it
 * @param at when, ISO-8601 in UTC
 * @param parent the version before; absent for the first
 * @param cases how many cases it holds
 * @param passages how many passages
 * @param changes what changed since the parent, in short
 * @param files SHA-256 of its files by name
 */
public record Version(
        int number,
        String hash,
        String note,
        String by,
        String at,
        Optional<Parent> parent,
        int cases,
        int passages,
        Optional<Summary> changes,
        Map<String, String> files) {

    /** Name of the file that describes a version. */
    static final String FILE = "version.json";

    private static final int SHOWN = 8;

    /**
     * The version before.
     *
     * @param number its number
     * @param hash its content's hash
     * @param record SHA-256 of its {@code version.json}
     */
    public record Parent(int number, String hash, String record) {}

    /** How many cases and passages changed, such as {@code +2 -1}. */
    public record Summary(String cases, String passages) {}

    public Version {
        files = Collections.unmodifiableMap(new LinkedHashMap<>(files));
    }

    /** The name of its folder: number and the first eight digits of the hash. */
    public String folder() {
        return number + "-" + hash.substring(0, SHOWN);
    }
}
