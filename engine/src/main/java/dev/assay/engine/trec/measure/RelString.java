package dev.assay.engine.trec.measure;

import dev.assay.engine.trec.text.CNumbers;
import java.util.List;

/**
 * The first grades of the ranking as characters: {@code 0} to {@code 9}, {@code >} above, {@code -} not in the pool,
 * {@code .} in the pool but not judged. Topics only; it has no value.
 *
 * @param column name as printed
 * @param length how many grades, 10 if not given
 */
public record RelString(String column, long length) implements Measure {

    /** Ten grades. */
    public RelString() {
        this("relstring", 10);
    }

    /** As many grades as the first number says. */
    public static RelString of(String parameters) {
        return new RelString("relstring_".concat(parameters), (long) CNumbers.real(parameters));
    }

    @Override
    public List<String> columns() {
        return List.of();
    }

    @Override
    public void score(TopicRanking ranking, double[] values, int at) {
        // Its text is made by text().
    }

    @Override
    public boolean hasSummaryLine() {
        return false;
    }

    /** The characters, without quotes. */
    public String text(TopicRanking ranking) {
        int count = (int) Math.max(0, Math.min(length, ranking.retrieved()));
        StringBuilder text = new StringBuilder(count);
        for (int i = 0; i < count; i++) {
            text.append(character(ranking.grade(i)));
        }
        return text.toString();
    }

    private static char character(int grade) {
        if (grade > 9) {
            return '>';
        }
        if (grade >= 0) {
            return (char) ('0' + grade);
        }
        return grade == TopicRanking.UNPOOLED ? '-' : '.';
    }
}
