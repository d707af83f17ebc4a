package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.CNumbers;
import dev.assay.engine.trec.text.Repeated;
import dev.assay.engine.trec.text.Scores;
import dev.assay.engine.trec.text.TokenReader;
import dev.assay.engine.trec.text.Words;

/**
 * Reads pieces of a run: {@code topic ignored document ignored score run [anything]}. Blank lines are passed over, and
 * lines whose first other character is {@code #}. Belongs to one thread.
 *
 * <p>Most lines start with the topic of the line before and end with the same run name; both are compared, not
 * searched. The methods are small on purpose: a small method is compiled after a few thousand lines, a big loop late.
 */
public final class RunParser {

    /** Takes the lines of a topic. */
    public interface Consumer {

        /**
         * @param text the text
         * @param from start of the topic's id
         * @param to end of the topic's id
         * @param hash hash of the id
         * @param lines the lines, valid during the call
         */
        void topic(Words text, int from, int to, long hash, RunLines lines);
    }

    private final Consumer consumer;
    private final RunLines lines = new RunLines();
    private final TokenReader documents = new TokenReader();
    private final TokenReader topics = new TokenReader();
    private final UsualLength documentLength = new UsualLength();
    private final UsualLength rankLength = new UsualLength();
    private final UsualLength scoreLength = new UsualLength();
    private final Repeated head = new Repeated();
    private final Repeated tail = new Repeated();
    private Words text = new Words(new long[0]);
    private long offset;
    private int topicFrom;
    private int topicTo;
    private long topicHash;
    private int lastTail;
    private long firstUnreadable = -1;

    /** A parser that gives away topic by topic. */
    public RunParser(Consumer consumer) {
        this.consumer = consumer;
    }

    /** Place in the file of the first line whose score is no number, or -1. */
    public long firstUnreadable() {
        return firstUnreadable;
    }

    /** Reads all lines of a piece; returns the run's name in the last of them, empty if there is none. */
    byte[] parse(Piece piece) throws BadLine {
        text = piece.text();
        offset = piece.offset();
        topicTo = topicFrom - 1;
        lastTail = -1;
        lines.clear(text);
        head.forget();
        int p = piece.from();
        while (p < piece.to()) {
            p = line(p);
        }
        endTopic();
        return lastTail < 0 ? new byte[0] : runName();
    }

    private byte[] runName() {
        int start = text.skipBlanks(lastTail);
        return text.bytes(start, text.end(start));
    }

    private int line(int p) throws BadLine {
        if (head.at(text, p)) {
            return document(p, p + head.length());
        }
        int start = text.skipBlanks(p);
        int first = text.at(start);
        if (first == '\n' || first == '#') {
            return text.nextLine(start);
        }
        return document(p, newHead(start));
    }

    /** Reads topic and second field; returns where the document starts. */
    private int newHead(int p) {
        int end = topics.read(text, p);
        int document = text.skipBlanks(text.end(text.skipBlanks(end)));
        if (text.at(document) != '\n') {
            if (end - p != topicTo - topicFrom || !text.same(p, text, topicFrom, end - p)) {
                endTopic();
                topicFrom = p;
                topicTo = end;
                topicHash = topics.hash();
            }
            head.remember(text, p, document);
        }
        return document;
    }

    private int document(int p, int document) throws BadLine {
        int end = documentLength.end(document, documents.read(text, document));
        if (end == document && text.at(end) != '\n') {
            return document(p, newHead(text.skipBlanks(p))); // one blank more than in the line before
        }
        int usual = text.skipShortToken(end);
        int score = rankLength.end(end, usual >= 0 ? usual : text.skipBlanks(text.end(text.skipBlanks(end))));
        int scoreEnd = scoreLength.end(score, text.end(score));
        if (score == scoreEnd) {
            score = text.skipBlanks(score);
            scoreEnd = text.end(score);
        }
        if (score == scoreEnd) {
            throw malformed(p);
        }
        double value = Scores.read(text, score, scoreEnd);
        // A comparison that both 0 and NaN fail: what is no number was read as one of them.
        if (!(value > 0 || value < 0)) {
            check(p, score, scoreEnd);
        }
        lines.add(documents.hash(), document, end, value);
        lastTail = scoreEnd;
        return tail.at(text, scoreEnd) ? scoreEnd + tail.length() : newTail(p, scoreEnd);
    }

    private void check(int p, int start, int end) throws BadLine {
        String token = text.string(start, end);
        if (!CNumbers.isReal(token) && firstUnreadable < 0) {
            firstUnreadable = offset + p;
        }
        if (Double.isNaN(CNumbers.real(token))) {
            throw new BadLine(offset + p, "score '" + token + "' has no place in a ranking; give a number");
        }
    }

    /** Reads the run's name and passes over the rest; returns the start of the next line. */
    private int newTail(int p, int scoreEnd) throws BadLine {
        int name = text.skipBlanks(scoreEnd);
        if (text.at(name) == '\n') {
            throw malformed(p);
        }
        int next = text.nextLine(name);
        tail.remember(text, scoreEnd, next);
        return next;
    }

    private BadLine malformed(int p) {
        return Fields.malformed(text, p, offset + p, "six", "topic, anything, document, rank, score, run");
    }

    private void endTopic() {
        if (lines.size() > 0) {
            consumer.topic(text, topicFrom, topicTo, topicHash, lines);
            lines.clear(text);
        }
    }
}
