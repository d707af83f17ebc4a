package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.TokenReader;
import dev.assay.engine.trec.text.Words;
import dev.assay.engine.trec.text.WordsBuilder;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;

/** The lines of a run put together by topic, for a file in which topics are scattered. */
final class Regrouped {

    private final Source source;
    private final WordsBuilder[] topics;
    private final AtomicInteger next = new AtomicInteger();

    private Regrouped(Source source, int topics) {
        this.source = source;
        this.topics = new WordsBuilder[topics];
    }

    static Regrouped read(Source source, Qrels qrels) {
        Regrouped regrouped = new Regrouped(source, qrels.topics().length);
        TokenReader ids = new TokenReader();
        try (Pieces pieces = new Pieces(source)) {
            Piece piece = pieces.newPiece();
            while (pieces.next(piece)) {
                int end = piece.to();
                for (int p = piece.from(); p < end; p = piece.text().nextLine(p)) {
                    regrouped.add(piece.text(), p, qrels, ids);
                }
            }
        } catch (IOException e) {
            throw source.failure(e);
        }
        return regrouped;
    }

    /** Comments and blank lines go with no topic, unless one is called {@code #}: the parser passes over them again. */
    private void add(Words text, int line, Qrels qrels, TokenReader ids) {
        int start = text.skipBlanks(line);
        int end = ids.read(text, start);
        Optional<JudgedTopic> topic = qrels.find(text, start, end, ids.hash());
        if (topic.isPresent()) {
            int index = topic.get().index();
            if (topics[index] == null) {
                topics[index] = new WordsBuilder();
            }
            topics[index].append(text, line, text.nextLine(line));
        }
    }

    /** A task that gives topics to the consumer until none is left. */
    Runnable worker(RunParser.Consumer consumer) {
        return new TopicWorker(consumer);
    }

    private final class TopicWorker implements Runnable {

        private final RunParser parser;

        TopicWorker(RunParser.Consumer consumer) {
            parser = new RunParser(consumer);
        }

        @Override
        public void run() {
            for (int i = next.getAndIncrement(); i < topics.length; i = next.getAndIncrement()) {
                if (topics[i] != null) {
                    parse(topics[i]);
                }
            }
        }

        private void parse(WordsBuilder lines) {
            try {
                parser.parse(Piece.of(lines));
            } catch (BadLine e) {
                throw RunReader.changed(source);
            }
        }
    }
}
