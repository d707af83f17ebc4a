package dev.assay.judge.rubric;

import dev.assay.core.metric.Score;
import dev.assay.core.words.Language;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.generation.Subject;
import dev.assay.judge.port.Criteria;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Asks which level fits the answer of a case. A refusal is graded as any other answer. */
final class Grading {

    private final Evidence evidence;
    private final String metric;

    /** For the metric of this name. */
    Grading(Evidence evidence, String metric) {
        this.evidence = evidence;
        this.metric = metric;
    }

    /** The score of the level that fits, or why there is none. */
    Score pick(Criteria criteria, Set<Material> uses, Optional<Language> language, Function<String, Score> score) {
        Subject subject = evidence.subject();
        Optional<String> lacking = lacking(uses);
        if (lacking.isPresent()) {
            return new Score.Undefined(lacking.get());
        }
        JudgeReply reply = evidence.ask(new JudgeRequest.PickLevel(
                subject.question(),
                subject.answer().orElse(""),
                uses.contains(Material.REFERENCE) ? subject.reference() : Optional.empty(),
                uses.contains(Material.PASSAGES) ? subject.passages().orElse(List.of()) : List.of(),
                criteria,
                language));
        if (!(reply instanceof JudgeReply.Level level)) {
            return Evidence.because(reply);
        }
        if (!criteria.levels().containsKey(level.name())) {
            return Evidence.unreadable("`" + level.name() + "` is not among the levels "
                    + criteria.levels().keySet());
        }
        String why = level.reason() + (level.evidence().isBlank() ? "" : " “" + level.evidence() + "”");
        evidence.note(metric + ": " + level.name() + (why.isBlank() ? "" : " – " + why.strip()));
        return score.apply(level.name());
    }

    private Optional<String> lacking(Set<Material> uses) {
        Subject subject = evidence.subject();
        if (subject.answer().isEmpty()) {
            return Optional.of("no answer recorded");
        }
        if (subject.answer().get().isBlank()) {
            return Optional.of("empty answer");
        }
        if (uses.contains(Material.REFERENCE) && subject.reference().isEmpty()) {
            return Optional.of("no reference");
        }
        return uses.contains(Material.PASSAGES) && subject.context().isEmpty()
                ? Optional.of("no retrieval recorded")
                : Optional.empty();
    }
}
