package dev.assay.core.diagnosis;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.run.CaseResult;
import dev.assay.core.words.Language;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What is known of a case when its cause is looked for.
 *
 * @param result the case, its output, answer kind and claims
 * @param ranking the whole ranked list met with the labels; absent when there is no list or nobody judged
 * @param context what the model was shown, met with the labels; absent as above
 * @param k depth that counts for retrieval, 1 or more
 * @param corpus what could have been retrieved; absent when not given
 */
public record Symptoms(
        CaseResult result,
        Optional<JudgedRanking> ranking,
        Optional<JudgedRanking> context,
        int k,
        Optional<Corpus> corpus) {

    /** The language of the advice: {@code metadata.language} where it names one, else by the question's script. */
    Language language() {
        return result.language();
    }

    /** One of two wordings. */
    String in(String chinese, String english) {
        return language() == Language.ZH ? chinese : english;
    }

    /** Whether the corpus holds something of every relevant group; empty when that cannot be said. */
    public Optional<Boolean> inCorpus() {
        List<RelevantGroup> needed = ranking.map(met -> met.judgments().groups()).orElse(List.of()).stream()
                .filter(group -> group.grade() >= 1)
                .toList();
        if (corpus.isEmpty() || needed.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(needed.stream()
                .allMatch(group -> group.anyOf().stream().anyMatch(label -> Located.in(corpus.get(), label))));
    }

    /** Relevant groups, by index, that are not found in the first {@code k}; none where that cannot be said. */
    List<Integer> missing() {
        if (ranking.isEmpty() || !result.source().answerable()) {
            return List.of();
        }
        JudgedRanking judged = ranking.get();
        List<RelevantGroup> groups = judged.judgments().groups();
        return IntStream.range(0, groups.size())
                .filter(group -> groups.get(group).grade() >= 1 && judged.foundAt(group) > k)
                .boxed()
                .toList();
    }

    /** A group of the labels. */
    RelevantGroup group(int index) {
        return ranking.orElseThrow().judgments().groups().get(index);
    }
}
