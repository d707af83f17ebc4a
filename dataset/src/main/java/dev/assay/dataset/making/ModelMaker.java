package dev.assay.dataset.making;

import dev.assay.core.access.Asker;
import dev.assay.core.data.Nugget;
import dev.assay.core.data.Passage;
import dev.assay.core.metric.FailureKind;
import dev.assay.core.words.Han;
import dev.assay.core.words.Language;
import dev.assay.core.words.Slice;
import dev.assay.engine.JudgeDesk;
import dev.assay.engine.UsageException;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Support;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Has a language model write the cases. */
record ModelMaker(Pool pool, JudgeDesk desk, Tasks tasks) implements Maker {

    /** A passage with fewer letters, a Chinese character counted twice, is a heading or a scrap. */
    private static final int SHORTEST = 20;

    @Override
    public List<CaseType> types() {
        boolean restricted = pool.passages().stream().anyMatch(ModelMaker::restricted);
        return CaseType.all(true).stream()
                .filter(type -> restricted || type != CaseType.PERMISSION_BOUNDARY)
                .toList();
    }

    @Override
    public Attempt make(CaseType type, Passage passage, int round) {
        List<Passage> sources = sources(type, passage);
        if (sources.isEmpty()) {
            return new Attempt.Unfit();
        }
        String hint = type == CaseType.LONG_TAIL ? rarest(passage).orElse("") : "";
        JudgeRequest.WriteCase write = new JudgeRequest.WriteCase(
                type.word() + " of " + passage.id(),
                tasks.of(type, Language.of(passage.text())),
                hint,
                sources.stream().map(Passage::text).toList(),
                type.answered());
        JudgeReply reply = desk.judge().ask(write);
        if (reply instanceof JudgeReply.WrittenCase written) {
            return written.skip().isBlank()
                    ? new Attempt.Made(draft(type, written, sources))
                    : lost(type, passage, Dropped.Reason.SKIPPED, written.skip());
        }
        if (reply instanceof JudgeReply.CannotDo cannot) {
            throw new UsageException(cannot.why());
        }
        JudgeReply.Failed failed = (JudgeReply.Failed) reply;
        if (failed.kind() == FailureKind.BUDGET) {
            return new Attempt.Stopped(failed.why());
        }
        return lost(
                type,
                passage,
                failed.kind() == FailureKind.JUDGE_DOWN ? Dropped.Reason.NO_REPLY : Dropped.Reason.UNUSABLE,
                failed.why());
    }

    private static Attempt lost(CaseType type, Passage passage, Dropped.Reason reason, String why) {
        return new Attempt.Lost(new Dropped(type, passage.document(), "", reason, why));
    }

    private List<Passage> sources(CaseType type, Passage passage) {
        long letters = Han.count(passage.text())
                + passage.text().codePoints().filter(Character::isLetterOrDigit).count();
        if (letters < SHORTEST) {
            return List.of();
        }
        return switch (type.needs()) {
            case ONE -> List.of(passage);
            case RELATED ->
                pool.related(passage).map(other -> List.of(passage, other)).orElse(List.of());
            case RESTRICTED -> restricted(passage) ? List.of(passage) : List.of();
        };
    }

    private static boolean restricted(Passage passage) {
        return !passage.acl().isEmpty() && !passage.acl().contains(Asker.EVERYBODY);
    }

    private Optional<String> rarest(Passage passage) {
        return Terms.words(passage.text()).stream()
                .max(Comparator.<String>comparingDouble(pool.terms()::weight)
                        .thenComparingInt(String::length)
                        .thenComparing(Comparator.naturalOrder()));
    }

    private static Draft draft(CaseType type, JudgeReply.WrittenCase written, List<Passage> sources) {
        List<Draft.Cited> evidence = new ArrayList<>();
        written.evidence()
                .forEach(quoted -> evidence.add(new Draft.Cited(
                        sources.get(quoted.passage() - 1),
                        new Slice(quoted.quote().start(), quoted.quote().end()))));
        return new Draft(
                type,
                written.question(),
                type.answered() ? written.answer() : "",
                evidence,
                written.nuggets(),
                sources);
    }

    /** What the model answers without the documents, where that is the answer. */
    Optional<String> knows(Draft draft) {
        if (!draft.toCase().answerable()) {
            return Optional.empty();
        }
        JudgeReply reply = desk.judge().ask(new JudgeRequest.Recall(draft.question()));
        if (!(reply instanceof JudgeReply.Recalled recalled)
                || recalled.answer().isBlank()) {
            return Optional.empty();
        }
        List<String> vital =
                draft.nuggets().stream().filter(Nugget::vital).map(Nugget::text).toList();
        List<String> wanted = vital.isEmpty() ? List.of(draft.reference()) : vital;
        JudgeReply rated = desk.judge().ask(new JudgeRequest.RateNuggets(draft.question(), recalled.answer(), wanted));
        boolean all = rated instanceof JudgeReply.Supports supports
                && supports.grades().values().stream().allMatch(grade -> grade == Support.FULL);
        return all ? Optional.of(recalled.answer()) : Optional.empty();
    }

    @Override
    public int rounds() {
        return 1;
    }

    @Override
    public int threads() {
        return desk.threads();
    }

    @Override
    public int triesPerCase() {
        return 2;
    }
}
