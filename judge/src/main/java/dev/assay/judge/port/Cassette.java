package dev.assay.judge.port;

import java.nio.file.Path;

/**
 * A file of replies in place of, or beside, a service.
 *
 * @param file the file
 * @param replay whether replies are taken from it and from nowhere else; else they are added to it as they come
 */
public record Cassette(Path file, boolean replay) {}
