package dev.assay.engine.codec;

import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import java.util.Optional;

/**
 * A case as it stands in the file, with what the system did.
 *
 * @param line line of {@code cases.jsonl}, from 1
 * @param source the case
 * @param output inline or joined by id; absent when there is none
 */
public record CaseLine(int line, Case source, Optional<Output> output) {}
