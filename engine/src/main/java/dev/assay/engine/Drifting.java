package dev.assay.engine;

import dev.assay.core.calibration.Drift;
import dev.assay.core.calibration.JudgeIdentity;
import dev.assay.core.metric.Metric;
import dev.assay.engine.config.AssayConfig;
import dev.assay.engine.exec.Progress;
import dev.assay.engine.labels.FrozenFile;
import dev.assay.engine.labels.LabelFile;
import java.nio.file.Files;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Asks the judge about a canary set anew, and compares with what it said when the set was frozen. */
final class Drifting {

    private final DriftRequest request;

    Drifting(DriftRequest request) {
        this.request = request;
    }

    DriftOutcome watch(Progress progress) {
        LabelFile canary = LabelFile.read(request.canary(), false);
        boolean first = !Files.exists(request.file());
        Optional<FrozenFile> frozen = first ? Optional.empty() : Optional.of(FrozenFile.read(request.file()));
        frozen.filter(then -> !then.data().equals(canary.hash())).ifPresent(then -> {
            throw new UsageException(
                    request.canary() + " is not the set that " + request.file() + " was frozen from on " + then.date()
                            + "; put the set back, or move the file away to freeze anew");
        });
        try (JudgeSession session = JudgeSession.fresh(request.settings())) {
            List<ItemVerdict> verdicts = verdicts(canary, session, progress);
            long failed = verdicts.stream().filter(ItemVerdict::failed).count();
            List<String> notes = ItemVerdict.notes(verdicts);
            if (failed > session.config().maxFailed() * verdicts.size()
                    || said(verdicts).isEmpty()) {
                notes.add("too much could not be judged; nothing was frozen or compared");
                return outcome(canary, session, verdicts, Optional.empty(), notes, 3);
            }
            if (frozen.isEmpty()) {
                Written.to(request.file(), now(canary, session, verdicts).text());
                return outcome(canary, session, verdicts, Optional.empty(), notes, 0);
            }
            return compared(canary, session, verdicts, frozen.get(), notes);
        }
    }

    private DriftOutcome compared(
            LabelFile canary, JudgeSession session, List<ItemVerdict> verdicts, FrozenFile frozen, List<String> notes) {
        AssayConfig config = session.config();
        new JudgeIdentity(frozen.judge())
                .differenceTo(new JudgeIdentity(session.judge().id()))
                .ifPresent(difference -> notes.add("another judge than when the set was frozen: "
                        + difference.replace("certified: ", "then: ").replace("asked: ", "now: ")));
        List<Drift.Twice> twice = new ArrayList<>();
        for (ItemVerdict verdict : verdicts) {
            Optional<Drift.Said> before =
                    Optional.ofNullable(frozen.said().get(verdict.item().id()));
            verdict.said()
                    .known()
                    .ifPresent(now -> before.ifPresent(then -> twice.add(
                            new Drift.Twice(verdict.item().id(), verdict.item().cluster(), then, now))));
        }
        if (twice.isEmpty()) {
            notes.add("nothing of the set was judged both times");
            return outcome(canary, session, verdicts, Optional.empty(), notes, 3);
        }
        Drift drift = Drift.of(twice, request.tolerated(), config.seed(), config.confidence());
        return new DriftOutcome(
                session.judge().id(),
                request.file(),
                frozen.date(),
                twice.size(),
                Optional.of(drift),
                notes,
                Calibrating.language(canary.items()),
                drift.alarms().isEmpty() ? 0 : 1);
    }

    private List<ItemVerdict> verdicts(LabelFile canary, JudgeSession session, Progress progress) {
        ItemJudging judging = new ItemJudging(session, progress);
        if (canary.claims()) {
            return judging.claims(canary);
        }
        Metric metric = Calibrating.metric(session.config(), request.metric());
        return judging.cases(canary, metric, request.cut());
    }

    private DriftOutcome outcome(
            LabelFile canary,
            JudgeSession session,
            List<ItemVerdict> verdicts,
            Optional<Drift> drift,
            List<String> notes,
            int exit) {
        return new DriftOutcome(
                session.judge().id(),
                request.file(),
                today(),
                said(verdicts).size(),
                drift,
                notes,
                Calibrating.language(canary.items()),
                exit);
    }

    private static FrozenFile now(LabelFile canary, JudgeSession session, List<ItemVerdict> verdicts) {
        return new FrozenFile(session.judge().id(), today(), canary.hash(), said(verdicts));
    }

    private static String today() {
        return LocalDate.now(ZoneOffset.UTC).toString();
    }

    private static Map<String, Drift.Said> said(List<ItemVerdict> verdicts) {
        Map<String, Drift.Said> said = new TreeMap<>();
        verdicts.forEach(verdict -> verdict.said()
                .known()
                .ifPresent(found -> said.put(verdict.item().id(), found)));
        return said;
    }
}
