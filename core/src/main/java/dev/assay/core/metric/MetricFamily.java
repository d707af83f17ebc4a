package dev.assay.core.metric;

import java.util.List;
import java.util.Set;
import java.util.function.Function;

/**
 * All metrics that differ only in parameters: what they are called, what they mean, how one is made from its name.
 *
 * @param name the name that is printed, such as {@code recall}
 * @param aliases other names that are understood, such as {@code r}
 * @param depth whether a depth is written, {@code recall@5}
 * @param parameters the parameters that may stand in brackets, such as {@code rel}
 * @param definition the card
 * @param maker makes a metric of a name whose parameters and depth were checked
 */
public record MetricFamily(
        String name,
        List<String> aliases,
        Depth depth,
        Set<String> parameters,
        Definition definition,
        Function<Arguments, Metric> maker) {

    /** Whether {@code @k} is written. */
    public enum Depth {
        /** Always. */
        REQUIRED,
        /** With it the list is cut, without it the whole list counts. */
        OPTIONAL,
        /** Never. */
        NONE
    }

    public MetricFamily {
        aliases = List.copyOf(aliases);
        parameters = Set.copyOf(parameters);
    }

    /**
     * Makes the metric that a name stands for.
     *
     * @throws IllegalArgumentException when the name has a parameter the family lacks, or a depth too few or too many
     */
    public Metric make(MetricName asked) {
        for (String parameter : asked.parameters().keySet()) {
            if (!parameters.contains(parameter)) {
                throw new IllegalArgumentException("`" + asked + "`: " + name
                        + (parameters.isEmpty()
                                ? " takes no parameter"
                                : " takes only "
                                        + String.join(
                                                ", ",
                                                parameters.stream().sorted().toList())));
            }
        }
        if (depth == Depth.REQUIRED && asked.depth().isEmpty()) {
            throw new IllegalArgumentException("`" + asked + "` needs a depth; write " + name + "@5");
        }
        if (depth == Depth.NONE && asked.depth().isPresent()) {
            throw new IllegalArgumentException("`" + asked + "`: " + name + " has no depth; write " + name);
        }
        return maker.apply(new Arguments(asked));
    }
}
