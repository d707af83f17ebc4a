package dev.assay.judge.generation;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.metric.FailureKind;
import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedCitation;
import dev.assay.core.text.AnswerKinds;
import dev.assay.judge.port.Agreement;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Similarity;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a judge says of one case. Each request is asked once, whoever needs its reply, and only when somebody does. For
 * use by one thread.
 */
public final class Evidence {

    private final Judge judge;
    private final Optional<Similarity> similarity;
    private final Subject subject;
    private final Set<Link> links;
    private final Map<JudgeRequest, JudgeReply> said = new HashMap<>();
    private final Set<String> notes = new LinkedHashSet<>();
    private final Set<JudgedCitation> citations = new LinkedHashSet<>();
    private Agreement betweenJudges = Agreement.NONE;
    private Agreement betweenRepeats = Agreement.NONE;
    private Optional<AnswerKind> kind = Optional.empty();
    private Optional<ClaimGraph> graph = Optional.empty();

    /**
     * Nothing asked yet.
     *
     * @param judge whom to ask
     * @param similarity compares texts by their meaning; absent when there is none
     * @param subject the case
     * @param links the parts of the claim graph that the metrics of the run need
     */
    public Evidence(Judge judge, Optional<Similarity> similarity, Subject subject, Set<Link> links) {
        this.judge = judge;
        this.similarity = similarity;
        this.subject = subject;
        this.links = Set.copyOf(links);
    }

    /** The case. */
    public Subject subject() {
        return subject;
    }

    /** What the judge says; the same request is not asked twice. */
    public JudgeReply ask(JudgeRequest request) {
        JudgeReply known = said.get(request);
        if (known != null) {
            return known;
        }
        JudgeReply reply = alone(judge.ask(request));
        said.put(request, reply);
        return reply;
    }

    /** What several voices say together, and how far they agree, apart. */
    private JudgeReply alone(JudgeReply reply) {
        if (reply instanceof JudgeReply.Voted voted) {
            betweenJudges = betweenJudges.plus(voted.judges());
            betweenRepeats = betweenRepeats.plus(voted.repeats());
            notes.addAll(voted.notes());
            return voted.reply();
        }
        return reply;
    }

    /** How far the judges of a jury agree on what was asked up to now. */
    public Agreement betweenJudges() {
        return betweenJudges;
    }

    /** How far a judge that is asked several times agrees with itself on what was asked up to now. */
    public Agreement betweenRepeats() {
        return betweenRepeats;
    }

    /** What the answer does: by rules, and by the judge where the rules are not sure; empty where there is no answer. */
    public AnswerKind kind() {
        if (kind.isEmpty()) {
            kind = Optional.of(named());
        }
        return kind.get();
    }

    private AnswerKind named() {
        AnswerKinds.Reading read = subject.reading();
        if (read.sure()) {
            return read.kind();
        }
        JudgeReply reply = ask(
                new JudgeRequest.NameKind(subject.question(), subject.answer().orElse("")));
        return reply instanceof JudgeReply.Kind named ? named.kind() : read.kind();
    }

    /** The claim graph with the parts that the metrics of the run need. */
    public ClaimGraph graph() {
        if (graph.isEmpty()) {
            graph = Optional.of(new ClaimGraphs(this, links).build());
        }
        return graph.get();
    }

    /** The claim graph, where somebody asked for it. */
    public Optional<ClaimGraph> graphIfAsked() {
        return graph;
    }

    /** Keeps how a score came about, for whoever looks at the case; the same words are kept once. */
    public void note(String words) {
        notes.add(words);
    }

    /** What was noted, in order. */
    public List<String> notes() {
        return List.copyOf(notes);
    }

    /** Keeps what the judge says of a citation. */
    public void cited(JudgedCitation citation) {
        citations.add(citation);
    }

    /** What the judge said of citations, in the order of the answer; none where no metric asked. */
    public List<JudgedCitation> citations() {
        return List.copyOf(citations);
    }

    /** Whether a part of the claim graph was asked for and is there. */
    public boolean told(Link link) {
        return links.contains(link)
                && graph.filter(built -> !built.missing().containsKey(link)).isPresent();
    }

    /** How near two texts are in meaning, 0 to 1, or why that cannot be told. */
    public Score similarity(String text, String other) {
        return similarity
                .map(by -> by.of(text, other))
                .orElseGet(() -> new Score.Undefined(
                        "no sentence embeddings are at hand; the module assay-judge-embedded brings them"));
    }

    /** Why an answer claims nothing; absent when it states something. */
    public Optional<Score> withoutClaims() {
        if (subject.answer().isEmpty()) {
            return Optional.of(new Score.Undefined("no answer recorded"));
        }
        return switch (kind()) {
            case EMPTY -> Optional.of(new Score.Undefined("empty answer"));
            case REFUSED -> Optional.of(new Score.Undefined("the answer declines and claims nothing"));
            case CLARIFIED -> Optional.of(new Score.Undefined("the answer asks back and claims nothing"));
            case ANSWERED -> Optional.empty();
        };
    }

    /** The score that stands for a reply which is not what was asked for. */
    public static Score because(JudgeReply reply) {
        if (reply instanceof JudgeReply.CannotDo no) {
            return new Score.Undefined(no.why());
        }
        if (reply instanceof JudgeReply.Failed failed) {
            return new Score.Failed(failed.kind(), failed.why());
        }
        return unreadable(
                "asked for one thing, it answered another: " + reply.getClass().getSimpleName());
    }

    /** The score that stands for a reply that breaks a rule. */
    public static Score unreadable(String fault) {
        return new Score.Failed(FailureKind.JUDGE_UNREADABLE, "the judge's reply cannot be used: " + fault);
    }
}
