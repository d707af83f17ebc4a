package dev.assay.judge.port;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Claim;
import dev.assay.core.data.Nugget;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.metric.FailureKind;
import java.util.List;
import java.util.Map;

/** What a judge answers. */
public sealed interface JudgeReply {

    /**
     * The claims of a text, numbered from 1.
     *
     * @param claims in the order of the text, no two equal; none when the text states nothing
     * @param merged how many claims were left out because they repeat another one
     */
    record Claims(List<Claim> claims, int merged) implements JudgeReply {

        public Claims {
            claims = List.copyOf(claims);
        }

        /** Claims of which none was repeated. */
        public Claims(List<Claim> claims) {
            this(claims, 0);
        }
    }

    /**
     * What each passage says of each claim, and what the other text says of each.
     *
     * @param verdicts one for each pair of claim and passage that holds text
     * @param other one for each claim where another text was asked about, else none
     */
    record Verdicts(List<PassageVerdict> verdicts, List<TextVerdict> other) implements JudgeReply {

        public Verdicts {
            verdicts = List.copyOf(verdicts);
            other = List.copyOf(other);
        }

        /** What passages say. */
        public Verdicts(List<PassageVerdict> verdicts) {
            this(verdicts, List.of());
        }
    }

    /**
     * The claims of a text and what each passage says of each.
     *
     * @param claims the claims
     * @param verdicts one for each pair of claim and passage that holds text
     */
    record ClaimsAndVerdicts(Claims claims, Verdicts verdicts) implements JudgeReply {}

    /**
     * How much passages help to answer a question.
     *
     * @param levels by the passage's number, one for each passage that holds text
     */
    record Relevances(Map<Integer, Relevance> levels) implements JudgeReply {

        public Relevances {
            levels = Map.copyOf(levels);
        }
    }

    /**
     * How much of each nugget a text states.
     *
     * @param grades by the nugget's number from 1, one for each
     */
    record Supports(Map<Integer, Support> grades) implements JudgeReply {

        public Supports {
            grades = Map.copyOf(grades);
        }
    }

    /**
     * What sentences state and what the passages they cite bear out.
     *
     * @param sentences in the order asked, one for each
     */
    record SentenceSupports(List<SentenceSupport> sentences) implements JudgeReply {

        public SentenceSupports {
            sentences = List.copyOf(sentences);
        }
    }

    /**
     * The level that fits a text.
     *
     * @param name one of the levels offered
     * @param reason the judge's words; blank when it gave none
     * @param evidence words of the text that show it, verbatim; blank when it gave none
     */
    record Level(String name, String reason, String evidence) implements JudgeReply {}

    /**
     * Which of two texts is better.
     *
     * @param better the better one
     * @param reason the judge's words; blank when it gave none
     */
    record Preferred(Preference better, String reason) implements JudgeReply {}

    /**
     * Questions that an answer answers.
     *
     * @param questions none blank, no two equal, as many as were asked for
     */
    record Questions(List<String> questions) implements JudgeReply {

        public Questions {
            questions = List.copyOf(questions);
        }
    }

    /**
     * What a text names.
     *
     * @param entities each in the text's own words, no two equal; none when it names nothing
     */
    record Entities(List<String> entities) implements JudgeReply {

        public Entities {
            entities = List.copyOf(entities);
        }
    }

    /**
     * What an answer does.
     *
     * @param kind answered, refused or clarified
     */
    record Kind(AnswerKind kind) implements JudgeReply {}

    /**
     * A case that was written from passages.
     *
     * @param skip why the passages allow no such case; blank when there is one, else all the rest is blank
     * @param question the question
     * @param answer a good answer; blank when none was asked for
     * @param evidence what the answer rests on
     * @param nuggets the facts a good answer holds
     */
    record WrittenCase(String skip, String question, String answer, List<QuotedPassage> evidence, List<Nugget> nuggets)
            implements JudgeReply {

        public WrittenCase {
            evidence = List.copyOf(evidence);
            nuggets = List.copyOf(nuggets);
        }
    }

    /**
     * Words of a passage.
     *
     * @param passage its number from 1
     * @param quote the words, as they stand in it
     */
    record QuotedPassage(int passage, PassageVerdict.Quote quote) {}

    /**
     * What was known without anything to read.
     *
     * @param answer the answer; blank when it is not known
     */
    record Recalled(String answer) implements JudgeReply {}

    /**
     * What several voices say together.
     *
     * @param reply what most of them say; never itself one of these
     * @param judges how far the judges of a jury agreed
     * @param repeats how far the same judge agreed with itself, asked several times
     * @param notes what a reader should know, such as a judge that was left out
     */
    record Voted(JudgeReply reply, Agreement judges, Agreement repeats, List<String> notes) implements JudgeReply {

        public Voted {
            notes = List.copyOf(notes);
        }
    }

    /**
     * This judge cannot do that, by its nature.
     *
     * @param why in words a user understands, naming what can
     */
    record CannotDo(String why) implements JudgeReply {}

    /**
     * The judge should have answered but did not.
     *
     * @param kind what went wrong
     * @param why in words a user understands
     */
    record Failed(FailureKind kind, String why) implements JudgeReply {}
}
