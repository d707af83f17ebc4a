package dev.assay.core.stats.agreement;

/** What the numbers of a rating mean; decides how far apart two ratings are. */
public enum Scale {
    /** Names: two ratings are equal or not. */
    NOMINAL,
    /** Steps in an order, such as rubric levels; how far apart counts by how many ratings lie between. */
    ORDINAL,
    /** Numbers whose differences mean something. */
    INTERVAL
}
