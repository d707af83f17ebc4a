package dev.assay.core.stats.variance;

import dev.assay.core.stats.CaseBootstrap;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Units;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** Splits the variance of one metric. */
final class Splitting {

    /** With more cases the intervals would take minutes, and be narrow. */
    private static final int MOST_RESAMPLED = 100_000;

    private final CaseMoments[] cases;
    private final int[] clusters;
    private final boolean steady;
    private final long seed;
    private final double level;
    private final Components found;
    private final int judgings;

    Splitting(List<AskedCase> asked, boolean steady, long seed, double level) {
        this.cases = asked.stream().map(CaseMoments::of).toArray(CaseMoments[]::new);
        this.clusters = asked.stream().mapToInt(AskedCase::cluster).toArray();
        this.steady = steady;
        this.seed = seed;
        this.level = level;
        this.found = Components.of(cases, IntStream.range(0, cases.length).toArray(), steady);
        this.judgings = asked.stream()
                .flatMap(one -> one.answers().stream())
                .mapToInt(answer -> answer.judgings().size())
                .sum();
    }

    VarianceSplit split() {
        List<Part> parts = new ArrayList<>();
        List<Source> together = new ArrayList<>();
        for (Source source : Source.values()) {
            together.add(source);
            if (apart(source)) {
                parts.add(part(together));
                together = new ArrayList<>();
            }
        }
        int answers = Arrays.stream(cases).mapToInt(CaseMoments::answers).sum();
        OptionalDouble error = inMean(Source.QUESTIONS).isPresent()
                ? OptionalDouble.of(Math.sqrt(parts.stream()
                        .mapToDouble(part -> part.inMean().orElse(0))
                        .sum()))
                : OptionalDouble.empty();
        return new VarianceSplit(cases.length, answers, judgings, parts, error, doubled());
    }

    /** Whether a source can be told from the next one. */
    private boolean apart(Source source) {
        return switch (source) {
            case QUESTIONS -> found.system().isPresent();
            case SYSTEM -> found.judge().isPresent();
            case JUDGE -> true;
        };
    }

    private Part part(List<Source> sources) {
        Source first = sources.get(0);
        OptionalDouble variance = found.of(first);
        return new Part(
                sources,
                root(variance),
                first == Source.JUDGE && steady ? Optional.empty() : interval(first),
                variance.orElse(0) < 0,
                inMean(first));
    }

    private Optional<Interval> interval(Source source) {
        return cases.length > MOST_RESAMPLED
                ? Optional.empty()
                : CaseBootstrap.interval(
                        clusters,
                        drawn -> root(Components.of(cases, drawn, steady).of(source)),
                        seed,
                        level);
    }

    private static OptionalDouble root(OptionalDouble variance) {
        return variance.isPresent() ? OptionalDouble.of(Math.sqrt(Math.max(0, variance.getAsDouble()))) : variance;
    }

    /** What a source, with those that are not told from it, adds to the variance of the run's mean. */
    private OptionalDouble inMean(Source source) {
        Units units =
                Units.of(Arrays.stream(cases).mapToDouble(CaseMoments::mean).toArray(), clusters);
        if (units.size() < 2) {
            return OptionalDouble.empty();
        }
        double n = cases.length;
        return OptionalDouble.of(
                switch (source) {
                    case QUESTIONS ->
                        Math.max(
                                0,
                                units.varianceOfMean()
                                        - (system() * meanOf(one -> 1.0 / one.answers())
                                                        + judge() * meanOf(CaseMoments::judgeInMean))
                                                / n);
                    case SYSTEM -> system() * asked(1) / n;
                    case JUDGE -> judge() * judged(1) / n;
                });
    }

    private double system() {
        return Math.max(0, found.system().orElse(0));
    }

    private double judge() {
        return Math.max(0, found.judge().orElse(0));
    }

    /** Mean of 1/A over the cases, if the run asked so many times as often. */
    private double asked(int times) {
        return meanOf(one -> 1.0 / (times * one.asked()));
    }

    /** How much of the judge's variance is left in a case's mean then; equal answers are judged but once. */
    private double judged(int times) {
        double pairs = Arrays.stream(cases).mapToDouble(CaseMoments::pairs).sum();
        double equal = Arrays.stream(cases).mapToDouble(CaseMoments::equalPairs).sum();
        double shared = pairs > 0 ? equal / pairs : 0;
        return asked(times) * (1 - shared) + shared;
    }

    private double meanOf(ToDoubleFunction<CaseMoments> part) {
        return Arrays.stream(cases).mapToDouble(part).average().orElseThrow();
    }

    private Map<Source, Double> doubled() {
        Map<Source, Double> doubled = new EnumMap<>(Source.class);
        OptionalDouble questions = inMean(Source.QUESTIONS);
        if (questions.isEmpty()) {
            return doubled;
        }
        double n = cases.length;
        double q = questions.getAsDouble();
        double s = system() * asked(1) / n;
        double j = judge() * judged(1) / n;
        doubled.put(Source.QUESTIONS, Math.sqrt((q + s + j) / 2));
        if (found.system().isPresent()) {
            doubled.put(Source.SYSTEM, Math.sqrt(q + s / 2 + judge() * judged(2) / n));
        }
        if (found.judge().isPresent() && !steady) {
            doubled.put(Source.JUDGE, Math.sqrt(q + s + j / 2));
        }
        return doubled;
    }
}
