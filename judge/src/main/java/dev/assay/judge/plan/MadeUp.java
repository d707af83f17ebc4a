package dev.assay.judge.plan;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Claim;
import dev.assay.core.data.Nugget;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.words.Sentences;
import dev.assay.core.words.Slice;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A reply of usual length that nobody gave: each sentence a claim, each claim supported by the first passage.
 *
 * @param reply what it says
 * @param text the JSON that a model would write for it, for its length only
 */
record MadeUp(JudgeReply reply, String text) {

    /** A capital or a digit begins what is named, where there are capitals. */
    private static final Pattern ENTITY = Pattern.compile("(?<![\\p{L}\\p{N}])[\\p{Lu}\\p{Nd}][\\p{L}\\p{N}.-]*");

    static MadeUp of(JudgeRequest request) {
        if (request instanceof JudgeRequest.SplitClaims split) {
            List<Claim> claims = claims(split.text());
            return new MadeUp(new JudgeReply.Claims(claims), Written.text("claims", listed(claims)));
        }
        if (request instanceof JudgeRequest.CheckClaims check) {
            return MadeUpVerdicts.of(check);
        }
        if (request instanceof JudgeRequest.SplitAndCheck both) {
            return both(both);
        }
        if (request instanceof JudgeRequest.WriteQuestions write) {
            return questions(write);
        }
        if (request instanceof JudgeRequest.ListEntities list) {
            return entities(list);
        }
        if (request instanceof JudgeRequest.NameKind) {
            return new MadeUp(new JudgeReply.Kind(AnswerKind.ANSWERED), Written.text("kind", "answered"));
        }
        if (request instanceof JudgeRequest.WriteCase write) {
            return written(write);
        }
        if (request instanceof JudgeRequest.Recall) {
            return new MadeUp(new JudgeReply.Recalled(""), Written.text("answer", ""));
        }
        return MadeUpGrades.of(request);
    }

    /** A question and an answer about as long as a sentence, and that sentence to rest on. */
    private static MadeUp written(JudgeRequest.WriteCase write) {
        String passage = write.passages().get(0);
        Slice sentence = Sentences.of(passage).stream().findFirst().orElse(new Slice(0, passage.length()));
        String words = sentence.of(passage);
        return new MadeUp(
                new JudgeReply.WrittenCase(
                        "",
                        words,
                        words,
                        List.of(new JudgeReply.QuotedPassage(
                                1, new PassageVerdict.Quote(sentence.start(), sentence.end(), words))),
                        List.of(new Nugget(words, true))),
                Written.text(
                        "skip",
                        "",
                        "question",
                        words,
                        "answer",
                        words,
                        "evidence",
                        List.of(Written.object("passage", 1, "quote", words)),
                        "nuggets",
                        List.of(Written.object("text", words, "importance", "vital"))));
    }

    private static MadeUp both(JudgeRequest.SplitAndCheck both) {
        List<Claim> claims = claims(both.text());
        MadeUp checked = MadeUpVerdicts.of(new JudgeRequest.CheckClaims(both.question(), claims, both.passages()));
        return new MadeUp(
                new JudgeReply.ClaimsAndVerdicts(new JudgeReply.Claims(claims), (JudgeReply.Verdicts) checked.reply()),
                Written.text("claims", listed(claims)) + checked.text());
    }

    private static List<Claim> claims(String text) {
        List<Claim> claims = new ArrayList<>();
        for (Slice sentence : Sentences.of(text)) {
            String words = sentence.of(text).strip();
            if (words.codePoints().anyMatch(Character::isLetterOrDigit)) {
                claims.add(new Claim(claims.size() + 1, words, sentence.start(), sentence.end()));
            }
        }
        return claims;
    }

    private static List<Map<String, Object>> listed(List<Claim> claims) {
        return claims.stream()
                .map(claim -> Written.object("id", claim.number(), "text", claim.text()))
                .toList();
    }

    /** A question to the answer is about as long as the one that was asked. */
    private static MadeUp questions(JudgeRequest.WriteQuestions write) {
        List<String> questions = IntStream.rangeClosed(1, write.count())
                .mapToObj(number -> number == 1 ? write.question() : write.question() + " (" + number + ")")
                .toList();
        return new MadeUp(new JudgeReply.Questions(questions), Written.text("questions", questions));
    }

    private static MadeUp entities(JudgeRequest.ListEntities list) {
        List<String> entities = ENTITY.matcher(list.text())
                .results()
                .map(MatchResult::group)
                .distinct()
                .toList();
        return new MadeUp(new JudgeReply.Entities(entities), Written.text("entities", entities));
    }
}
