package dev.assay.dataset.merge;

import dev.assay.core.data.Passage;
import dev.assay.core.data.Span;
import dev.assay.engine.input.Fault;
import dev.assay.engine.input.Faults;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** One corpus of several: identical passages once, and nothing twice under one name that is not the same. */
final class MergedCorpus {

    private static final String NEXT =
            "one meaning for each name; --prefix keeps both, each with its set's name before it";

    private final List<Member> members;
    private final boolean prefix;
    private final Faults faults;
    private final Map<Member, Renames> renames = new LinkedHashMap<>();

    /** Ids and documents that mean different things in different sets. */
    private final Set<String> passages = new HashSet<>();

    private final Set<String> documents = new LinkedHashSet<>();

    MergedCorpus(List<Member> members, boolean prefix, Faults faults) {
        this.members = members;
        this.prefix = prefix;
        this.faults = faults;
        members.forEach(member -> renames.put(member, new Renames()));
        samePassages();
        sameDocuments();
        if (prefix) {
            members.forEach(this::rename);
        }
    }

    /** The new names in a set; none where nothing clashes. */
    Renames renames(Member member) {
        return renames.getOrDefault(member, new Renames());
    }

    /** The lines of the new corpus. */
    List<String> lines() {
        Set<String> seen = new HashSet<>();
        List<String> lines = new ArrayList<>();
        for (Member member : members) {
            for (PassageLine passage : member.passages()) {
                String line = renames(member).passage(passage);
                if (!line.equals(passage.json()) || seen.add(passage.hash())) {
                    lines.add(line);
                }
            }
        }
        return lines;
    }

    private record Place(Member member, PassageLine passage) {}

    private void samePassages() {
        Map<String, Place> first = new HashMap<>();
        for (Member member : members) {
            for (PassageLine passage : member.passages()) {
                Place earlier = first.putIfAbsent(passage.id(), new Place(member, passage));
                if (earlier != null && !earlier.passage().hash().equals(passage.hash())) {
                    passages.add(passage.id());
                    if (earlier.passage().document().equals(passage.document())) {
                        documents.add(passage.document());
                    }
                    tell(
                            member,
                            passage,
                            "the passage `" + passage.id() + "`, which is another one in "
                                    + earlier.member().corpusFile() + ":"
                                    + earlier.passage().line());
                }
            }
        }
    }

    /** Documents of which two sets hold other characters at the same place. */
    private void sameDocuments() {
        Map<String, List<Place>> seen = new HashMap<>();
        for (Member member : members) {
            for (PassageLine passage : member.passages()) {
                if (documents.contains(passage.document())) {
                    continue;
                }
                for (Place earlier : seen.getOrDefault(passage.document(), List.of())) {
                    if (!earlier.member().equals(member) && contradict(earlier, new Place(member, passage))) {
                        documents.add(passage.document());
                        tell(
                                member,
                                passage,
                                "the document `" + passage.document() + "` with other words than in "
                                        + earlier.member().corpusFile() + ":"
                                        + earlier.passage().line() + " at the same place");
                        break;
                    }
                }
                seen.computeIfAbsent(passage.document(), any -> new ArrayList<>())
                        .add(new Place(member, passage));
            }
        }
    }

    private static boolean contradict(Place a, Place b) {
        if (a.passage().hash().equals(b.passage().hash())) {
            return false;
        }
        Optional<Passage> one = passage(a);
        Optional<Passage> other = passage(b);
        if (one.isEmpty() || other.isEmpty()) {
            return false;
        }
        Optional<Span> first = span(one.get());
        Optional<Span> second = span(other.get());
        if (first.isEmpty() || second.isEmpty() || !first.get().overlaps(second.get())) {
            return false;
        }
        int from = Math.max(first.get().start(), second.get().start());
        int to = Math.min(first.get().end(), second.get().end());
        String words = one.get()
                .text()
                .substring(from - first.get().start(), to - first.get().start());
        return !words.equals(other.get()
                .text()
                .substring(from - second.get().start(), to - second.get().start()));
    }

    private static Optional<Passage> passage(Place place) {
        return place.member()
                .folder()
                .corpus()
                .flatMap(corpus -> corpus.passage(place.passage().id()));
    }

    /** Where a passage stands, when its text is what stands there. */
    private static Optional<Span> span(Passage passage) {
        return passage.span().filter(span -> span.length() == passage.text().length());
    }

    private void tell(Member member, PassageLine passage, String found) {
        if (!prefix) {
            faults.add(new Fault(member.corpusFile(), passage.line(), 0, found, NEXT));
        }
    }

    private void rename(Member member) {
        Renames names = renames(member);
        for (PassageLine passage : member.passages()) {
            boolean document = documents.contains(passage.document());
            if (document) {
                names.document(passage.document(), member.name() + ":" + passage.document());
            }
            if (document || passages.contains(passage.id())) {
                names.passage(passage.id(), member.name() + ":" + passage.id());
                if (passage.document().equals(passage.id())) {
                    names.document(passage.document(), member.name() + ":" + passage.document());
                }
            }
        }
    }
}
