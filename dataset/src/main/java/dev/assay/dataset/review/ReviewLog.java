package dev.assay.dataset.review;

import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Lines;
import dev.assay.engine.input.Source;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The audit log: lines are added at its end and never changed. */
final class ReviewLog {

    /** Its name in a dataset's folder. */
    static final String FILE = "review-log.jsonl";

    private final Path file;
    private final List<LogLine> lines = new ArrayList<>();
    private final List<Fault> damaged = new ArrayList<>();

    private ReviewLog(Path file) {
        this.file = file;
    }

    /** The log of a dataset; empty where there is none. */
    static ReviewLog of(Path folder) {
        ReviewLog log = new ReviewLog(folder.resolve(FILE));
        if (Files.exists(log.file)) {
            log.read();
        }
        return log;
    }

    private void read() {
        Faults faults = new Faults();
        Lines.read(file, new Source(file.toString(), faults), line -> {
            Optional<LogLine> read = LogLine.parse(line.text());
            read.ifPresent(lines::add);
            if (read.isEmpty()) {
                damaged.add(new Fault(
                        file.toString(),
                        line.number(),
                        0,
                        "a line that is no decision",
                        "lines as Assay writes them; this one is passed over"));
            }
        });
        damaged.addAll(faults.first());
    }

    Path file() {
        return file;
    }

    /** All lines that can be read, in their order. */
    List<LogLine> lines() {
        return List.copyOf(lines);
    }

    /** Lines that cannot be read; they stay where they are. */
    List<Fault> damaged() {
        return List.copyOf(damaged);
    }

    /** Adds lines and waits until they are on the disk. */
    void append(List<LogLine> added) throws IOException {
        StringBuilder text = new StringBuilder();
        added.forEach(line -> text.append(line.json()).append('\n'));
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            ByteBuffer last = ByteBuffer.allocate(1);
            boolean open = channel.size() > 0 && channel.read(last, channel.size() - 1) == 1 && last.get(0) != '\n';
            ByteBuffer bytes = ByteBuffer.wrap(((open ? "\n" : "") + text).getBytes(StandardCharsets.UTF_8));
            channel.position(channel.size());
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(false);
        }
        lines.addAll(added);
    }
}
