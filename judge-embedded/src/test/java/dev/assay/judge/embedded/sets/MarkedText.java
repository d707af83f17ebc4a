package dev.assay.judge.embedded.sets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A document in which a program keeps lines between two marks. */
final class MarkedText {

    private MarkedText() {}

    /**
     * Puts lines between {@code <!-- measured: name -->} and {@code <!-- end -->}.
     *
     * @throws IllegalArgumentException if the file lacks the marks
     */
    static void write(Path file, String name, List<String> lines) throws IOException {
        List<String> text = new ArrayList<>(Files.readAllLines(file));
        String mark = "<!-- measured: " + name + " -->";
        int start = text.indexOf(mark) + 1;
        int length = text.subList(start, text.size()).indexOf("<!-- end -->");
        if (start == 0 || length < 0) {
            throw new IllegalArgumentException(file + " has no line `" + mark + "` with `<!-- end -->` below it");
        }
        List<String> between = text.subList(start, start + length);
        between.clear();
        between.add("");
        between.addAll(lines);
        between.add("");
        Files.write(file, text);
    }
}
