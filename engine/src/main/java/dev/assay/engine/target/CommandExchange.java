package dev.assay.engine.target;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.assay.core.data.Case;
import dev.assay.core.data.Output;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedDeque;

/** Asks processes that are kept alive; one that fails in any way is ended, and the next case gets a fresh one. */
final class CommandExchange implements Exchange {

    private static final Set<String> KEYS = Set.of("command");
    private static final int PATIENCE = 500;
    private static final JsonMapper JSON = new JsonMapper();

    private final List<String> command;
    private final Path folder;
    private final LineShape shape;
    private final Deque<LineProcess> idle = new ConcurrentLinkedDeque<>();

    private CommandExchange(List<String> command, Path folder, LineShape shape) {
        this.command = command;
        this.folder = folder;
        this.shape = shape;
    }

    /** Starts a first process, so that a command that cannot be started is known before the first question. */
    static CommandExchange of(TargetSettings settings, Path folder, OutputReader reader) {
        settings.only("command", KEYS);
        settings.needed("command", "[python3, rag.py]");
        CommandExchange exchange = new CommandExchange(settings.list("command"), folder, new LineShape(reader));
        if (!settings.isFaulty()) {
            try {
                exchange.idle.push(LineProcess.start(exchange.command, folder));
            } catch (IOException missing) {
                settings.fault(
                        "command",
                        "a command that cannot be started: " + missing.getMessage(),
                        "a program that is there and its arguments, such as [python3, rag.py]; it runs in " + folder);
            }
        }
        return exchange;
    }

    @Override
    public Output send(Case source) throws TargetException, InterruptedException {
        LineProcess process = taken();
        boolean fit = false;
        try {
            Output output = shape.read(process.ask(line(source)), source.id());
            fit = true;
            return output;
        } catch (TargetException failed) {
            throw failed.with(process.lastWords());
        } finally {
            if (fit) {
                idle.push(process);
            } else {
                process.kill();
            }
        }
    }

    /** A process that waits for a question. One that has ended or said more than it was asked is out of step. */
    private LineProcess taken() throws TargetException {
        for (Optional<LineProcess> next = next(); next.isPresent(); next = next()) {
            if (next.get().isWaiting()) {
                return next.get();
            }
            next.get().kill();
        }
        try {
            return LineProcess.start(command, folder);
        } catch (IOException missing) {
            throw TargetException.lasting("the command cannot be started: " + missing.getMessage());
        }
    }

    private Optional<LineProcess> next() {
        return Optional.ofNullable(idle.poll());
    }

    private static String line(Case source) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("id", source.id());
        line.put("question", source.question());
        line.put("metadata", source.metadata());
        try {
            return JSON.writeValueAsString(line);
        } catch (JsonProcessingException wrong) {
            throw new IllegalStateException("a case that is no JSON", wrong);
        }
    }

    @Override
    public void close() {
        idle.forEach(LineProcess::end);
        long until = System.currentTimeMillis() + PATIENCE;
        try {
            for (LineProcess process : idle) {
                process.await(Math.max(0, until - System.currentTimeMillis()));
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        } finally {
            idle.forEach(LineProcess::kill);
        }
    }
}
