package dev.assay.core.calibration;

import dev.assay.core.stats.Draws;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A random sample for people to look at, drawn from strata so that rare kinds of cases are among it. Each stratum gives
 * two cases where it has them, and further ones by its size.
 */
public final class SpotSample {

    private static final int LEAST = 2;

    private SpotSample() {}

    /**
     * A case that can be drawn.
     *
     * @param id its id
     * @param stratum the stratum it belongs to
     */
    public record Item(String id, String stratum) {}

    /**
     * A case that was drawn.
     *
     * @param item the case
     * @param weight how many cases it stands for: cases of its stratum for each one drawn there, 1 or more
     */
    public record Drawn(Item item, double weight) {}

    /**
     * Draws without replacement; the same cases and seed give the same sample, whatever their order.
     *
     * @param items all cases
     * @param size cases wanted, 1 or more; more are drawn where there are more strata than that allows two each
     * @param seed seed of the draw
     * @return in random order, so that the order tells nothing of the strata
     */
    public static List<Drawn> draw(List<Item> items, int size, long seed) {
        Map<String, List<Item>> strata = new TreeMap<>();
        items.forEach(item -> strata.computeIfAbsent(item.stratum(), stratum -> new ArrayList<>())
                .add(item));
        Draws draws = new Draws(seed);
        List<Drawn> drawn = new ArrayList<>();
        sizes(strata, Math.min(size, items.size())).forEach((stratum, count) -> {
            List<Item> all = new ArrayList<>(strata.getOrDefault(stratum, List.of()));
            all.sort(Comparator.comparing(Item::id));
            shuffle(all, draws);
            all.stream().limit(count).forEach(item -> drawn.add(new Drawn(item, (double) all.size() / count)));
        });
        shuffle(drawn, draws);
        return drawn;
    }

    /** Two each, the rest by size: one after another to the stratum with the most cases for each one drawn. */
    private static Map<String, Integer> sizes(Map<String, List<Item>> strata, int size) {
        Map<String, Integer> sizes = new LinkedHashMap<>();
        strata.forEach((stratum, items) -> sizes.put(stratum, Math.min(LEAST, items.size())));
        int left = size - sizes.values().stream().mapToInt(Integer::intValue).sum();
        for (; left > 0; left--) {
            String next = strata.entrySet().stream()
                    .filter(stratum -> sizes.getOrDefault(stratum.getKey(), 0)
                            < stratum.getValue().size())
                    .max(Comparator.comparingDouble(stratum ->
                            (double) stratum.getValue().size() / (sizes.getOrDefault(stratum.getKey(), 0) + 1)))
                    .orElseThrow()
                    .getKey();
            sizes.merge(next, 1, Integer::sum);
        }
        return sizes;
    }

    private static <T> void shuffle(List<T> list, Draws draws) {
        for (int i = list.size() - 1; i > 0; i--) {
            int other = draws.below(i + 1);
            T moved = list.get(i);
            list.set(i, list.get(other));
            list.set(other, moved);
        }
    }
}
