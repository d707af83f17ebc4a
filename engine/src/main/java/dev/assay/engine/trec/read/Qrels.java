package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.TrecFailure;
import dev.assay.engine.trec.text.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The judgements of a qrels file, by topic. Once read they do not change and may be shared by threads. */
public final class Qrels {

    private static final int WORTH_A_THREAD = 1 << 20;
    private static final long MOST_WORDS = (Integer.MAX_VALUE >>> 3) - Words.PADDING;

    private final TopicTable table;
    private final JudgedTopic[] topics;
    private final Optional<String> warning;

    private Qrels(TopicTable table, Optional<String> warning) {
        this.table = table;
        this.topics = table.inOrder();
        this.warning = warning;
    }

    /** Reads a file; what is wrong with it becomes a failure with file and line. */
    public static Qrels read(Source source) {
        long[] words;
        int size;
        try (WordInput input = new WordInput(source.open())) {
            words = new long[(int) Math.min(MOST_WORDS, source.size() / 8 + 2) + Words.PADDING];
            long filled = 0;
            while (!input.ended()) {
                filled += input.fill(words, (int) (filled >>> 3), words.length - Words.PADDING);
                words = input.ended() ? words : grown(source, words);
            }
            size = (int) filled;
        } catch (IOException e) {
            throw source.failure(e);
        }
        if (size == 0) {
            throw source.empty("judgements");
        }
        return parse(source, new Words(words), Text.endLine(words, size));
    }

    private static long[] grown(Source source, long[] words) {
        if (words.length >= MOST_WORDS) {
            throw new TrecFailure(
                    TrecFailure.INPUT, "cannot read '" + source.name() + "': it has 2 GiB of text or more");
        }
        return Arrays.copyOf(words, (int) Math.min(MOST_WORDS + Words.PADDING, 2L * words.length));
    }

    private static Qrels parse(Source source, Words text, int size) {
        int parts = Math.max(1, Math.min(Crew.size(), size / WORTH_A_THREAD));
        List<QrelsParser> parsers = new ArrayList<>(parts);
        int from = 0;
        for (int i = 1; i <= parts; i++) {
            int to = i == parts ? size : Math.max(from, cut(text, (int) ((long) size * i / parts)));
            parsers.add(new QrelsParser(text, from, to));
            from = to;
        }
        Crew.run(parsers);
        TopicTable table = new TopicTable();
        Optional<String> warning = Optional.empty();
        for (QrelsParser parser : parsers) {
            if (parser.failure().isPresent()) {
                throw parser.failure().get().in(source);
            }
            if (parser.firstUnreadable() >= 0 && warning.isEmpty()) {
                warning = Optional.of(BadLine.place(source, parser.firstUnreadable())
                        + ": a grade that is no whole number counts as 0");
            }
            merge(table, text, parser);
        }
        Qrels qrels = new Qrels(table, warning);
        if (qrels.topics.length == 0) {
            throw source.empty("judgements");
        }
        return qrels;
    }

    /** A line start near {@code p}, never one after a comment: the line there is read as a judgement come what may. */
    private static int cut(Words text, int p) {
        int line = text.lineStart(p, 0);
        while (text.at(line) == '#') {
            line = text.nextLine(line);
        }
        return text.nextLine(line);
    }

    private static void merge(TopicTable table, Words text, QrelsParser parser) {
        for (QrelsParser.Group group : parser.groups()) {
            table.findOrAdd(text, group.from(), group.to(), group.hash())
                    .add(new JudgedTopic.Stretch(parser.lines(), group.first(), group.last()));
        }
    }

    /** The judged topics in the order of their bytes; not copied. */
    public JudgedTopic[] topics() {
        return topics;
    }

    /** Finds a topic by its id in a text. */
    public Optional<JudgedTopic> find(Words text, int from, int to, long hash) {
        return table.find(text, from, to, hash);
    }

    /** Something odd that was read as trec_eval reads it. */
    public Optional<String> warning() {
        return warning;
    }

    /** Judgements above 0 over all topics. */
    public long positive() {
        long count = 0;
        for (JudgedTopic topic : topics) {
            for (JudgedTopic.Stretch stretch : topic.stretches()) {
                for (int line = stretch.from(); line < stretch.to(); line++) {
                    count += stretch.lines().grade(line) > 0 ? 1 : 0;
                }
            }
        }
        return count;
    }
}
