package dev.assay.judge.jury;

import dev.assay.core.metric.FailureKind;
import dev.assay.judge.port.Agreement;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Voices that are asked the same. What is a list (claims, questions) is taken from the first that answers; what names
 * kinds is put to the vote. A voice without an answer is left out; with fewer than half left there is none.
 *
 * @param whole what the voices are together, such as {@code judges of the jury}
 * @param voices the voices, two or more
 */
record Panel(String whole, List<Voice> voices) {

    /**
     * One voice.
     *
     * @param name how notes call it
     * @param asks gives its reply to a request
     */
    record Voice(String name, Function<JudgeRequest, JudgeReply> asks) {}

    /**
     * What they say together.
     *
     * @param reply the majority's reply, or why there is none
     * @param agreement how far the voices agree
     * @param within how far each voice agrees with itself, where it is asked several times
     * @param notes which voices were left out, and why
     */
    record Said(JudgeReply reply, Agreement agreement, Agreement within, List<String> notes) {}

    Said ask(JudgeRequest request) {
        return new Sitting(this).ask(request);
    }

    /** One request before the panel. */
    private static final class Sitting {

        private final Panel panel;
        private final Votes votes = new Votes();
        private final Set<String> notes = new LinkedHashSet<>();
        private final List<JudgeReply> answers = new ArrayList<>();
        private Optional<JudgeReply.Failed> failed = Optional.empty();
        private Optional<JudgeReply.CannotDo> cannot = Optional.empty();
        private Agreement within = Agreement.NONE;

        Sitting(Panel panel) {
            this.panel = panel;
        }

        Said ask(JudgeRequest request) {
            int next = 0;
            while (answers.isEmpty() && next < panel.voices.size()) {
                hear(panel.voices.get(next++), request);
            }
            if (answers.isEmpty()) {
                return said(none());
            }
            JudgeReply first = answers.get(0);
            Optional<JudgeRequest> vote = votedOn(request, first);
            if (vote.isEmpty()) {
                return said(first);
            }
            if (first instanceof JudgeReply.ClaimsAndVerdicts both) {
                answers.set(0, both.verdicts());
            }
            while (next < panel.voices.size()) {
                hear(panel.voices.get(next++), vote.get());
            }
            if (2 * answers.size() < panel.voices.size()) {
                return said(new JudgeReply.Failed(
                        failed.map(JudgeReply.Failed::kind).orElse(FailureKind.JUDGE_UNREADABLE),
                        "only " + answers.size() + " of " + panel.voices.size() + " " + panel.whole + " answered: "
                                + String.join("; ", notes)));
            }
            JudgeReply most = votes.count(request, answers);
            return said(
                    first instanceof JudgeReply.ClaimsAndVerdicts both
                            ? new JudgeReply.ClaimsAndVerdicts(both.claims(), (JudgeReply.Verdicts) most)
                            : most);
        }

        /** What the other voices are asked; absent when the first reply stands alone. */
        private static Optional<JudgeRequest> votedOn(JudgeRequest request, JudgeReply first) {
            if (request instanceof JudgeRequest.SplitAndCheck both
                    && first instanceof JudgeReply.ClaimsAndVerdicts said
                    && !said.claims().claims().isEmpty()) {
                return Optional.of(new JudgeRequest.CheckClaims(
                        both.question(), said.claims().claims(), both.passages()));
            }
            boolean list = first instanceof JudgeReply.Claims
                    || first instanceof JudgeReply.ClaimsAndVerdicts
                    || first instanceof JudgeReply.Questions
                    || first instanceof JudgeReply.Entities;
            return list ? Optional.empty() : Optional.of(request);
        }

        private void hear(Voice voice, JudgeRequest request) {
            JudgeReply reply = voice.asks().apply(request);
            if (reply instanceof JudgeReply.Voted voted) {
                within = within.plus(voted.repeats());
                notes.addAll(voted.notes());
                reply = voted.reply();
            }
            if (reply instanceof JudgeReply.Failed lost) {
                failed = failed.or(() -> Optional.of(lost));
                notes.add(voice.name() + " was left out: " + lost.why());
            } else if (reply instanceof JudgeReply.CannotDo no) {
                cannot = cannot.or(() -> Optional.of(no));
                notes.add(voice.name() + " was left out: " + no.why());
            } else {
                answers.add(reply);
            }
        }

        private JudgeReply none() {
            return failed.<JudgeReply>map(lost -> new JudgeReply.Failed(
                            lost.kind(), "none of the " + panel.whole + " answered: " + String.join("; ", notes)))
                    .or(() -> cannot)
                    .orElseThrow();
        }

        private Said said(JudgeReply reply) {
            return new Said(reply, votes.agreement(), within, List.copyOf(notes));
        }
    }
}
