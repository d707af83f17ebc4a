package dev.assay.core.diagnosis;

import dev.assay.core.data.AnswerKind;
import dev.assay.core.data.Corpus;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Retrieved;
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
 * @param steps every recorded list met with the labels, in pipeline order; may be none where nothing was missed
 * @param k depth that counts for retrieval, 1 or more
 * @param corpus what could have been retrieved; absent when not given
 * @param told what a judge could say
 */
public record Symptoms(
        CaseResult result,
        Optional<JudgedRanking> ranking,
        Optional<JudgedRanking> context,
        List<Step> steps,
        int k,
        Optional<Corpus> corpus,
        Told told) {

    public Symptoms {
        steps = List.copyOf(steps);
    }

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
        return relevant().filter(group -> found(group) > k).boxed().toList();
    }

    /** Relevant groups that are missing, or that the model was not shown although its context is recorded. */
    List<Integer> lost() {
        return relevant()
                .filter(group -> found(group) > k || unseen(group))
                .boxed()
                .toList();
    }

    /** The way of the case's passages. */
    Trail trail() {
        return new Trail(steps);
    }

    /** A group of the labels. */
    RelevantGroup group(int index) {
        return ranking.orElseThrow().judgments().groups().get(index);
    }

    /** The rank of a group in the final list. */
    int found(int group) {
        return ranking.orElseThrow().foundAt(group);
    }

    /** Whether the answer states something and the case should be answered. */
    boolean answered() {
        return result.source().answerable()
                && result.answerKind()
                        .filter(kind -> kind == AnswerKind.ANSWERED)
                        .isPresent();
    }

    /** The id of a passage of the context by its number, from 1. */
    String passage(int number) {
        return number >= 1 && number <= result.context().size()
                ? "`" + result.context().get(number - 1).id() + "`"
                : String.valueOf(number);
    }

    /**
     * Whether a passage of the context is relevant: a label stands on it, or a claim of the reference rests on it. Empty
     * where neither is known.
     */
    Optional<Boolean> relevantPassage(int number) {
        boolean bears = result.referenceClaims().stream().anyMatch(claim -> claim.supportedBy(number));
        Optional<Boolean> labelled = context.filter(met -> met.relevant(1) > 0).map(met -> labelled(met, number));
        if (labelled.isEmpty() && !told.reference()) {
            return Optional.empty();
        }
        return Optional.of(bears || labelled.orElse(false));
    }

    private boolean labelled(JudgedRanking met, int number) {
        if (number < 1 || number > result.context().size()) {
            return false;
        }
        Retrieved passage = result.context().get(number - 1);
        List<Retrieved> items = met.ranking().items();
        return IntStream.rangeClosed(1, items.size())
                .filter(rank -> items.get(rank - 1).id().equals(passage.id())
                        || items.get(rank - 1).id().equals(passage.documentOrId()))
                .anyMatch(rank -> met.isRelevant(rank, 1));
    }

    private IntStream relevant() {
        if (ranking.isEmpty() || !result.source().answerable()) {
            return IntStream.empty();
        }
        List<RelevantGroup> groups = ranking.get().judgments().groups();
        return IntStream.range(0, groups.size())
                .filter(group -> groups.get(group).grade() >= 1);
    }

    private boolean unseen(int group) {
        return steps.stream().anyMatch(step -> step.kind() == StepKind.CONTEXT && !step.has(group));
    }
}
