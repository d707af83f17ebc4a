package dev.assay.judge.embedded;

import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;

/** What the embedded judge cannot do, and what can. */
final class Limits {

    private static final String OTHERWISE = "set a judge that asks a language model under `judge: use:`";

    private Limits() {}

    static JudgeReply.CannotDo of(JudgeRequest request) {
        return new JudgeReply.CannotDo("the embedded judge " + why(request) + OTHERWISE);
    }

    private static String why(JudgeRequest request) {
        if (request instanceof JudgeRequest.WriteQuestions) {
            return "writes no questions; answerRelevancy(method=embedding) needs none; or ";
        }
        if (request instanceof JudgeRequest.RatePassages) {
            return "does not rate passages against a question; contextPrecision and passagePrecision work with it"
                    + " where cases have a reference; or ";
        }
        if (request instanceof JudgeRequest.ListEntities) {
            return "lists no entities; contextRecall works with it on the same reference; or ";
        }
        if (request instanceof JudgeRequest.WriteCase || request instanceof JudgeRequest.Recall) {
            return "writes no cases; ";
        }
        return "splits and checks claims, one request each; for the rest ";
    }
}
