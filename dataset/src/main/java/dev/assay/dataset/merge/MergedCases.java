package dev.assay.dataset.merge;

import com.fasterxml.jackson.databind.node.TextNode;
import dev.assay.dataset.folder.Entry;
import dev.assay.engine.codec.Canonical;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import dev.assay.engine.input.Node;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** One list of cases of several. */
final class MergedCases {

    /** What two cases that ask the same and want the same may say differently. */
    private static final Set<String> ABOUT = Set.of("metadata", "review", "split", "cluster");

    private final MergeRequest.Clash clash;
    private final MergedCorpus corpus;
    private final Faults faults;
    private final Canonical canonical = new Canonical();
    private final Map<String, Held> byId = new HashMap<>();
    private final List<Held> held = new ArrayList<>();
    private final Map<Member, Integer> collapsed = new HashMap<>();
    private final Set<Held> prefixed = new HashSet<>();
    private int otherOutputs;
    private int withoutOutputs;
    private final List<String> firstKept = new ArrayList<>();

    MergedCases(List<Member> members, MergeRequest.Clash clash, MergedCorpus corpus, Faults faults) {
        this.clash = clash;
        this.corpus = corpus;
        this.faults = faults;
        for (Member member : members) {
            for (Entry entry : member.folder().entries()) {
                add(member, entry);
            }
        }
    }

    private void add(Member member, Entry entry) {
        Entry renamed = corpus.renames(member).labels(entry);
        withoutOutputs += entry.outputs().isEmpty() || !renamed.outputs().isEmpty() ? 0 : 1;
        Held now = new Held(member, renamed);
        Held earlier = byId.putIfAbsent(entry.id(), now);
        if (earlier == null) {
            held.add(now);
            return;
        }
        Set<String> differing = differing(earlier.object(), now.object());
        if (differing.isEmpty()) {
            collapsed.merge(member, 1, Integer::sum);
            otherOutputs += earlier.entry().outputs().equals(now.entry().outputs()) ? 0 : 1;
        } else if (clash == MergeRequest.Clash.PREFIX) {
            prefixed.add(earlier);
            prefixed.add(now);
            held.add(now);
        } else if (clash == MergeRequest.Clash.KEEP_FIRST && ABOUT.containsAll(differing)) {
            firstKept.add(entry.id());
            collapsed.merge(member, 1, Integer::sum);
        } else {
            tell(earlier, now, differing);
        }
    }

    private void tell(Held earlier, Held now, Set<String> differing) {
        boolean equal = ABOUT.containsAll(differing);
        faults.add(new Fault(
                now.member().casesFile(),
                now.entry().line(),
                0,
                "the id `" + now.entry().id() + "`, which "
                        + earlier.member().casesFile() + ":" + earlier.entry().line() + " has with another "
                        + String.join(", ", differing),
                equal
                        ? "each id once; --keep first keeps the earlier one, --prefix both"
                        : "each id once; --prefix keeps both, each with its set's name before it"));
    }

    private Set<String> differing(Node.Obj a, Node.Obj b) {
        Set<String> names = new TreeSet<>();
        a.members().forEach(member -> names.add(member.key()));
        b.members().forEach(member -> names.add(member.key()));
        names.removeAll(Canonical.OUTPUT_FIELDS);
        names.removeIf(
                name -> a.get(name).map(canonical::text).equals(b.get(name).map(canonical::text)));
        return names;
    }

    /** The cases, in the order of the sets. */
    List<Entry> entries() {
        List<Entry> entries = new ArrayList<>(held.size());
        Set<String> taken = new HashSet<>();
        for (Held one : held) {
            Entry entry = prefixed.contains(one)
                    ? one.entry()
                            .with(
                                    "id",
                                    TextNode.valueOf(one.member().name() + ":"
                                            + one.entry().id()))
                    : one.entry();
            if (!taken.add(entry.id())) {
                faults.add(new Fault(
                        one.member().casesFile(),
                        one.entry().line(),
                        0,
                        "the id `" + entry.id() + "` again, once the sets' names stand before ids",
                        "sets with other names; set `name` in a dataset.yaml"));
            }
            entries.add(entry);
        }
        return entries;
    }

    /** The cases with their sets. */
    List<Held> held() {
        return held;
    }

    int collapsed(Member member) {
        return collapsed.getOrDefault(member, 0);
    }

    int prefixed(Member member) {
        return (int)
                prefixed.stream().filter(one -> one.member().equals(member)).count();
    }

    /** What a reader should know. */
    List<String> remarks() {
        List<String> remarks = new ArrayList<>();
        if (!firstKept.isEmpty()) {
            remarks.add("of " + firstKept.size() + " cases that differ in metadata, review, split or cluster only the"
                    + " first was kept: " + String.join(", ", firstKept.subList(0, Math.min(5, firstKept.size())))
                    + (firstKept.size() > 5 ? ", …" : ""));
        }
        if (otherOutputs > 0) {
            remarks.add(otherOutputs + " identical cases carried other outputs; those of the first were kept");
        }
        if (withoutOutputs > 0) {
            remarks.add(withoutOutputs + " cases lost their inline outputs, which name passages by ids that changed");
        }
        return remarks;
    }
}
