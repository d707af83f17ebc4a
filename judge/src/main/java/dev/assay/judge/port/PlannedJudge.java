package dev.assay.judge.port;

/** A judge that asks no service: it counts what asking would take, and makes up what it would be told. */
public interface PlannedJudge extends Judge {

    /** What the requests up to now would take. */
    PlannedUse use();
}
