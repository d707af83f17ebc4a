package dev.assay.dataset.review;

import dev.assay.core.data.Review;
import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.Entry;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A dataset on a reviewer's desk, and the reviewer. */
final class Desk {

    static final Clock CLOCK = Clock.fixed(Instant.parse("2026-12-01T08:00:00Z"), ZoneOffset.UTC);

    private final Path folder;

    Desk(Path folder) throws IOException {
        this.folder = folder;
        Files.write(
                folder.resolve("cases.jsonl"),
                List.of(
                        "{\"id\":\"a\",\"question\":\"How long?\",\"relevant\":[\"p1\"],\"metadata\":{\"language\":\"en\"},\"own\":1.50}",
                        "{\"id\":\"b\",\"question\":\"运费谁付？\",\"relevant\":[{\"document\":\"d\",\"start\":0,\"end\":4,\"quote\":\"卖家承担\"}],\"metadata\":{\"language\":\"zh\"}}",
                        "{\"id\":\"c\",\"question\":\"Where to?\",\"reference\":\"=Berlin\",\"metadata\":{\"language\":\"en\"}}"));
        Files.write(
                folder.resolve("corpus.jsonl"),
                List.of(
                        "{\"id\":\"p1\",\"title\":\"Terms\",\"text\":\"Fourteen days.\"}",
                        "{\"id\":\"p2\",\"document\":\"d\",\"start\":0,\"end\":6,\"text\":\"卖家承担运费\"}"));
    }

    /** What the reviewer saw after typing these lines. */
    String review(String by, String... lines) {
        return review(request(by, false), lines);
    }

    /** The same as second opinions. */
    String second(String by, String... lines) {
        return review(request(by, true), lines);
    }

    String review(ReviewRequest request, String... lines) {
        StringWriter out = new StringWriter();
        Session.run(
                request,
                new BufferedReader(new StringReader(String.join("\n", lines) + "\n")),
                new PrintWriter(out),
                80,
                CLOCK);
        return out.toString();
    }

    ReviewRequest request(String by, boolean second) {
        return new ReviewRequest(folder, by, second, Set.of(), Map.of(), List.of(), Optional.empty());
    }

    ReviewRequest edits(String by, String editor) {
        return new ReviewRequest(folder, by, false, Set.of(), Map.of(), List.of(), Optional.of(editor));
    }

    Entry entry(String id) {
        return DatasetFolder.read(folder).entries().stream()
                .filter(entry -> entry.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    /** Where a case's review stands, with its note. */
    String status(String id) {
        return entry(id)
                .source()
                .review()
                .map(review -> review.status().word()
                        + review.note().map(note -> " " + note).orElse(""))
                .orElse("none");
    }

    Optional<Review> reviewOf(String id) {
        return entry(id).source().review();
    }

    List<LogLine> log() {
        return ReviewLog.of(folder).lines();
    }
}
