package dev.assay.judge.generation;

import dev.assay.core.metric.MetricFamily;
import dev.assay.core.metric.MetricName;
import dev.assay.core.metric.Need;
import dev.assay.core.metric.Score;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * How near the questions that the answer answers are to the question asked.
 *
 * @param n how many questions the judge writes, 1 to 10
 */
public record AnswerRelevancy(int n) implements JudgedMetric {

    private static final int MOST = 10;

    public AnswerRelevancy {
        if (n < 1 || n > MOST) {
            throw new IllegalArgumentException(
                    "answerRelevancy: n is how many questions are written, 1 to " + MOST + ", found " + n);
        }
    }

    @Override
    public Score score(Evidence evidence) {
        Optional<Score> nothing = evidence.withoutClaims();
        if (nothing.isPresent()) {
            return nothing.get();
        }
        String question = evidence.subject().question();
        String answer = evidence.subject().answer().orElseThrow();
        JudgeReply reply = evidence.ask(new JudgeRequest.WriteQuestions(question, answer, n));
        if (!(reply instanceof JudgeReply.Questions written)) {
            return Evidence.because(reply);
        }
        List<String> questions = written.questions();
        if (questions.stream().filter(text -> !text.isBlank()).distinct().count() != n || questions.size() != n) {
            return Evidence.unreadable("it does not hold " + n + " different questions");
        }
        List<Score> near = questions.stream()
                .map(text -> evidence.similarity(text, question))
                .toList();
        return Parts.of(near, values -> Arrays.stream(values).average().orElseThrow());
    }

    @Override
    public Set<Need> needs() {
        return Set.of(Need.ANSWER, Need.JUDGE, Need.EMBEDDINGS);
    }

    @Override
    public MetricName name() {
        MetricName plain = MetricName.of("answerRelevancy");
        return n == AnswerRelevancies.QUESTIONS ? plain : plain.with("n", Integer.toString(n));
    }

    @Override
    public MetricFamily family() {
        return AnswerRelevancies.FAMILY;
    }
}
