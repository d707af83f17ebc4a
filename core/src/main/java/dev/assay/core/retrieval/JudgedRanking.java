package dev.assay.core.retrieval;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Ranking;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * A ranked list met with the labels of its case: for each group of labels the rank at which it is found, for each rank
 * the groups it touches. All ranks count from 1. Computed once per case, read by every metric.
 */
public final class JudgedRanking {

    /** The rank of a group that no item finds. */
    public static final int NOT_FOUND = Integer.MAX_VALUE;

    private final Judgments judgments;
    private final Ranking ranking;
    private final int[] foundAt;
    private final List<int[]> touched;
    private final Set<Matching.Way> ways;

    /**
     * Matched by {@link Matching}.
     *
     * @param judgments the labels
     * @param ranking the list, without repetition
     * @param foundAt for each group the first rank at which it is found, or {@link #NOT_FOUND}
     * @param touched for each rank the groups of which a member stands there (a span: overlaps)
     * @param ways by what items met labels
     */
    JudgedRanking(Judgments judgments, Ranking ranking, int[] foundAt, List<int[]> touched, Set<Matching.Way> ways) {
        this.judgments = judgments;
        this.ranking = ranking;
        this.foundAt = foundAt;
        this.touched = touched;
        this.ways = ways;
    }

    /** A list and labels that meet by id, document, or half of a span. */
    public static JudgedRanking of(Judgments judgments, Ranking ranking) {
        return new Matching(Matching.Overlap.HALF).match(judgments, ranking);
    }

    /** The labels. */
    public Judgments judgments() {
        return judgments;
    }

    /** The list. */
    public Ranking ranking() {
        return ranking;
    }

    /** By what items met labels; empty when none did. */
    public Set<Matching.Way> ways() {
        return ways;
    }

    /** Number of items returned. */
    public int size() {
        return ranking.size();
    }

    /** Number of groups with at least this grade. */
    public int relevant(int minGrade) {
        int count = 0;
        for (int group = 0; group < foundAt.length; group++) {
            if (grade(group) >= minGrade) {
                count++;
            }
        }
        return count;
    }

    /** Number of groups with at least this grade that are found in the first {@code k}. */
    public int found(int minGrade, int k) {
        int count = 0;
        for (int group = 0; group < foundAt.length; group++) {
            if (grade(group) >= minGrade && foundAt[group] <= k) {
                count++;
            }
        }
        return count;
    }

    /** The first rank at which a group with at least this grade is found, or {@link #NOT_FOUND}. */
    public int firstFound(int minGrade) {
        int first = NOT_FOUND;
        for (int group = 0; group < foundAt.length; group++) {
            if (grade(group) >= minGrade) {
                first = Math.min(first, foundAt[group]);
            }
        }
        return first;
    }

    /** Number of groups with at least this grade that are found at just this rank. */
    public int newlyFound(int rank, int minGrade) {
        int count = 0;
        for (int group : touched.get(rank - 1)) {
            if (foundAt[group] == rank && grade(group) >= minGrade) {
                count++;
            }
        }
        return count;
    }

    /** The largest grade among the groups found at just this rank; 0 when there is none above 0. */
    public int gain(int rank) {
        int gain = 0;
        for (int group : touched.get(rank - 1)) {
            if (foundAt[group] == rank) {
                gain = Math.max(gain, grade(group));
            }
        }
        return gain;
    }

    /** Whether the item at this rank belongs to a group with at least this grade. */
    public boolean isRelevant(int rank, int minGrade) {
        for (int group : touched.get(rank - 1)) {
            if (grade(group) >= minGrade) {
                return true;
            }
        }
        return false;
    }

    /** Whether anybody judged the item at this rank. */
    public boolean isJudged(int rank) {
        return touched.get(rank - 1).length > 0;
    }

    /** The grade of the item at this rank: the largest of its groups; 0 when unjudged. */
    public int grade(int rank, int unjudged) {
        int[] groups = touched.get(rank - 1);
        return Arrays.stream(groups).map(this::grade).max().orElse(unjudged);
    }

    /** The grades above 0 of all groups, largest first: the ideal list. */
    public int[] idealGains() {
        int[] gains = new int[foundAt.length];
        int size = 0;
        for (int group = 0; group < foundAt.length; group++) {
            if (grade(group) > 0) {
                gains[size++] = -grade(group);
            }
        }
        Arrays.sort(gains, 0, size);
        int[] ideal = new int[size];
        for (int i = 0; i < size; i++) {
            ideal[i] = -gains[i];
        }
        return ideal;
    }

    /** The rank at which a group (by its index in the labels) is found, or {@link #NOT_FOUND}. */
    public int foundAt(int group) {
        return foundAt[group];
    }

    private int grade(int group) {
        return judgments.groups().get(group).grade();
    }
}
