package dev.assay.dataset.split;

import com.fasterxml.jackson.databind.node.TextNode;
import dev.assay.core.data.Split;
import dev.assay.core.words.NearNames;
import dev.assay.dataset.folder.CasesFile;
import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.EditableDataset;
import dev.assay.dataset.folder.Entry;
import dev.assay.engine.exec.ClusterKey;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.InputException;
import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Splits a dataset. */
public final class Splitting {

    private static final int NAMED = 5;
    private static final double LARGE = 0.1;

    private final SplitRequest request;
    private final DatasetFolder dataset;
    private final List<Group> groups;
    private final Map<String, Group> byCase = new LinkedHashMap<>();
    private final List<String> remarks = new ArrayList<>();

    private Splitting(SplitRequest request) {
        this.request = request;
        this.dataset = EditableDataset.read(request.dataset());
        Map<String, Group> byKey = new LinkedHashMap<>();
        for (Entry entry : dataset.entries()) {
            Group group = byKey.computeIfAbsent(ClusterKey.of(entry.source(), dataset.corpus()), Group::new);
            group.add(entry);
            byCase.put(entry.id(), group);
        }
        this.groups = new ArrayList<>(byKey.values());
    }

    /**
     * Splits a dataset and writes its cases.
     *
     * @throws InputException when it has faults, or no case has the key to stratify by
     */
    public static SplitOutcome split(SplitRequest request) {
        return new Splitting(request).split();
    }

    private SplitOutcome split() {
        request.stratify().ifPresent(this::mustBeKnown);
        Map<String, Split> dealt = new Dealer(request).deal(groups);
        List<Entry> entries = new ArrayList<>(dataset.entries().size());
        int made = 0;
        for (Entry entry : dataset.entries()) {
            Split part = part(entry, dealt);
            boolean same = entry.source().split().filter(part::equals).isPresent();
            made += same ? 0 : 1;
            entries.add(same ? entry : entry.with("split", TextNode.valueOf(part.word())));
        }
        boolean write = made > 0 && !request.dry();
        if (write) {
            try {
                CasesFile.replace(dataset.files().cases(), entries);
            } catch (IOException cannotWrite) {
                throw new UnwritableException(dataset.files().cases(), cannotWrite);
            }
        }
        remarks();
        return new SplitOutcome(
                dataset.files().cases(),
                request,
                entries.size(),
                groups.size(),
                count(entries),
                request.stratify().map(key -> strata(entries, key)).orElse(Map.of()),
                made,
                entries.size() - made,
                remarks,
                write);
    }

    private Split part(Entry entry, Map<String, Split> dealt) {
        Split ofCluster = dealt.getOrDefault(group(entry).key(), Split.HELDOUT);
        return request.again() ? ofCluster : entry.source().split().orElse(ofCluster);
    }

    private Group group(Entry entry) {
        Group group = byCase.get(entry.id());
        if (group == null) {
            throw new IllegalStateException("every case has a cluster");
        }
        return group;
    }

    private void mustBeKnown(String key) {
        Set<String> known = dataset.entries().stream()
                .flatMap(entry -> entry.source().metadata().keySet().stream())
                .collect(Collectors.toCollection(TreeSet::new));
        if (!known.contains(key)) {
            String allowed = known.isEmpty()
                    ? "no stratifying, since no case has metadata"
                    : "a key of the cases' metadata: " + String.join(", ", known) + NearNames.hint(key, known);
            throw InputException.of(Fault.ofFile("--stratify", "`" + key + "`, which no case has", allowed));
        }
    }

    private Map<Split, SplitOutcome.Part> count(List<Entry> entries) {
        Map<Split, Integer> cases = new EnumMap<>(Split.class);
        Map<Split, Set<String>> clusters = new EnumMap<>(Split.class);
        for (Entry entry : entries) {
            entry.source().split().ifPresent(part -> {
                cases.merge(part, 1, Integer::sum);
                clusters.computeIfAbsent(part, any -> new TreeSet<>())
                        .add(group(entry).key());
            });
        }
        Map<Split, SplitOutcome.Part> parts = new EnumMap<>(Split.class);
        for (Split part : Split.values()) {
            parts.put(
                    part,
                    new SplitOutcome.Part(
                            cases.getOrDefault(part, 0),
                            clusters.getOrDefault(part, Set.of()).size()));
        }
        return parts;
    }

    /** By the value that each case itself has, whatever its cluster counted for. */
    private Map<String, Map<Split, SplitOutcome.Part>> strata(List<Entry> entries, String key) {
        Map<String, List<Entry>> byValue = new TreeMap<>();
        for (Entry entry : entries) {
            Object value = entry.source().metadata().get(key);
            byValue.computeIfAbsent(value == null ? Dealer.NO_VALUE : value.toString(), any -> new ArrayList<>())
                    .add(entry);
        }
        Map<String, Map<Split, SplitOutcome.Part>> strata = new TreeMap<>();
        byValue.forEach((value, some) -> strata.put(value, count(some)));
        return strata;
    }

    private void remarks() {
        List<Group> torn =
                groups.stream().filter(group -> group.parts().size() > 1).toList();
        if (!torn.isEmpty() && !request.again()) {
            remarks.add(torn.size() + (torn.size() == 1 ? " cluster stands" : " clusters stand")
                    + " in more than one part already, which lets the system be tuned on what it is tested with: "
                    + torn.stream()
                            .limit(NAMED)
                            .map(group -> group.key() + " ("
                                    + group.parts().stream().map(Split::word).collect(Collectors.joining(", ")) + ")")
                            .collect(Collectors.joining("; "))
                    + (torn.size() > NAMED ? "; …" : "") + ". What is assigned stays; --again deals all anew");
        }
        groups.stream()
                .max((a, b) -> Integer.compare(a.size(), b.size()))
                .filter(largest -> largest.size() > 1
                        && largest.size() > LARGE * dataset.entries().size())
                .ifPresent(largest -> remarks.add("the cluster " + largest.key() + " holds " + largest.size() + " of "
                        + dataset.entries().size() + " cases and is not torn apart; no split can be finer"));
        if (request.stratify().isPresent() && request.again()) {
            remarks.add("with --stratify the part of a cluster depends on the others: dealing all anew after cases came"
                    + " may move some; without --again what is assigned stays");
        }
    }
}
