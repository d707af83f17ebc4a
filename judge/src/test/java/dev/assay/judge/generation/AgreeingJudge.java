package dev.assay.judge.generation;

import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Relevance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Takes each text as one claim and finds it supported everywhere; remembers what it was asked. */
record AgreeingJudge(List<JudgeRequest> asked) implements Judge {

    @Override
    public String id() {
        return "agreeing";
    }

    @Override
    public JudgeReply ask(JudgeRequest request) {
        asked.add(request);
        if (request instanceof JudgeRequest.SplitClaims split) {
            return claims(split.text());
        }
        if (request instanceof JudgeRequest.SplitAndCheck both) {
            JudgeReply.Claims claims = claims(both.text());
            return new JudgeReply.ClaimsAndVerdicts(
                    claims, verdicts(claims.claims(), both.passages(), Optional.empty()));
        }
        if (request instanceof JudgeRequest.WriteQuestions write) {
            return new JudgeReply.Questions(IntStream.rangeClosed(1, write.count())
                    .mapToObj(number -> "Question " + number + "?")
                    .toList());
        }
        if (request instanceof JudgeRequest.ListEntities list) {
            return new JudgeReply.Entities(List.of(list.text().split(" ")[0]));
        }
        if (request instanceof JudgeRequest.RatePassages rate) {
            return new JudgeReply.Relevances(
                    IntStream.rangeClosed(1, rate.passages().size())
                            .boxed()
                            .collect(Collectors.toMap(Function.identity(), number -> Relevance.RELEVANT)));
        }
        JudgeRequest.CheckClaims check = (JudgeRequest.CheckClaims) request;
        return verdicts(check.claims(), check.passages(), check.other());
    }

    private static JudgeReply.Claims claims(String text) {
        return new JudgeReply.Claims(List.of(new Claim(1, text, 0, text.length())));
    }

    private static JudgeReply.Verdicts verdicts(List<Claim> claims, List<String> passages, Optional<String> other) {
        List<PassageVerdict> verdicts = new ArrayList<>();
        for (Claim claim : claims) {
            IntStream.rangeClosed(1, passages.size())
                    .forEach(passage -> verdicts.add(new PassageVerdict(
                            claim.number(),
                            passage,
                            Verdict.SUPPORTED,
                            1,
                            Optional.of(Graphs.quote(passages.get(passage - 1))),
                            "")));
        }
        return new JudgeReply.Verdicts(
                verdicts,
                other.stream()
                        .flatMap(text -> claims.stream()
                                .map(claim ->
                                        new TextVerdict(claim.number(), Verdict.SUPPORTED, Optional.of(text), "")))
                        .toList());
    }

    @Override
    public void close() {}
}
