package dev.assay.engine.report;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Case;
import dev.assay.core.data.Claim;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Output;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Span;
import dev.assay.core.data.Verdict;
import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Score;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import dev.assay.core.run.JudgedClaim;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** The six cases of the {@link Fixture}. */
final class FixtureCases {

    private FixtureCases() {}

    static List<CaseResult> all() {
        return List.of(good(), notRetrieved(), unsupported(), contradicted(), judgeDown(), refused());
    }

    static CaseResult good() {
        String answer = "退货须在签收后7天内提出。";
        List<Retrieved> context = List.of(
                chunk("returns#1", "returns", 0, "签收后7天内可以申请退货，商品须完好。"), Retrieved.of("shipping#1", "订单在48小时内发货。"));
        Judgments judgments = new Judgments(List.of(new RelevantGroup(
                List.of(
                        new Label.Evidence("returns", new Span(0, 11), "签收后7天内可以申请退货"),
                        new Label.WholeDocument("returns-old")),
                2)));
        return new Parts("退货-1", "多久之内可以退货？", answer, context)
                .judgments(judgments)
                .claim(answer, Verdict.SUPPORTED, says(1, 1, Verdict.SUPPORTED, 0.97, context, "签收后7天内可以申请退货"))
                .scores(1, 1, 1, 0)
                .result(Optional.empty(), List.of("labels met by offsets"));
    }

    static CaseResult notRetrieved() {
        String answer = "Orders can be cancelled from the order page.";
        List<Retrieved> context = List.of(
                Retrieved.of("faq-7", "Orders can be cancelled from the order page until they ship."),
                Retrieved.of("faq-9"));
        return new Parts("cancel-1", "How do I cancel an order that has already shipped?", answer, context)
                .judgments(Judgments.ofItems("faq-12"))
                .claim(
                        answer,
                        Verdict.SUPPORTED,
                        says(1, 1, Verdict.SUPPORTED, 0.91, context, "Orders can be cancelled"))
                .scores(0, 0, 1, 0)
                .result(
                        Optional.of(new Finding(
                                Cause.NOT_RETRIEVED,
                                "faq-12 is in the corpus, but not among the 2 that came back",
                                "Try another chunk size, a hybrid of BM25 and vectors, or query rewriting.")),
                        List.of());
    }

    static CaseResult unsupported() {
        String answer = "退款会在3到5个工作日内原路退回，并且保证24小时内到账。";
        List<Retrieved> context =
                List.of(Retrieved.of("refund-2", "审核通过后，退款将在3到5个工作日内原路退回。"), Retrieved.of("refund-5", "退款进度可在订单页查看。"));
        return new Parts("退款-3", "退款多久能到账？", answer, context)
                .judgments(Judgments.ofItems("refund-2"))
                .claim(
                        "退款会在3到5个工作日内原路退回",
                        Verdict.SUPPORTED,
                        says(1, 1, Verdict.SUPPORTED, 0.95, context, "退款将在3到5个工作日内原路退回"))
                .claim(
                        "并且保证24小时内到账",
                        Verdict.NOT_STATED,
                        explained(silent(2, 1, 0.21), "并且{保证24小时}内{到账}", "审核通过后，退款将在3到5个工作日内原路退回。"),
                        silent(2, 2, 0.08))
                .scores(1, 1, 0.5, 0)
                .result(
                        Optional.of(new Finding(
                                Cause.UNSUPPORTED_CLAIM, "“并且保证24小时内到账”没有任何段落支持", "在提示词中要求只写资料里有的内容，并给出出处。")),
                        List.of());
    }

    static CaseResult contradicted() {
        String answer = "A transfer costs 5 euros. It arrives the same day.";
        List<Retrieved> context = List.of(
                Retrieved.of("fees-1", "Transfers within the country are free of charge."),
                Retrieved.of("fees-2", "A transfer arrives on the same day when it is sent before noon."));
        return new Parts("fee-2", "What does a transfer cost?", answer, context)
                .judgments(Judgments.ofItems("fees-1", "fees-3"))
                .claim(
                        "A transfer costs 5 euros.",
                        Verdict.CONTRADICTED,
                        explained(
                                says(1, 1, Verdict.CONTRADICTED, 0.04, context, "free of charge"),
                                "A [transfer] {costs} <5 euros>.",
                                "[Transfers] within the country are <free of charge>."),
                        silent(1, 2, 0.1))
                .claim(
                        "It arrives the same day.",
                        Verdict.SUPPORTED,
                        says(2, 2, Verdict.SUPPORTED, 0.83, context, "arrives on the same day"))
                .scores(1, 0.5, 0.5, 0.5)
                .result(
                        Optional.of(new Finding(
                                Cause.CONTRADICTED_CLAIM,
                                "\"A transfer costs 5 euros.\" | fees-1 says \"free of charge\"",
                                "Have the answer quote the passage before it states a number.")),
                        List.of("1 retrieved id stood twice"));
    }

