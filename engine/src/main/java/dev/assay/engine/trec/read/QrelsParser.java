package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.CNumbers;
import dev.assay.engine.trec.text.Repeated;
import dev.assay.engine.trec.text.TokenReader;
import dev.assay.engine.trec.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a stretch of a qrels file: {@code topic ignored document grade}. A line that starts with {@code #} is a comment,
 * but the line after it is always read as a judgement, as trec_eval does.
 */
final class QrelsParser implements Runnable {

    /**
     * Lines of one topic that follow one another.
     *
     * @param from start of the topic's id
     * @param to end of the topic's id
     * @param hash hash of the id
     * @param first first line
     * @param last one beyond the last line
     */
    record Group(int from, int to, long hash, int first, int last) {}

    private static final int LARGEST_GRADE = 1_000_000;
    private static final int USUAL_LINE = 20;

    private final Words text;
    private final int from;
    private final int to;
    private final JudgedLines lines;
    private final List<Group> groups = new ArrayList<>();
    private final TokenReader documents = new TokenReader();
    private final TokenReader topics = new TokenReader();
    private final Repeated head = new Repeated();
    private int topicFrom;
    private int topicTo;
    private long topicHash;
    private int groupStart;
    private int firstUnreadable = -1;
    private Optional<BadLine> failure = Optional.empty();

    QrelsParser(Words text, int from, int to) {
        this.text = text;
        this.from = from;
        this.to = to;
        lines = new JudgedLines(text, (to - from) / USUAL_LINE);
    }

    JudgedLines lines() {
        return lines;
    }

    List<Group> groups() {
        return groups;
    }

    Optional<BadLine> failure() {
        return failure;
    }

    /** Start of the first line whose grade is no number, or -1. */
    int firstUnreadable() {
        return firstUnreadable;
    }

    @Override
    public void run() {
        try {
            int p = from;
            while (p < to) {
                p = line(p);
            }
            endGroup();
        } catch (BadLine e) {
            failure = Optional.of(e);
        }
    }

    private int line(int p) throws BadLine {
        if (head.at(text, p)) {
            return judgement(p, p + head.length());
        }
        int start = text.at(p) == '#' ? text.nextLine(p) : p;
        return start < to ? judgement(start, newHead(start)) : start;
    }

    /** Reads topic and second field; returns where the document starts. */
    private int newHead(int p) {
        int topic = text.skipBlanks(p);
        int end = topics.read(text, topic);
        int second = text.skipBlanks(end);
        int document = text.skipBlanks(text.end(second));
        if (text.at(document) != '\n') {
            if (lines.size() == 0
                    || end - topic != topicTo - topicFrom
                    || !text.same(topic, text, topicFrom, end - topic)) {
                endGroup();
                topicFrom = topic;
                topicTo = end;
                topicHash = topics.hash();
            }
            // A judgement may start with # only after a comment, so such a start must not be recognised elsewhere.
            if (text.at(p) == '#') {
                head.forget();
            } else {
                head.remember(text, p, document);
            }
        }
        return document;
    }

    private int judgement(int p, int document) throws BadLine {
        int end = documents.read(text, document);
        if (end == document && text.at(end) != '\n') {
            return judgement(p, newHead(p)); // one blank more than in the line before
        }
        int grade = text.skipBlanks(end);
        int gradeEnd = text.end(grade);
        int next = text.skipBlanks(gradeEnd);
        if (grade == gradeEnd || text.at(next) != '\n') {
            throw malformed(p);
        }
        lines.add(documents.hash(), document, grade(p, grade, gradeEnd));
        return next + 1;
    }

    private int grade(int p, int start, int end) throws BadLine {
        int first = text.at(start) - '0';
        if (end - start == 1 && first >= 0 && first <= 9) {
            return first;
        }
        String token = text.string(start, end);
        long grade = CNumbers.whole(token);
        if (grade > LARGEST_GRADE) {
            throw new BadLine(p, "grade " + token + " is too large; grades up to " + LARGEST_GRADE + " can be counted");
        }
        if (grade == 0 && firstUnreadable < 0 && !token.matches("[+-]?[0-9].*")) {
            firstUnreadable = p;
        }
        return (int) Math.max(grade, -1);
    }

    private BadLine malformed(int p) {
        return Fields.malformed(text, p, p, "four", "topic, anything, document, grade");
    }

    private void endGroup() {
        if (lines.size() > groupStart) {
            groups.add(new Group(topicFrom, topicTo, topicHash, groupStart, lines.size()));
            groupStart = lines.size();
        }
    }
}
