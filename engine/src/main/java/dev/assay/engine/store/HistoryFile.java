package dev.assay.engine.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assay.core.history.PastRun;
import dev.assay.core.history.Series;
import dev.assay.engine.input.Fault;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * The file that remembers each run of a store in a line, {@code history.jsonl}.
 *
 * @param path the file, which need not be there
 */
public record HistoryFile(Path path) {

    /** A line with a hundred metrics has some twenty thousand bytes. */
    private static final int LONGEST_LINE = 1 << 20;

    private static final ObjectMapper JSON = new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    /** Whether the file is there. */
    public boolean exists() {
        return Files.exists(path);
    }

    /**
     * Reads the file line by line; blank lines say nothing.
     *
     * @param runs is given each run, in the order of the file
     * @param damaged is given each line that cannot be read
     * @throws IOException when the file is there and cannot be read
     */
    public void read(Consumer<PastRun> runs, Consumer<Fault> damaged) throws IOException {
        if (!exists()) {
            return;
        }
        try (InputStream in = Files.newInputStream(path)) {
            BoundedLines lines = new BoundedLines(in, LONGEST_LINE);
            while (lines.next()) {
                read(lines, runs, damaged);
            }
        }
    }

    private void read(BoundedLines lines, Consumer<PastRun> runs, Consumer<Fault> damaged) {
        PastRun run;
        try {
            String line = text(lines);
            if (line.isBlank()) {
                return;
            }
            run = PastRunJson.read(json(line));
        } catch (DamagedLineException e) {
            damaged.accept(new Fault(path.toString(), lines.number(), 0, e.found(), e.allowed()));
            return;
        }
        runs.accept(run);
    }

    private static String text(BoundedLines lines) throws DamagedLineException {
        if (lines.tooLong()) {
            throw new DamagedLineException(
                    "a line of more than " + LONGEST_LINE + " bytes", "a line as `assay run` writes it");
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(lines.bytes()))
                    .toString();
            return text.startsWith("\uFEFF") ? text.substring(1) : text;
        } catch (CharacterCodingException e) {
            throw new DamagedLineException("bytes that are not UTF-8", "UTF-8");
        }
    }

    private static JsonNode json(String line) throws DamagedLineException {
        try {
            return JSON.readTree(line);
        } catch (JsonProcessingException e) {
            throw new DamagedLineException("something that is no JSON", "a line as `assay run` writes it");
        }
    }

    /**
     * The youngest runs of a run's series in the order of the file, and behind them the run itself. Lines that cannot be
     * read are passed over, and where the file cannot be read it is the run alone: no run is lost over its history.
     *
     * @param now a run that is not in the file yet
     * @param most how many at most, the run itself among them; 1 or more
     */
    public List<PastRun> upTo(PastRun now, int most) {
        Deque<PastRun> youngest = new ArrayDeque<>();
        Consumer<PastRun> keep = run -> {
            if (Series.of(run).equals(Series.of(now))) {
                youngest.addLast(run);
            }
            if (youngest.size() == most) {
                youngest.removeFirst();
            }
        };
        try {
            read(keep, damaged -> {});
        } catch (IOException e) {
            youngest.clear();
        }
        youngest.addLast(now);
        return List.copyOf(youngest);
    }

    /**
     * Adds a run at the end, on a line of its own even where the last one was not finished.
     *
     * @throws UnwritableException when the file cannot be written
     */
    public void add(PastRun run) {
        try {
            String line = (endsOpen() ? "\n" : "") + PastRunJson.line(run) + "\n";
            ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
            try (FileChannel out = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND)) {
                // In one piece, so that two runs that end together do not mix their lines.
                while (bytes.hasRemaining()) {
                    out.write(bytes);
                }
            }
        } catch (IOException e) {
            throw new UnwritableException(path, e);
        }
    }

    /** Whether the last line has no end: whoever wrote it was stopped. */
    private boolean endsOpen() throws IOException {
        if (!exists()) {
            return false;
        }
        try (SeekableByteChannel in = Files.newByteChannel(path)) {
            if (in.size() == 0) {
                return false;
            }
            ByteBuffer last = ByteBuffer.allocate(1);
            in.position(in.size() - 1).read(last);
            return last.get(0) != '\n';
        }
    }
}
