package dev.assay.core.retrieval;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
import dev.assay.core.data.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.IntStream;

/** A case made by a seed: chunks c0…c11 of the documents d0…d2, ten characters each. */
record RandomCase(Judgments judgments, Ranking ranking) {

    private static final int CHUNKS = 12;

    /** Labels of all kinds. */
    static RandomCase of(int seed) {
        Random random = new Random(seed);
        boolean plain = seed % 3 == 0;
        List<RelevantGroup> groups = new ArrayList<>();
        for (int i = random.nextInt(1, 6); i > 0; i--) {
            int labels = plain ? 1 : random.nextInt(1, 4);
            groups.add(new RelevantGroup(
                    IntStream.range(0, labels)
                            .mapToObj(n -> label(random, plain))
                            .toList(),
                    random.nextInt(-1, 4)));
        }
        return new RandomCase(new Judgments(plain ? once(groups) : groups), list(random));
    }

    /** Plain items only, each judged once. */
    static RandomCase plain(int seed) {
        return of(3 * seed);
    }

    /** The same labels with all judged items ranked by grade. */
    RandomCase bestOrder() {
        List<Retrieved> items = judgments.groups().stream()
                .sorted(Comparator.comparingInt(RelevantGroup::grade).reversed())
                .map(group -> Retrieved.of(((Label.Item) group.anyOf().get(0)).id()))
                .toList();
        return new RandomCase(judgments, Ranking.of(items));
    }

    int relevant() {
        return (int)
                judgments.groups().stream().filter(group -> group.grade() > 0).count();
    }

    int largestGrade() {
        return judgments.groups().stream().mapToInt(RelevantGroup::grade).max().orElse(0);
    }

    private static Label label(Random random, boolean plain) {
        int chunk = random.nextInt(CHUNKS);
        int start = random.nextInt(30);
        return switch (plain ? 0 : random.nextInt(4)) {
            case 0, 1 -> new Label.Item("c" + chunk);
            case 2 -> new Label.WholeDocument("d" + chunk % 3);
            default -> new Label.Evidence("d" + chunk % 3, new Span(start, start + random.nextInt(1, 15)), "");
        };
    }

    private static List<RelevantGroup> once(List<RelevantGroup> groups) {
        List<RelevantGroup> first = new ArrayList<>();
        for (RelevantGroup group : groups) {
            if (first.stream().noneMatch(other -> other.anyOf().equals(group.anyOf()))) {
                first.add(group);
            }
        }
        return first;
    }

    private static Ranking list(Random random) {
        List<Retrieved> items = new ArrayList<>();
        for (int chunk = 0; chunk < CHUNKS; chunk++) {
            int start = chunk / 3 * 10;
            items.add(new Retrieved(
                    "c" + chunk,
                    Optional.of("d" + chunk % 3),
                    Optional.of(new Span(start, start + 10)),
                    Optional.empty(),
                    OptionalDouble.empty(),
                    Map.of()));
        }
        Collections.shuffle(items, random);
        return Ranking.of(items.subList(0, random.nextInt(CHUNKS + 1)));
    }
}
