package dev.assay.dataset.remap;

import dev.assay.core.words.Folded;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the documents that share most with a text, by the text's rarest runs of characters. */
final class Index {

    /** The documents handed out for a text: two would do to see that a text is ambiguous, the others are for near ones. */
    private static final int MOST = 8;

    private static final int RAREST = 24;
    private static final int FOLDED = 512;

    private final Layouts layouts;
    private final Map<String, Searched> folded = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Searched> eldest) {
            return size() > FOLDED;
        }
    };
    // Made at first need: where documents stayed the same, nothing is looked for elsewhere.
    private @Nullable Grams grams;

    Index(Layouts layouts) {
        this.layouts = layouts;
    }

    Searched searched(Layout layout) {
        return folded.computeIfAbsent(layout.id(), same -> new Searched(layout));
    }

    /** Documents that share the most of a folded text's rarest runs, the best first. */
    List<Layout> alike(String text) {
        Grams all = grams();
        Map<Integer, Integer> votes = new HashMap<>();
        Arrays.stream(Grams.distinct(text))
                .boxed()
                .filter(gram -> all.from(gram) < all.to(gram))
                .sorted(Comparator.comparingInt(gram -> all.to(gram) - all.from(gram)))
                .limit(RAREST)
                .forEach(gram -> {
                    for (int entry = all.from(gram); entry < all.to(gram); entry++) {
                        votes.merge(all.value(entry), 1, Integer::sum);
                    }
                });
        return votes.entrySet().stream()
                .sorted(Map.Entry.<Integer, Integer>comparingByValue()
                        .reversed()
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(MOST)
                .map(vote -> layouts.get(vote.getKey()))
                .toList();
    }

    private Grams grams() {
        Grams made = grams;
        if (made == null) {
            made = new Grams();
            for (int number = 0; number < layouts.size(); number++) {
                for (int gram :
                        Grams.distinct(Folded.of(layouts.get(number).text()).text())) {
                    made.add(gram, number);
                }
            }
            made.sort();
            grams = made;
        }
        return made;
    }
}
