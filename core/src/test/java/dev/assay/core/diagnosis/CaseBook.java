package dev.assay.core.diagnosis;

import dev.assay.core.data.Claim;
import dev.assay.core.data.ExpectedBehavior;
import dev.assay.core.data.Filter;
import dev.assay.core.data.Label;
import dev.assay.core.data.Passage;
import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Span;
import dev.assay.core.data.Stage;
import dev.assay.core.data.TextVerdict;
import dev.assay.core.data.Verdict;
import dev.assay.core.run.JudgedCitation;
import dev.assay.core.run.JudgedClaim;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads {@code causes.txt}, whose head explains the format. */
final class CaseBook {

    private static final Pattern PLACE =
            Pattern.compile("([^@\\[\"{]+?)(?:@([^\\[\"{]+))?(?:\\[(\\d+),(\\d+)\\))?(?:\"(.*?)\")?(?:\\{(.*)})?");

    private CaseBook() {}

    /**
     * A case and what is to be found.
     *
     * @param name what the case shows
     * @param expect the word of the first cause, or {@code none}
     * @param also words of causes that hold too
     * @param evidence words that stand in the evidence
     * @param sick the case
     */
    record Entry(String name, String expect, List<String> also, List<String> evidence, SickCase sick) {

        @Override
        public String toString() {
            return expect + ": " + name;
        }
    }