    static CaseResult judgeDown() {
        List<Retrieved> context = List.of(Retrieved.of("hours-1", "We are open from 9 to 17."));
        Map<String, Score> scores = new LinkedHashMap<>();
        scores.put("recall@3", Score.of(1));
        scores.put("rr@3", Score.of(1));
        scores.put("faithfulness", new Score.Failed(FailureKind.JUDGE_DOWN, "no reply within 30 s, 3 tries"));
        scores.put("contradiction", new Score.Failed(FailureKind.JUDGE_DOWN, "no reply within 30 s, 3 tries"));
        return new Parts("hours-1", "When are you open?", "From 9 to 17.", context)
                .judgments(Judgments.ofItems("hours-1"))
                .scores(scores)
                .result(Optional.empty(), List.of());
    }

    static CaseResult refused() {
        List<Retrieved> context = List.of(Retrieved.of("hours-1", "We are open from 9 to 17."));
        return new Parts("moon-1", "Do you deliver to the moon?", "That is not in the documents.", context)
                .expected(ExpectedBehavior.REFUSE, AnswerKind.REFUSED)
                .result(Optional.empty(), List.of());
    }

    private static Retrieved chunk(String id, String document, int start, String text) {
        return new Retrieved(
                id,
                Optional.of(document),
                Optional.of(new Span(start, start + text.length())),
                Optional.of(text),
                OptionalDouble.of(12.5),
                Map.of());
    }

    static PassageVerdict says(
            int claim, int passage, Verdict verdict, double probability, List<Retrieved> context, String quote) {
        int start = context.get(passage - 1).text().orElseThrow().indexOf(quote);
        return new PassageVerdict(
                claim,
                passage,
                verdict,
                probability,
                Optional.of(new PassageVerdict.Quote(start, start + quote.length(), quote)),
                verdict == Verdict.CONTRADICTED ? "the amounts differ" : "");
    }

    static PassageVerdict silent(int claim, int passage, double probability) {
        return new PassageVerdict(claim, passage, Verdict.NOT_STATED, probability, Optional.empty(), "");
    }

    private static PassageVerdict explained(PassageVerdict says, String claim, String evidence) {
        return says.with(Optional.of(Explained.of(claim, evidence, 0)));
    }

    /** Puts a case together from what is particular about it. */
    static final class Parts {

        private final String id;
        private final String question;
        private final String answer;
        private final List<Retrieved> context;
        private final List<JudgedClaim> claims = new ArrayList<>();
        private Optional<Judgments> judgments = Optional.empty();
        private Map<String, Score> scores = Map.of();
        private ExpectedBehavior expected = ExpectedBehavior.ANSWER;
        private AnswerKind kind = AnswerKind.ANSWERED;

        Parts(String id, String question, String answer, List<Retrieved> context) {
            this.id = id;
            this.question = question;
            this.answer = answer;
            this.context = context;
        }

        Parts judgments(Judgments given) {
            judgments = Optional.of(given);
            return this;
        }

        Parts expected(ExpectedBehavior behavior, AnswerKind seen) {
            expected = behavior;
            kind = seen;
            return this;
        }

        Parts claim(String text, Verdict verdict, PassageVerdict... passages) {
            int start = Math.max(0, answer.indexOf(text));
            Claim claim = new Claim(claims.size() + 1, text, start, start + text.length());
            claims.add(new JudgedClaim(claim, verdict, List.of(passages)));
            return this;
        }

        Parts scores(double recall, double rr, double faithfulness, double contradiction) {
            Map<String, Score> given = new LinkedHashMap<>();
            given.put("recall@3", Score.of(recall));
            given.put("rr@3", Score.of(rr));
            given.put("faithfulness", Score.of(faithfulness));
            given.put("contradiction", Score.of(contradiction));
            given.put("quoteAccuracy", new Score.Undefined("the answer quotes nothing"));
            return scores(given);
        }

        Parts scores(Map<String, Score> given) {
            scores = given;
            return this;
        }

        CaseResult result(Optional<Finding> finding, List<String> notes) {
            Case source = new Case(
                    id,
                    question,
                    expected,
                    judgments,
                    Optional.empty(),
                    List.of(),
                    List.of(),
                    Map.of(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
            return new CaseResult(
                    source,
                    id,
                    Output.of(context, Optional.of(answer)),
                    context,
                    scores,
                    Optional.of(kind),
                    claims,
                    List.of(),
                    finding,
                    notes);
        }
    }
}
