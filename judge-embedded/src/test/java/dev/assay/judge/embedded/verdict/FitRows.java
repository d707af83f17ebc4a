package dev.assay.judge.embedded.verdict;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The rows a model is made from.
 *
 * @param fit those its weights are fitted on
 * @param dev those its cut is chosen on
 */
record FitRows(List<Example> fit, List<Example> dev) {

    /** Most rows of a source and split, so that no source outweighs the others. */
    private static final int MOST = 200;

    FitRows {
        fit = List.copyOf(fit);
        dev = List.copyOf(dev);
    }

    /** At most 200 rows of each source and split; where a source has no train split, every second row of dev is fitted on. */
    static FitRows read(Path data, Features features, List<Source> sources) throws IOException {
        List<Example> fit = new ArrayList<>();
        List<Example> dev = new ArrayList<>();
        for (Source source : sources) {
            List<Example> train = Example.of(features, Row.read(data, source.name(), "train", MOST));
            List<Example> held = Example.of(features, Row.read(data, source.name(), "dev", MOST));
            fit.addAll(train);
            for (int i = 0; i < held.size(); i++) {
                (train.isEmpty() && i % 2 == 0 ? fit : dev).add(held.get(i));
            }
        }
        return new FitRows(fit, dev);
    }

    /** The rows of all sources but one. */
    FitRows without(String source) {
        return where(example -> !example.source().equals(source));
    }

    /** The rows of one source. */
    FitRows only(String source) {
        return where(example -> example.source().equals(source));
    }

    /** The rows fitted on, then those the cut is chosen on. */
    List<Example> all() {
        List<Example> all = new ArrayList<>(fit);
        all.addAll(dev);
        return all;
    }

    private FitRows where(Predicate<Example> kept) {
        return new FitRows(
                fit.stream().filter(kept).toList(), dev.stream().filter(kept).toList());
    }
}
