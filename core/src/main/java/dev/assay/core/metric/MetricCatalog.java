package dev.assay.core.metric;

import dev.assay.core.words.NearNames;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** All metrics that can be asked for, by name and alias, whatever the case of the letters. */
public final class MetricCatalog {

    private final List<MetricFamily> families;
    private final Map<String, List<MetricFamily>> byName = new LinkedHashMap<>();

    /**
     * A catalog of these families. One that is always written with a depth and one that never is may share a name.
     *
     * @throws IllegalArgumentException when two families claim the same name otherwise
     */
    public MetricCatalog(Collection<MetricFamily> families) {
        this.families = List.copyOf(families);
        for (MetricFamily family : this.families) {
            add(family.name(), family);
            family.aliases().forEach(alias -> add(alias, family));
        }
    }

    private void add(String name, MetricFamily family) {
        List<MetricFamily> known = byName.computeIfAbsent(name.toLowerCase(Locale.ROOT), key -> new ArrayList<>());
        if (known.stream().anyMatch(other -> !apart(family, other))) {
            throw new IllegalArgumentException("two metrics are called `" + name + "`");
        }
        known.add(family);
    }

    private static boolean apart(MetricFamily family, MetricFamily other) {
        return EnumSet.of(family.depth(), other.depth())
                .equals(EnumSet.of(MetricFamily.Depth.REQUIRED, MetricFamily.Depth.NONE));
    }

    /** The families in the order given. */
    public List<MetricFamily> families() {
        return families;
    }

    /** The families with this name or alias; two where one is written with a depth and one without. */
    public List<MetricFamily> families(String name) {
        return List.copyOf(byName.getOrDefault(name.toLowerCase(Locale.ROOT), List.of()));
    }

    /**
     * The metric that a text stands for.
     *
     * @throws IllegalArgumentException when the text names no metric, with the near names, or a wrong parameter
     */
    public Metric parse(String text) {
        MetricName name = MetricName.parse(text);
        List<MetricFamily> named = families(name.base());
        if (named.isEmpty()) {
            throw new IllegalArgumentException("no metric is called `" + name.base() + "`"
                    + NearNames.hint(name.base(), byName.keySet())
                    + " (`assay metrics` lists them all)");
        }
        MetricFamily.Depth unfit = name.depth().isPresent() ? MetricFamily.Depth.NONE : MetricFamily.Depth.REQUIRED;
        return named.stream()
                .filter(family -> family.depth() != unfit)
                .findFirst()
                .orElse(named.get(0))
                .make(name);
    }
}
