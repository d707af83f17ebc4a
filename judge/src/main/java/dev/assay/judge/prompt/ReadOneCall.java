package dev.assay.judge.prompt;

import java.util.List;

/**
 * Claims and verdicts of a valid reply.
 *
 * @param claims the claims
 * @param verdicts one for each claim, in the same order, numbered from 1
 */
public record ReadOneCall(ReadClaims claims, List<ReadVerdict> verdicts) {

    public ReadOneCall {
        verdicts = List.copyOf(verdicts);
    }
}
