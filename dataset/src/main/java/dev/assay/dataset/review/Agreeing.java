package dev.assay.dataset.review;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Review;
import dev.assay.core.stats.Answer;
import dev.assay.core.stats.ClusterIds;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.agreement.CohenKappa;
import dev.assay.dataset.folder.DatasetFolder;
import dev.assay.dataset.folder.Entry;
import dev.assay.dataset.review.AgreementOutcome.Disagreement;
import dev.assay.dataset.review.AgreementOutcome.Pair;
import dev.assay.dataset.review.Standing.Opinion;
import dev.assay.engine.exec.ClusterKey;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Finds how far reviewers agree, from the log and from reviews in the file. */
public final class Agreeing {

    private static final double LEVEL = 0.95;
    private static final long SEED = 42;

    private final Map<String, Entry> entries = new HashMap<>();
    private final Optional<Corpus> corpus;
    private final Map<String, Map<String, Opinion>> opinions = new TreeMap<>();

    private Agreeing(DatasetFolder dataset) {
        this.corpus = dataset.corpus();
        dataset.entries().forEach(entry -> entries.put(entry.id(), entry));
        new Standing(ReviewLog.of(dataset.folder()).lines())
                .opinions()
                .forEach((by, said) -> opinions.put(by, new HashMap<>(said)));
        for (Entry entry : dataset.entries()) {
            entry.source().review().ifPresent(review -> inFile(entry, review));
        }
    }

    /** A decision that stands in the file and not in the log, such as one that was made elsewhere. */
    private void inFile(Entry entry, Review review) {
        if (review.status() != Review.Status.DRAFT && review.by().isPresent()) {
            opinions.computeIfAbsent(review.by().get(), any -> new HashMap<>())
                    .putIfAbsent(
                            entry.id(),
                            new Opinion(
                                    review.status(),
                                    Fingerprint.content(entry),
                                    review.note().orElse("")));
        }
    }

    /** The agreement of each two reviewers. */
    public static AgreementOutcome of(Path dataset) {
        return new Agreeing(DatasetFolder.read(dataset)).outcome();
    }

    private AgreementOutcome outcome() {
        List<String> reviewers = List.copyOf(opinions.keySet());
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < reviewers.size(); i++) {
            for (int j = i + 1; j < reviewers.size(); j++) {
                pairs.add(pair(reviewers.get(i), reviewers.get(j)));
            }
        }
        return new AgreementOutcome(pairs);
    }

    private Pair pair(String one, String other) {
        Map<String, Opinion> first = opinions.getOrDefault(one, Map.of());
        Map<String, Opinion> second = opinions.getOrDefault(other, Map.of());
        Set<String> both = new HashSet<>(first.keySet());
        both.retainAll(second.keySet());
        List<Review.Status> a = new ArrayList<>();
        List<Review.Status> b = new ArrayList<>();
        List<String> clusters = new ArrayList<>();
        List<Disagreement> disagreements = new ArrayList<>();
        int stale = 0;
        for (String id : both.stream().sorted().toList()) {
            Opinion x = first.getOrDefault(id, new Opinion(Review.Status.DRAFT, "", ""));
            Opinion y = second.getOrDefault(id, new Opinion(Review.Status.DRAFT, "", ""));
            Optional<Entry> entry = Optional.ofNullable(entries.get(id));
            if (entry.isEmpty() || !x.content().equals(y.content())) {
                stale++;
                continue;
            }
            a.add(x.status());
            b.add(y.status());
            clusters.add(ClusterKey.of(entry.get().source(), corpus));
            if (x.status() != y.status()) {
                disagreements.add(new Disagreement(
                        id, entry.get().source().question(), x.status(), x.note(), y.status(), y.note()));
            }
        }
        return new Pair(
                one, other, a.size(), a.size() - disagreements.size(), stale, kappa(a, b, clusters), disagreements);
    }

    private static Answer<Measured> kappa(List<Review.Status> a, List<Review.Status> b, List<String> clusters) {
        ClusterIds ids = new ClusterIds();
        int[] numbers = clusters.stream().mapToInt(ids::id).toArray();
        return ids.size() < clusters.size() ? CohenKappa.of(a, b, numbers, SEED, LEVEL) : CohenKappa.of(a, b, LEVEL);
    }
}
