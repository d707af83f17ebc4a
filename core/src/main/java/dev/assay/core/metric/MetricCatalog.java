package dev.assay.core.metric;

import dev.assay.core.words.NearNames;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** All metrics that can be asked for, by name and alias, whatever the case of the letters. */
public final class MetricCatalog {

    private final List<MetricFamily> families;
    private final Map<String, MetricFamily> byName = new LinkedHashMap<>();

    /**
     * A catalog of these families.
     *
     * @throws IllegalArgumentException when two families claim the same name
     */
    public MetricCatalog(Collection<MetricFamily> families) {
        this.families = List.copyOf(families);
        for (MetricFamily family : this.families) {
            add(family.name(), family);
            family.aliases().forEach(alias -> add(alias, family));
        }
    }

    private void add(String name, MetricFamily family) {
        if (byName.putIfAbsent(name.toLowerCase(Locale.ROOT), family) != null) {
            throw new IllegalArgumentException("two metrics are called `" + name + "`");
        }
    }

    /** The families in the order given. */
    public List<MetricFamily> families() {
        return families;
    }

    /** The family with this name or alias. */
    public Optional<MetricFamily> family(String name) {
        return Optional.ofNullable(byName.get(name.toLowerCase(Locale.ROOT)));
    }

    /**
     * The metric that a text stands for.
     *
     * @throws IllegalArgumentException when the text names no metric, with the near names, or a wrong parameter
     */
    public Metric parse(String text) {
        MetricName name = MetricName.parse(text);
        return family(name.base())
                .orElseThrow(() -> new IllegalArgumentException("no metric is called `" + name.base() + "`"
                        + NearNames.hint(name.base(), byName.keySet())
                        + " (`assay metrics` lists them all)"))
                .make(name);
    }
}