    static List<Entry> entries() throws IOException {
        try (InputStream file = CaseBook.class.getResourceAsStream("causes.txt")) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return Stream.of(text.split("\\n\\s*\\n"))
                    .map(block ->
                            block.lines().filter(line -> !line.startsWith("#")).toList())
                    .filter(block -> !block.isEmpty())
                    .map(CaseBook::entry)
                    .toList();
        }
    }

    private static Entry entry(List<String> lines) {
        Map<String, String> head = new LinkedHashMap<>();
        List<String[]> body = new ArrayList<>();
        for (String line : lines) {
            int colon = line.indexOf(": ");
            String key = colon < 0 ? line : line.substring(0, colon);
            String value = colon < 0 ? "" : line.substring(colon + 2).strip();
            if (List.of("case", "expect", "also", "evidence", "question").contains(key)) {
                head.put(key, value);
            } else {
                body.add(new String[] {key, value});
            }
        }
        SickCase sick = new SickCase(head.getOrDefault("question", "How long do refunds take?"));
        Map<String, Filter> filters = new LinkedHashMap<>();
        body.stream()
                .filter(line -> line[0].startsWith("filter "))
                .forEach(line -> filters.put(line[0].substring(7), filter(line[1])));
        body.forEach(line -> put(sick, line[0], line[1], filters));
        return new Entry(
                head.getOrDefault("case", "?"),
                head.getOrDefault("expect", "?"),
                words(head.getOrDefault("also", ""), ","),
                words(head.getOrDefault("evidence", ""), ";;"),
                sick);
    }

    private static void put(SickCase sick, String key, String value, Map<String, Filter> filters) {
        if (key.startsWith("stage ")) {
            String name = key.substring(6);
            sick.stage(new Stage(name, items(value), Optional.ofNullable(filters.get(name))));
            return;
        }
        switch (key) {
            case "relevant" -> words(value, ", ").forEach(group -> sick.relevant(labels(group)));
            case "corpus" -> words(value, ", ").forEach(sick::corpus);
            case "passage" -> sick.passage(passage(value));
            case "retrieved" -> items(value).forEach(sick::retrieved);
            case "no list" -> sick.withoutList();
            case "answer" -> sick.answer(value);
            case "error" -> sick.error(value);
            case "expected" -> sick.expected(ExpectedBehavior.valueOf(value.toUpperCase(Locale.ROOT)));
            case "claim" -> sick.claim(claim(sick, value));
            case "reference" -> sick.referenceClaim(claim(sick, value));
            case "score" -> sick.score(value.split(" ")[0], Double.parseDouble(value.split(" ")[1]));
            case "cited" -> sick.cited(cited(value));
            case "nobody asked the judge" -> sick.silent();
            default -> {
                if (!key.startsWith("filter ")) {
                    throw new IllegalArgumentException("no such line: " + key);
                }
            }
        }
    }

    private static List<String> words(String text, String separator) {
        return Stream.of(text.split(separator))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static Matcher place(String text) {
        Matcher place = PLACE.matcher(text.strip());
        if (!place.matches()) {
            throw new IllegalArgumentException("not `id@document[0,9)\"words\"{key=value}`: " + text);
        }
        return place;
    }

    private static Optional<Span> span(Matcher place) {
        return Optional.ofNullable(place.group(3))
                .map(start -> new Span(Integer.parseInt(start), Integer.parseInt(place.group(4))));
    }

    private static Label[] labels(String group) {
        return words(group, "\\|").stream().map(CaseBook::label).toArray(Label[]::new);
    }

    private static Label label(String text) {
        Matcher place = place(text);
        Optional<String> quote = Optional.ofNullable(place.group(5));
        Optional<Span> span = span(place);
        if (span.isPresent()) {
            return new Label.Evidence(place.group(1), span.get(), quote.orElse(""));
        }
        return quote.<Label>map(words -> new Label.Quote(place.group(1), words)).orElse(new Label.Item(place.group(1)));
    }

    private static Passage passage(String text) {
        Matcher place = place(text);
        Map<String, Object> metadata = new LinkedHashMap<>();
        words(Optional.ofNullable(place.group(6)).orElse(""), ",")
                .forEach(pair -> metadata.put(pair.split("=")[0], pair.split("=")[1]));
        return new Passage(
                place.group(1),
                Optional.ofNullable(place.group(2)).orElse(place.group(1)),
                span(place),
                Optional.empty(),
                Optional.ofNullable(place.group(5)).orElse("text of " + place.group(1)),
                metadata,
                List.of());
    }

    private static List<Retrieved> items(String text) {
        return words(text, ", ").stream().map(CaseBook::item).toList();
    }

    private static Retrieved item(String text) {
        Matcher place = place(text);
        return new Retrieved(
                place.group(1),
                Optional.ofNullable(place.group(2)),
                span(place),
                Optional.ofNullable(place.group(5)),
                OptionalDouble.empty(),
                Map.of());
    }

    private static Filter filter(String text) {
        if (text.startsWith("\"")) {
            return Filter.of(text.substring(1, text.length() - 1));
        }
        Map<String, List<String>> wanted = new LinkedHashMap<>();
        words(text, ",").forEach(pair -> wanted.put(pair.split("=")[0], words(pair.split("=")[1], "\\|")));
        return Filter.of(wanted);
    }

    /** {@code text / 1 supported "quote", 2 contradicted / other not-stated}. */
    private static JudgedClaim claim(SickCase sick, String text) {
        String[] parts = text.split(" / ");
        int number = sick.number();
        int start = Math.max(0, sick.answer().indexOf(parts[0]));
        Claim claim = new Claim(number, parts[0], start, start + parts[0].length());
        List<PassageVerdict> passages = new ArrayList<>();
        Optional<TextVerdict> other = Optional.empty();
        for (int i = 1; i < parts.length; i++) {
            if (parts[i].startsWith("other ")) {
                other = Optional.of(new TextVerdict(number, verdict(parts[i].substring(6)), Optional.empty(), ""));
            } else {
                words(parts[i], ", ").forEach(said -> passages.add(says(number, said)));
            }
        }
        return new JudgedClaim(claim, whole(passages), passages, other);
    }

    private static PassageVerdict says(int claim, String text) {
        String[] parts = text.split(" ", 3);
        Optional<PassageVerdict.Quote> quote = parts.length < 3
                ? Optional.empty()
                : Optional.of(new PassageVerdict.Quote(
                        0, parts[2].length() - 2, parts[2].substring(1, parts[2].length() - 1)));
        return new PassageVerdict(
                claim, Integer.parseInt(parts[0]), verdict(parts[1]), OptionalDouble.empty(), quote, "");
    }

    private static Verdict whole(List<PassageVerdict> passages) {
        List<Verdict> kinds = passages.stream().map(PassageVerdict::verdict).toList();
        return kinds.contains(Verdict.SUPPORTED)
                ? Verdict.SUPPORTED
                : kinds.contains(Verdict.CONTRADICTED) ? Verdict.CONTRADICTED : Verdict.NOT_STATED;
    }

    private static Verdict verdict(String word) {
        return Stream.of(Verdict.values())
                .filter(verdict -> verdict.word().equals(word.strip()))
                .findFirst()
                .orElseThrow();
    }

    /** {@code 1 2 0 text}: sentence, passage, support. */
    private static JudgedCitation cited(String text) {
        String[] parts = text.split(" ", 4);
        return new JudgedCitation(
                Integer.parseInt(parts[0]), parts[3], Integer.parseInt(parts[1]), Double.parseDouble(parts[2]));
    }
}
