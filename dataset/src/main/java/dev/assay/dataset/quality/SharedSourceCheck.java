package dev.assay.dataset.quality;

import dev.assay.core.data.Case;
import dev.assay.core.data.Split;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Cases of one cluster or document that stand in two splits. */
final class SharedSourceCheck implements Check {

    private static final int SHOWN = 5;

    @Override
    public List<Finding> find(Checked dataset) {
        Map<String, Set<Split>> splits = new LinkedHashMap<>();
        for (Case source : dataset.cases()) {
            source.split()
                    .ifPresent(split -> dataset.cluster(source)
                            .ifPresent(cluster -> splits.computeIfAbsent(cluster, none -> EnumSet.noneOf(Split.class))
                                    .add(split)));
        }
        splits.values().removeIf(found -> found.size() < 2);
        if (splits.isEmpty()) {
            return List.of();
        }
        List<String> ids = new ArrayList<>();
        for (Case source : dataset.cases()) {
            if (source.split().isPresent()
                    && dataset.cluster(source).filter(splits::containsKey).isPresent()) {
                ids.add(source.id());
            }
        }
        List<String> details = splits.entrySet().stream()
                .limit(SHOWN)
                .map(entry -> entry.getKey() + " in "
                        + entry.getValue().stream().map(Split::word).collect(Collectors.joining(", ")))
                .toList();
        return List.of(new Finding(
                Severity.WARNING,
                "shared-source",
                ids,
                Brief.count(splits.size(), "source") + " (document or cluster)"
                        + " with cases in two splits: what was learnt of a document in one shows in the other",
                details,
                "split anew with `assay dataset split`, which keeps clusters together"));
    }
}
