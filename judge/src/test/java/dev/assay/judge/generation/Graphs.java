package dev.assay.judge.generation;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Claim;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.judge.port.JudgeReply;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Claim graphs written as rows of letters: S supported, C contradicted, N not stated; one row a claim. */
final class Graphs {

    private static final String PASSAGE = "words of the passage";

    private Graphs() {}

    static ClaimGraph of(String... rows) {
        String answer = "Something is stated.";
        List<Claim> claims = IntStream.rangeClosed(1, rows.length)
                .mapToObj(n -> new Claim(n, "claim " + n, 0, answer.length()))
                .toList();
        List<PassageVerdict> verdicts = new ArrayList<>();
        for (int c = 0; c < rows.length; c++) {
            for (int p = 0; p < rows[c].length(); p++) {
                verdicts.add(verdict(c + 1, p + 1, rows[c].charAt(p)));
            }
        }
        List<String> passages =
                IntStream.range(0, rows[0].length()).mapToObj(p -> PASSAGE).toList();
        return new ClaimGraphs(new ScriptedJudge(new JudgeReply.Claims(claims), new JudgeReply.Verdicts(verdicts)))
                .build("What?", answer, AnswerKind.ANSWERED, Optional.of(passages));
    }

    static PassageVerdict verdict(int claim, int passage, char letter) {
        Verdict verdict = switch (letter) {
            case 'S' -> Verdict.SUPPORTED;
            case 'C' -> Verdict.CONTRADICTED;
            default -> Verdict.NOT_STATED;
        };
        return new PassageVerdict(claim, passage, verdict, 0.5, Optional.of(quote("words of the passage")), "");
    }

    static PassageVerdict.Quote quote(String text) {
        return new PassageVerdict.Quote(0, text.length(), text);
    }
}
