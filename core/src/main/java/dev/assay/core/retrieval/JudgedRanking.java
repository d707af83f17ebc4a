package dev.assay.core.retrieval;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import java.util.Arrays;
import java.util.Collections;
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
    private final int[] grades;
    private final int[] foundAt;
    private final Touches touches;
    private final Set<Matching.Way> ways;

    /**
     * Matched by {@link Matching}.
     *
     * @param judgments the labels
     * @param ranking the list, without repetition
     * @param foundAt for each group the first rank at which it is found, or {@link #NOT_FOUND}
     * @param touches for each rank the groups of which a member stands there (a span: overlaps)
     * @param ways by what items met labels
     */
    JudgedRanking(Judgments judgments, Ranking ranking, int[] foundAt, Touches touches, Set<Matching.Way> ways) {
        this.judgments = judgments;
        this.ranking = ranking;
        this.foundAt = foundAt;
        this.touches = touches;
        this.ways = Collections.unmodifiableSet(ways);
        List<RelevantGroup> groups = judgments.groups();
        grades = new int[groups.size()];
        for (int group = 0; group < grades.length; group++) {
            grades[group] = groups.get(group).grade();
        }
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
        for (int grade : grades) {
            if (grade >= minGrade) {
                count++;
            }
        }
        return count;
    }

    /** Number of groups with at least this grade that are found in the first {@code k}. */
    public int found(int minGrade, int k) {
        int count = 0;
        for (int group = 0; group < grades.length; group++) {
            if (grades[group] >= minGrade && foundAt[group] <= k) {
                count++;
            }
        }
        return count;
    }

    /** The first rank at which a group with at least this grade is found, or {@link #NOT_FOUND}. */
    public int firstFound(int minGrade) {
        int first = NOT_FOUND;
        for (int group = 0; group < grades.length; group++) {
            if (grades[group] >= minGrade) {
                first = Math.min(first, foundAt[group]);
            }
        }
        return first;
    }

    /** Number of groups with at least this grade that are found at just this rank. */
    public int newlyFound(int rank, int minGrade) {
        int count = 0;
        for (int link = touches.first(rank); link != Touches.NONE; link = touches.next(link)) {
            int group = touches.group(link);
            if (foundAt[group] == rank && grades[group] >= minGrade) {
                count++;
            }
        }
        return count;
    }

    /** The largest grade among the groups found at just this rank; 0 when there is none above 0. */
    public int gain(int rank) {
        int gain = 0;
        for (int link = touches.first(rank); link != Touches.NONE; link = touches.next(link)) {
            int group = touches.group(link);
            if (foundAt[group] == rank) {
                gain = Math.max(gain, grades[group]);
            }
        }
        return gain;
    }

    /** Whether the item at this rank belongs to a group with at least this grade. */
    public boolean isRelevant(int rank, int minGrade) {
        for (int link = touches.first(rank); link != Touches.NONE; link = touches.next(link)) {
            if (grades[touches.group(link)] >= minGrade) {
                return true;
            }
        }
        return false;
    }

    /** Number of relevant items (not groups) among the first {@code k}. */
    public int relevantItems(int minGrade, int k) {
        int count = 0;
        for (int rank = Math.min(k, size()); rank >= 1; rank--) {
            if (isRelevant(rank, minGrade)) {
                count++;
            }
        }
        return count;
    }

    /** Whether anybody judged the item at this rank; a grade below 0 means pooled but not judged. */
    public boolean isJudged(int rank) {
        return isRelevant(rank, 0);
    }

    /** Whether the item at this rank has a label of any grade: one below 0 was pooled without being judged. */
    public boolean isPooled(int rank) {
        return touches.first(rank) != Touches.NONE;
    }

    /** The grade of the item at this rank: the largest of its groups; the other number when it has no label. */
    public int grade(int rank, int unjudged) {
        int link = touches.first(rank);
        if (link == Touches.NONE) {
            return unjudged;
        }
        int grade = grades[touches.group(link)];
        for (link = touches.next(link); link != Touches.NONE; link = touches.next(link)) {
            grade = Math.max(grade, grades[touches.group(link)]);
        }
        return grade;
    }

    /** The grades above 0 of all groups, largest first: the ideal list. */
    public int[] idealGains() {
        int[] gains = grades.clone();
        Arrays.sort(gains);
        int[] ideal = new int[relevant(1)];
        for (int i = 0; i < ideal.length; i++) {
            ideal[i] = gains[gains.length - 1 - i];
        }
        return ideal;
    }

    /** The rank at which a group (by its index in the labels) is found, or {@link #NOT_FOUND}. */
    public int foundAt(int group) {
        return foundAt[group];
    }
}
