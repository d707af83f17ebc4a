package dev.assay.judge.llm;

/** Where raw replies go, so that every verdict and every failure can be traced. Safe for use by many threads. */
public interface RawReplies {

    /** Takes a reply; must not throw. */
    void keep(RawReply reply);
}
