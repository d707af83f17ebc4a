package dev.assay.dataset.merge;

import dev.assay.core.data.Split;
import dev.assay.dataset.folder.Entry;
import dev.assay.dataset.folder.NewFolder;
import dev.assay.engine.codec.DatasetFiles;
import dev.assay.engine.codec.DatasetReader;
import dev.assay.engine.codec.DatasetSummary;
import dev.assay.engine.exec.ClusterKey;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.InputException;
import dev.assay.engine.store.UnwritableException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Merges datasets. */
public final class Merging {

    private static final int NAMED = 5;

    private final MergeRequest request;
    private final List<Member> members = new ArrayList<>();
    private final Faults faults = new Faults();

    private Merging(MergeRequest request) {
        this.request = request;
        List<String> names = new ArrayList<>();
        for (Path set : request.sets()) {
            Member member = Member.read(set, names);
            names.add(member.name());
            members.add(member);
        }
    }

    /**
     * Makes the merged dataset.
     *
     * @throws InputException when a set has faults, names clash, or something stands at the place to write
     */
    public static MergeOutcome merge(MergeRequest request) {
        if (request.sets().size() < 2) {
            throw InputException.of(Fault.ofFile("merge", "a single dataset", "two datasets or more"));
        }
        return new Merging(request).merge();
    }

    private MergeOutcome merge() {
        MergedCorpus corpus = new MergedCorpus(members, request.clash() == MergeRequest.Clash.PREFIX, faults);
        MergedCases cases = new MergedCases(members, request.clash(), corpus, faults);
        List<Entry> entries = cases.entries();
        faults.throwIfAny();
        List<String> passages = corpus.lines();
        List<String> remarks = new ArrayList<>(cases.remarks());
        remarks.addAll(remarks(cases, passages.size()));
        return new MergeOutcome(request.out(), write(entries, passages), sources(cases, corpus), remarks);
    }

    private DatasetSummary write(List<Entry> entries, List<String> passages) {
        try (NewFolder made = NewFolder.at(request.out())) {
            made.write("cases.jsonl", entries.stream().map(Entry::json).toList());
            if (!passages.isEmpty()) {
                made.write("corpus.jsonl", passages);
            }
            made.write(MergedManifest.of(members, request.name()));
            DatasetSummary summary =
                    new DatasetReader(DatasetFiles.find(made.file("cases.jsonl").resolveSibling(""))).check();
            made.keep();
            return summary;
        } catch (IOException cannotWrite) {
            throw new UnwritableException(request.out(), cannotWrite);
        }
    }

    private List<MergeOutcome.Source> sources(MergedCases cases, MergedCorpus corpus) {
        return members.stream()
                .map(member -> new MergeOutcome.Source(
                        member.name(),
                        member.given().toString(),
                        member.folder().entries().size(),
                        cases.collapsed(member),
                        cases.prefixed(member) + corpus.renames(member).count(),
                        member.passages().size()))
                .toList();
    }

    private List<String> remarks(MergedCases cases, int passages) {
        List<String> remarks = new ArrayList<>();
        for (Member member : members) {
            if (passages > 0 && member.passages().isEmpty()) {
                remarks.add(member.name() + " has no corpus; nothing says that its labels stand in that of the others");
            }
            member.folder()
                    .files()
                    .outputs()
                    .ifPresent(outputs -> remarks.add(
                            outputs + " was not taken over: outputs of a system do not belong to a dataset"));
        }
        List<String> unlicensed = MergedManifest.unlicensed(members);
        if (!unlicensed.isEmpty()) {
            remarks.add(String.join(", ", unlicensed) + " says no licence");
        }
        if (MergedManifest.licences(members).size() > 1) {
            remarks.add("the licences differ; all are named, and each binds what came under it");
        }
        remarks.addAll(acrossSplits(cases));
        sameQuestions(cases, remarks);
        return remarks;
    }

    /** Clusters that one set keeps aside and another tunes on. */
    private static List<String> acrossSplits(MergedCases cases) {
        Map<String, Split> first = new HashMap<>();
        List<String> torn = new ArrayList<>();
        for (Held one : cases.held()) {
            String cluster =
                    ClusterKey.of(one.entry().source(), one.member().folder().corpus());
            one.entry().source().split().ifPresent(split -> {
                Split earlier = first.putIfAbsent(cluster, split);
                if (earlier != null && earlier != split && !torn.contains(cluster)) {
                    torn.add(cluster);
                }
            });
        }
        return torn.isEmpty()
                ? List.of()
                : List.of(torn.size() + (torn.size() == 1 ? " cluster stands" : " clusters stand")
                        + " in more than one split now: " + first(torn)
                        + "; `assay dataset split DIR --again` deals all anew");
    }

    private static void sameQuestions(MergedCases cases, List<String> remarks) {
        Map<String, String> first = new HashMap<>();
        List<String> twice = new ArrayList<>();
        for (Held one : cases.held()) {
            String question = one.entry().source().question().strip();
            String earlier = first.putIfAbsent(question, one.entry().id());
            if (earlier != null) {
                twice.add(earlier + " and " + one.entry().id());
            }
        }
        if (!twice.isEmpty()) {
            remarks.add(twice.size() + (twice.size() == 1 ? " question stands" : " questions stand")
                    + " there more than once: " + first(twice) + "; `assay dataset dedupe` finds near ones, too");
        }
    }

    private static String first(List<String> all) {
        return all.stream().limit(NAMED).collect(Collectors.joining("; ")) + (all.size() > NAMED ? "; …" : "");
    }
}
