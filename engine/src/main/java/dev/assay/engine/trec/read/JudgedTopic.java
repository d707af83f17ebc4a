package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.Words;
import java.util.ArrayList;
import java.util.List;

/** A judged topic: its id and the stretches of lines that hold its judgements. */
public final class JudgedTopic implements Comparable<JudgedTopic> {

    /**
     * Lines that follow one another.
     *
     * @param lines the lines
     * @param from first of them
     * @param to one beyond the last
     */
    public record Stretch(JudgedLines lines, int from, int to) {}

    private final Words text;
    private final int from;
    private final int to;
    private final List<Stretch> stretches = new ArrayList<>(1);
    private int index = -1;

    JudgedTopic(Words text, int from, int to) {
        this.text = text;
        this.from = from;
        this.to = to;
    }

    void add(Stretch stretch) {
        stretches.add(stretch);
    }

    void place(int order) {
        index = order;
    }

    /** Place of the topic in the order of the output, from 0. */
    public int index() {
        return index;
    }

    /** Its judgements; one stretch where the file is in order. */
    public List<Stretch> stretches() {
        return stretches;
    }

    /** Its id as bytes of the file. */
    public byte[] id() {
        return text.bytes(from, to);
    }

    boolean is(Words other, int start, int end) {
        return end - start == to - from && text.same(from, other, start, end - start);
    }

    /** By the bytes of the ids, as unsigned numbers. */
    @Override
    public int compareTo(JudgedTopic other) {
        return text.compare(from, to, other.text, other.from, other.to);
    }
}
