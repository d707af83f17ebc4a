package dev.assay.dataset.quality;

import dev.assay.core.data.Case;
import dev.assay.core.data.Judgments;
import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.Entry;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What a dataset holds.
 *
 * @param dataset where it stands
 * @param name what {@code dataset.yaml} calls it
 * @param version what {@code dataset.yaml} says
 * @param hash canonical hash
 * @param cases number of cases
 * @param passages passages of its corpus; 0 without one
 * @param counts cases by {@code split}, {@code expectedBehavior}, {@code review}, {@code language} (by script); {@code
 *     none} for cases that do not say
 * @param metadata cases by value of each metadata key
 * @param lengths characters (UTF-16) of questions and references, labels a case, as far as they are there
 * @param detectable the difference that all cases show, and those of each split
 */
public record DatasetStats(
        Path dataset,
        Optional<String> name,
        Optional<String> version,
        String hash,
        int cases,
        int passages,
        Map<String, Map<String, Integer>> counts,
        Map<String, Map<String, Integer>> metadata,
        Map<String, Spread> lengths,
        Map<String, Detectable> detectable) {

    /**
     * How numbers spread.
     *
     * @param n how many
     * @param least the least
     * @param median the lower median
     * @param p95 the 95th percentile (nearest rank)
     * @param most the most
     */
    public record Spread(int n, int least, int median, int p95, int most) {

        static Optional<Spread> of(IntStream numbers) {
            int[] sorted = numbers.sorted().toArray();
            int n = sorted.length;
            return n == 0
                    ? Optional.empty()
                    : Optional.of(new Spread(
                            n, sorted[0], sorted[(n - 1) / 2], sorted[(int) Math.ceil(0.95 * n) - 1], sorted[n - 1]));
        }
    }

    /**
     * Reads and counts.
     *
     * @throws dev.assay.engine.input.InputException when the files cannot be read, with all their faults
     */
    public static DatasetStats of(Path dataset) {
        DatasetFolder folder = DatasetFolder.read(dataset);
        List<Case> cases = folder.entries().stream().map(Entry::source).toList();
        Map<String, Map<String, Integer>> counts = new LinkedHashMap<>();
        counts.put("split", Counts.by(cases, Counts::split));
        counts.put("expectedBehavior", Counts.by(cases, Counts::behaviour));
        counts.put("review", Counts.by(cases, Counts::review));
        counts.put("language", Counts.by(cases, Counts::language));
        return new DatasetStats(
                dataset,
                folder.manifest().text("name"),
                folder.manifest().text("version"),
                folder.summary().hash(),
                cases.size(),
                folder.summary().passages(),
                counts,
                Counts.metadata(cases),
                lengths(cases),
                detectable(cases.size(), counts.getOrDefault("split", Map.of())));
    }

    private static Map<String, Spread> lengths(List<Case> cases) {
        Map<String, Spread> lengths = new LinkedHashMap<>();
        put(
                lengths,
                "questionCharacters",
                cases.stream().mapToInt(source -> source.question().length()));
        put(
                lengths,
                "referenceCharacters",
                cases.stream().flatMap(source -> source.reference().stream()).mapToInt(String::length));
        put(
                lengths,
                "labels",
                cases.stream().flatMap(source -> source.judgments().stream()).mapToInt(DatasetStats::labels));
        return lengths;
    }

    private static void put(Map<String, Spread> lengths, String name, IntStream numbers) {
        Spread.of(numbers).ifPresent(spread -> lengths.put(name, spread));
    }

    private static int labels(Judgments judgments) {
        return judgments.groups().stream()
                .filter(group -> group.grade() >= 1)
                .mapToInt(group -> group.anyOf().size())
                .sum();
    }

    private static Map<String, Detectable> detectable(int cases, Map<String, Integer> splits) {
        Map<String, Detectable> detectable = new LinkedHashMap<>();
        detectable.put("all", Detectable.of(cases));
        if (splits.size() > 1) {
            splits.forEach((split, count) -> detectable.put(split, Detectable.of(count)));
        }
        return detectable;
    }
}
