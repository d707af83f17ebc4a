package dev.assay.engine.trec.measure;

import java.util.Arrays;

/**
 * What a measure sees of one topic: the grades in rank order and the counts of the judgements.
 *
 * <p>Positions count from 0, so the document at position {@code i} has rank {@code i + 1}. The object is filled again
 * for every topic: {@link #clear}, {@link #judge} for each judgement, then {@link #rank}.
 */
public final class TopicRanking {

    /** Grade of a retrieved document that nobody put into the pool of documents to judge. */
    public static final int UNPOOLED = -1;

    /** Grade of a retrieved document that was in the pool but was not judged (a negative grade in the file). */
    public static final int UNJUDGED = -2;

    private final long level;
    private final long collectionSize;
    private int[] levels = new int[8];
    private int levelCount;
    private int largest = -1;
    private long relevant;

    private int[] grades = new int[0];
    private int retrieved;
    private int[] relevantPositions = new int[0];
    private int relevantPositionCount;
    private int[] pooledPositions = new int[0];
    private int pooledPositionCount;
    private int relevantRetrieved;
    private int unjudged;

    /**
     * @param level lowest grade that counts as relevant
     * @param collectionSize documents in the collection, 0 if not known
     */
    public TopicRanking(long level, long collectionSize) {
        this.level = level;
        this.collectionSize = collectionSize;
    }

    /** Forgets the topic before. */
    public void clear() {
        Arrays.fill(levels, 0, levelCount, 0);
        levelCount = 0;
        largest = Integer.MIN_VALUE;
        relevant = 0;
    }

    /** Counts one judgement of the topic, retrieved or not. */
    public void judge(int grade) {
        largest = Math.max(largest, grade);
        if (grade < 0) {
            return;
        }
        if (grade >= levels.length) {
            levels = Arrays.copyOf(levels, Math.max(grade + 1, 2 * levels.length));
        }
        levels[grade]++;
        levelCount = Math.max(levelCount, grade + 1);
        if (grade >= level) {
            relevant++;
        }
    }

    /**
     * Takes the ranking.
     *
     * @param rankedGrades grades in rank order, {@link #UNPOOLED} or {@link #UNJUDGED} where there is none; not copied
     * @param count how many of them are the ranking
     */
    public void rank(int[] rankedGrades, int count) {
        grades = rankedGrades;
        retrieved = count;
        if (relevantPositions.length < count) {
            relevantPositions = new int[Math.max(count, 2 * relevantPositions.length)];
            pooledPositions = new int[relevantPositions.length];
        }
        relevantPositionCount = 0;
        pooledPositionCount = 0;
        relevantRetrieved = 0;
        unjudged = 0;
        for (int i = 0; i < count; i++) {
            if (grades[i] != UNPOOLED) {
                pooled(i);
            } else if (UNPOOLED >= level) {
                relevantPositions[relevantPositionCount++] = i;
            }
        }
    }

    private void pooled(int position) {
        int grade = grades[position];
        pooledPositions[pooledPositionCount++] = position;
        if (grade == UNJUDGED) {
            unjudged++;
        }
        if (grade >= level) {
            relevantPositions[relevantPositionCount++] = position;
            relevantRetrieved += grade >= 0 ? 1 : 0;
        }
    }

    /** Lowest grade that counts as relevant. */
    public long level() {
        return level;
    }

    /** Documents in the collection, 0 if not known. */
    public long collectionSize() {
        return collectionSize;
    }

    /** Largest grade of the topic's judgements, negative ones included. */
    public int largestGrade() {
        return largest;
    }

    /** Length of the ranking. */
    public int retrieved() {
        return retrieved;
    }

    /** Grade at a position: 0 or more, {@link #UNPOOLED} or {@link #UNJUDGED}. */
    public int grade(int position) {
        return grades[position];
    }

    /** Relevant documents of the topic, retrieved or not. */
    public long relevant() {
        return relevant;
    }

    /** Judged relevant documents in the ranking. */
    public int relevantRetrieved() {
        return relevantRetrieved;
    }

    /** Documents of the ranking that are in the pool but not judged. */
    public int unjudgedRetrieved() {
        return unjudged;
    }

    /** Number of relevant positions. Below level 0 the unjudged are among them, though {@link #relevant} lacks them. */
    public int relevantPositions() {
        return relevantPositionCount;
    }

    /** The {@code i}-th relevant position, ascending. */
    public int relevantPosition(int i) {
        return relevantPositions[i];
    }

    /** Number of relevant positions among the first {@code depth}. */
    public int relevantWithin(long depth) {
        int count = 0;
        while (count < relevantPositionCount && relevantPositions[count] < depth) {
            count++;
        }
        return count;
    }

    /** Number of positions whose document is in the pool. */
    public int pooledPositions() {
        return pooledPositionCount;
    }

    /** The {@code i}-th position whose document is in the pool, ascending. */
    public int pooledPosition(int i) {
        return pooledPositions[i];
    }

    /** One more than the largest grade judged, 0 if none is above -1. */
    public int levelCount() {
        return levelCount;
    }

    /** Judgements of exactly this grade, 0 or more. */
    public int judged(long grade) {
        return grade >= 0 && grade < levelCount ? levels[(int) grade] : 0;
    }

    /** Judged documents of the topic that are not relevant. */
    public long nonRelevant() {
        long count = 0;
        for (int grade = 0; grade < Math.min(level, levelCount); grade++) {
            count += levels[grade];
        }
        return count;
    }
}
