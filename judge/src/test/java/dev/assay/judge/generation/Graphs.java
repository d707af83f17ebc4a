package dev.assay.judge.generation;

import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.judge.kit.Subjects;
import dev.assay.judge.port.Judge;
import dev.assay.judge.port.JudgeReply;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Claim graphs written as rows of letters: S supported, C contradicted, N not stated; one row a claim. */
final class Graphs {

    static final String PASSAGE = "words of the passage";
    static final String ANSWER = "Something is stated in the answer.";
    static final String REFERENCE = "Something is stated in the reference.";

    private Graphs() {}

    /** Only the answer's claims against passages. */
    static ClaimGraph of(String... rows) {
        Judge judge = new ScriptedJudge(claims(rows.length), new JudgeReply.Verdicts(pairs(rows)));
        return new Evidence(
                        judge,
                        Optional.empty(),
                        subject(Optional.of(ANSWER), passages(rows[0].length()), Optional.empty()),
                        Set.of(Link.ANSWER_PASSAGES))
                .graph();
    }

    /**
     * The whole graph.
     *
     * @param answer a letter for each claim of the answer: what the reference says
     * @param answerRows a row for each: what the passages say
     * @param reference a letter for each claim of the reference: what the answer says
     * @param referenceRows a row for each: what the passages say
     */
    static ClaimGraph whole(String answer, List<String> answerRows, String reference, List<String> referenceRows) {
        ScriptedJudge judge = new ScriptedJudge(
                claims(answer.length()),
                new JudgeReply.Verdicts(pairs(answerRows.toArray(String[]::new)), others(answer, REFERENCE)),
                claims(reference.length()),
                new JudgeReply.Verdicts(pairs(referenceRows.toArray(String[]::new)), others(reference, ANSWER)));
        return new Evidence(
                        judge,
                        Optional.empty(),
                        subject(Optional.of(ANSWER), passages(answerRows.get(0).length()), Optional.of(REFERENCE)),
                        Set.of(
                                Link.ANSWER_PASSAGES,
                                Link.ANSWER_REFERENCE,
                                Link.REFERENCE_PASSAGES,
                                Link.REFERENCE_ANSWER))
                .graph();
    }

    static Subject subject(Optional<String> answer, Optional<List<String>> passages, Optional<String> reference) {
        return new Subjects(answer, passages, reference, List.of(), Map.of()).subject("What?");
    }

    static Optional<List<String>> passages(int count) {
        return Optional.of(IntStream.range(0, count).mapToObj(p -> PASSAGE).toList());
    }

    static JudgeReply.Claims claims(int count) {
        return new JudgeReply.Claims(IntStream.rangeClosed(1, count)
                .mapToObj(n -> new Claim(n, "claim " + n, 0, 9))
                .toList());
    }

    static List<PassageVerdict> pairs(String... rows) {
        List<PassageVerdict> verdicts = new ArrayList<>();
        for (int c = 0; c < rows.length; c++) {
            for (int p = 0; p < rows[c].length(); p++) {
                verdicts.add(verdict(c + 1, p + 1, rows[c].charAt(p)));
            }
        }
        return verdicts;
    }

    static List<TextVerdict> others(String letters, String text) {
        return IntStream.range(0, letters.length())
                .mapToObj(c -> new TextVerdict(c + 1, verdict(letters.charAt(c)), Optional.of(text), ""))
                .toList();
    }

    private static Verdict verdict(char letter) {
        return switch (letter) {
            case 'S' -> Verdict.SUPPORTED;
            case 'C' -> Verdict.CONTRADICTED;
            default -> Verdict.NOT_STATED;
        };
    }

    static PassageVerdict verdict(int claim, int passage, char letter) {
        return new PassageVerdict(claim, passage, verdict(letter), 0.5, Optional.of(quote(PASSAGE)), "");
    }

    static PassageVerdict.Quote quote(String text) {
        return new PassageVerdict.Quote(0, text.length(), text);
    }
}
