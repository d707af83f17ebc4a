package dev.assay.engine.trec.beyond;

/** What is printed. */
public enum Format {
    /** Estimates for people. */
    TABLE,
    /** One JSON object. */
    JSON,
    /** A line for each run, topic and measure. */
    PER_TOPIC
}
