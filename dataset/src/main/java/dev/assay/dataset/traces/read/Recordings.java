package dev.assay.dataset.traces.read;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Files of spans, captures or log lines, read as often as asked. A first reading counts the spans of each trace, so that
 * later ones can let go of a trace once its last span was read; a trace may be spread over files, in any order. Memory
 * holds a number for each trace, and the spans of the traces that are open.
 */
public final class Recordings {

    /** Takes each turn. */
    public interface Sink {

        /**
         * A turn.
         *
         * @param key its key among all turns of these files
         */
        void take(String key, Interaction turn);
    }

    /**
     * Something that could not be read.
     *
     * @param place file and line, or file and number of the object
     * @param why what is wrong
     */
    public record Broken(String place, String why) {}

    private final List<Path> files;
    private final RecordFields fields;
    private final Map<String, Integer> spans = new HashMap<>();
    private final List<Broken> broken = new ArrayList<>();
    private long others;

    /** Files to be read, each of any of the forms. */
    public Recordings(List<Path> files, RecordFields fields) {
        this.files = List.copyOf(files);
        this.fields = fields;
    }

    /**
     * Reads all files once, before anything else.
     *
     * @throws dev.assay.engine.input.InputException when one cannot be read at all
     */
    public void count() {
        for (Path file : files) {
            RecordFile.read(file, fields.own(), new Sightings() {
                @Override
                public void span(Span span) {
                    spans.merge(span.trace(), 1, Integer::sum);
                }

                @Override
                public void line(ObjectNode object, String place) {
                    // it is a turn by itself
                }

                @Override
                public void broken(String place, String why) {
                    broken.add(new Broken(place, why));
                }
            });
        }
    }

    /** What could not be read. */
    public List<Broken> broken() {
        return List.copyOf(broken);
    }

    /** Traces of the last reading that do not speak of models or searches at all. */
    public long others() {
        return others;
    }

    /** All spans. */
    public long spans() {
        return spans.values().stream().mapToLong(Integer::longValue).sum();
    }

    /**
     * Tells the turns with a wanted key, each as soon as it is whole: in the order in which they end, the same each time.
     */
    public void forEach(Predicate<String> wanted, Sink sink) {
        Map<String, List<Span>> open = new LinkedHashMap<>();
        others = 0;
        for (Path file : files) {
            RecordFile.read(file, fields.own(), new Reading(file.toString(), open, wanted, sink));
        }
    }

    private final class Reading implements Sightings {

        private final String file;
        private final Map<String, List<Span>> open;
        private final Predicate<String> wanted;
        private final Sink sink;
        private final RecordReader reader = new RecordReader(fields);

        Reading(String file, Map<String, List<Span>> open, Predicate<String> wanted, Sink sink) {
            this.file = file;
            this.open = open;
            this.wanted = wanted;
            this.sink = sink;
        }

        @Override
        public void span(Span span) {
            String key = "trace " + span.trace();
            if (!wanted.test(key)) {
                return;
            }
            List<Span> gathered = open.computeIfAbsent(span.trace(), trace -> new ArrayList<>());
            gathered.add(span);
            if (gathered.size() == spans.getOrDefault(span.trace(), 0)) {
                open.remove(span.trace());
                Turn turn = new Turn(gathered);
                if (turn.speaksOfModels()) {
                    sink.take(key, turn.interaction(file));
                } else {
                    others++;
                }
            }
        }

        @Override
        public void line(ObjectNode object, String place) {
            if (wanted.test(place)) {
                sink.take(place, reader.read(object, file, place));
            }
        }

        @Override
        public void broken(String place, String why) {
            // told by the first reading
        }
    }
}
