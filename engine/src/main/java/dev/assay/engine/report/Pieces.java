package dev.assay.engine.report;

import java.util.List;

/**
 * A text in pieces. Templates take it instead of a bare list, which the code made from them would cast without a check.
 *
 * @param segments the pieces in order
 */
record Pieces(List<Segment> segments) {}
