package dev.assay.dataset.split;

import dev.assay.core.data.Split;
import dev.assay.core.words.Sha256;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gives each cluster its part. */
final class Dealer {

    /** Stands for cases without the key. */
    static final String NO_VALUE = "(none)";

    private static final int DIGITS = 13;
    private static final double RANGE = 0x1p52;

    private final SplitRequest request;

    Dealer(SplitRequest request) {
        this.request = request;
    }

    /** By cluster the part of those of its cases that have none; those that have one keep it unless asked otherwise. */
    Map<String, Split> deal(List<Group> groups) {
        Map<String, Split> dealt = new HashMap<>();
        List<Group> open = new ArrayList<>();
        for (Group group : groups) {
            List<Split> parts = request.again() ? List.of() : group.parts();
            if (parts.isEmpty()) {
                open.add(group);
            } else {
                dealt.put(group.key(), parts.get(0));
            }
        }
        if (request.stratify().isEmpty()) {
            open.forEach(group -> dealt.put(group.key(), request.shares().at(place(group))));
        } else {
            stratified(groups, open, dealt);
        }
        return dealt;
    }

    /** A cluster's value of the key that is stratified by. */
    private String stratum(Group group) {
        return request.stratify().flatMap(group::value).orElse(NO_VALUE);
    }

    /** Where a cluster falls, between 0 (inclusive) and 1 (exclusive); depends on salt and key alone. */
    private double place(Group group) {
        String hash = Sha256.of(request.salt() + "\n" + group.key());
        return Long.parseLong(hash.substring(0, DIGITS), 16) / RANGE;
    }

    /** In the order of their places, clusters go to the part that lacks most of its share of their stratum. */
    private void stratified(List<Group> all, List<Group> open, Map<String, Split> dealt) {
        Map<String, Map<Split, Integer>> filled = new HashMap<>();
        for (Group group : all) {
            Split part = dealt.get(group.key());
            if (part != null) {
                fill(filled, group, part);
            }
        }
        open.sort(Comparator.comparingDouble(this::place).thenComparing(Group::key));
        for (Group group : open) {
            Map<Split, Integer> now = filled.getOrDefault(stratum(group), Map.of());
            Split part = lacking(now, group.size());
            dealt.put(group.key(), part);
            fill(filled, group, part);
        }
    }

    private void fill(Map<String, Map<Split, Integer>> filled, Group group, Split part) {
        filled.computeIfAbsent(stratum(group), value -> new EnumMap<>(Split.class))
                .merge(part, group.size(), Integer::sum);
    }

    private Split lacking(Map<Split, Integer> now, int more) {
        int total = now.values().stream().mapToInt(Integer::intValue).sum() + more;
        Split best = Split.HELDOUT;
        double most = Double.NEGATIVE_INFINITY;
        for (Split part : Split.values()) {
            double lack = request.shares().of(part) * total - now.getOrDefault(part, 0);
            if (request.shares().of(part) > 0 && lack > most) {
                most = lack;
                best = part;
            }
        }
        return best;
    }
}
