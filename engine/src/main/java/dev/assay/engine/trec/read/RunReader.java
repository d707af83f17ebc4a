package dev.assay.engine.trec.read;

import dev.assay.engine.trec.text.TrecFailure;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Reads a run on all cores and gives each topic's lines to a consumer.
 *
 * <p>{@link #inPieces} keeps no more than a piece a thread and may give a topic more than once, where its lines are
 * scattered over the file; then {@link #byTopic} gives each once, keeping all lines of judged topics.
 */
public final class RunReader {

    private final Source source;
    private Optional<BadLine> failure = Optional.empty();
    private int failedPiece = Integer.MAX_VALUE;
    private byte[] runName = new byte[0];
    private int runNamePiece = -1;
    private long firstUnreadable = Long.MAX_VALUE;

    /** A reader of a run that has not been read yet. */
    public RunReader(Source source) {
        this.source = source;
    }

    /** Reads all lines; one that is malformed becomes a failure with file and line. */
    public void inPieces(Supplier<RunParser.Consumer> consumers) {
        try (Pieces pieces = new Pieces(source)) {
            List<Runnable> workers = new ArrayList<>();
            for (int i = 0; i < pieces.worthThreads(); i++) {
                workers.add(new PieceWorker(pieces, consumers.get()));
            }
            Crew.run(workers);
        } catch (IOException e) {
            throw source.failure(e);
        }
        if (failure.isPresent()) {
            throw failure.get().in(source);
        }
        if (runName.length == 0) {
            throw source.empty("retrieved documents");
        }
    }

    /** Reads a run that {@link #inPieces} found good once more, each judged topic's lines together. */
    public void byTopic(Qrels qrels, Supplier<RunParser.Consumer> consumers) {
        Regrouped regrouped = Regrouped.read(source, qrels);
        List<Runnable> workers = new ArrayList<>();
        for (int i = 0; i < Crew.size(); i++) {
            workers.add(regrouped.worker(consumers.get()));
        }
        Crew.run(workers);
    }

    /** Name of the run in its last line. */
    public byte[] runName() {
        return runName;
    }

    /** Something odd that was read as trec_eval reads it. */
    public Optional<String> warning() {
        if (firstUnreadable == Long.MAX_VALUE) {
            return Optional.empty();
        }
        return Optional.of(BadLine.place(source, firstUnreadable) + ": a score that is no number counts as 0");
    }

    private synchronized void fail(int piece, BadLine line) {
        if (piece < failedPiece) {
            failedPiece = piece;
            failure = Optional.of(line);
        }
    }

    private synchronized boolean failed() {
        return failure.isPresent();
    }

    private synchronized void name(int piece, byte[] name) {
        if (name.length > 0 && piece > runNamePiece) {
            runNamePiece = piece;
            runName = name;
        }
    }

    private synchronized void unreadable(long offset) {
        firstUnreadable = offset < 0 ? firstUnreadable : Math.min(firstUnreadable, offset);
    }

    /** Takes pieces until there are no more, or a line is bad. */
    private final class PieceWorker implements Runnable {

        private final Pieces pieces;
        private final RunParser parser;
        private final Piece piece;

        PieceWorker(Pieces pieces, RunParser.Consumer consumer) {
            this.pieces = pieces;
            parser = new RunParser(consumer);
            piece = pieces.newPiece();
        }

        @Override
        public void run() {
            try {
                while (!failed() && pieces.next(piece)) {
                    name(piece.number(), parser.parse(piece));
                }
                unreadable(parser.firstUnreadable());
            } catch (BadLine e) {
                fail(piece.number(), e);
            } catch (IOException e) {
                throw source.failure(e);
            }
        }
    }

    /** The failure of a file that changed while it was read. */
    static TrecFailure changed(Source source) {
        return new TrecFailure(TrecFailure.INPUT, "cannot read '" + source.name() + "': it changes while it is read");
    }
}
