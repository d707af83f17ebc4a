package dev.assay.judge.port;

import java.util.Map;

/**
 * What a judge says of a sentence that may cite passages.
 *
 * @param states whether it states something that could be true or false
 * @param support by the number of each passage it cites: how much of it the passage bears out
 */
public record SentenceSupport(boolean states, Map<Integer, Support> support) {

    public SentenceSupport {
        support = Map.copyOf(support);
    }
}
