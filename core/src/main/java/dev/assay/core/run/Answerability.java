package dev.assay.core.run;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.stats.Estimate;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * Whether the system answered what it could and declined what it could not.
 *
 * @param cells number of answers in each row by what they do; all rows and kinds are there, 0 where none
 * @param rates all rates over cases, without a mean where no case counts; a case with several answers counts by the share
 *     of them
 */
public record Answerability(Map<Row, Map<AnswerKind, Integer>> cells, Map<Rate, Estimate> rates) {

    /** What could have been answered. */
    public enum Row {
        /** The context held what the case needs. */
        IN_CONTEXT,
        /** The corpus held it, the context did not. */
        IN_CORPUS_ONLY,
        /** It should be answered; whether the context held it is not known. */
        CONTEXT_UNKNOWN,
        /** The corpus holds no approved answer. */
        NOT_ANSWERABLE,
        /** The system should ask back or hand over. */
        OTHER;

        /** The word used in files and reports, such as {@code in-corpus-only}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A share of the cases of one row that have one kind of answer. */
    public enum Rate {
        /** Declined, of the cases that cannot be answered. Higher is better. */
        CORRECT_REFUSAL("correctRefusal", Row.NOT_ANSWERABLE, AnswerKind.REFUSED),
        /** Declined, of the cases whose context held the answer. Lower is better. */
        OVER_REFUSAL("overRefusal", Row.IN_CONTEXT, AnswerKind.REFUSED),
        /** Declined, of the cases whose corpus held the answer and whose context did not: retrieval's fault. */
        MISSED_BY_RETRIEVAL("missedByRetrieval", Row.IN_CORPUS_ONLY, AnswerKind.REFUSED),
        /** Answered, of the cases that cannot be answered. Lower is better. */
        UNGROUNDED_ANSWER("ungroundedAnswer", Row.NOT_ANSWERABLE, AnswerKind.ANSWERED);

        private final String word;
        private final Row row;
        private final AnswerKind kind;

        Rate(String word, Row row, AnswerKind kind) {
            this.word = word;
            this.row = row;
            this.kind = kind;
        }

        /** The word used in files and reports, such as {@code overRefusal}. */
        public String word() {
            return word;
        }

        /** The cases that count. */
        public Row row() {
            return row;
        }

        /** The kind of answer counted. */
        public AnswerKind kind() {
            return kind;
        }
    }

    public Answerability {
        Map<Row, Map<AnswerKind, Integer>> copy = new EnumMap<>(Row.class);
        cells.forEach((row, counts) -> copy.put(row, Collections.unmodifiableMap(new EnumMap<>(counts))));
        cells = Collections.unmodifiableMap(copy);
        rates = Collections.unmodifiableMap(new EnumMap<>(rates));
    }
}
