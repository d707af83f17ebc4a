package dev.assay.judge.rubric;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * A level of a rubric.
 *
 * @param name what the judge calls it
 * @param meaning when it fits; may be blank where the name says it
 * @param value what it counts for; absent only where it goes on
 * @param then the rubric that decides further, as the file names it
 * @param line where it begins in the file, from 1
 */
record Level(String name, String meaning, OptionalDouble value, Optional<String> then, int line) {}
