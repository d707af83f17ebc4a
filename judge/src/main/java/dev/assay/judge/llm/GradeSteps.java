package dev.assay.judge.llm;

import dev.assay.core.words.Language;
import dev.assay.judge.port.CitedSentence;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.Relevance;
import dev.assay.judge.port.Support;
import dev.assay.judge.prompt.Prompt;
import dev.assay.judge.prompt.PromptKind;
import dev.assay.judge.prompt.Prompts;
import dev.assay.judge.prompt.ReadGrade;
import dev.assay.judge.prompt.ReplyReader;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Requests that give a text, or each of some numbered items, one of a few words. */
final class GradeSteps {

    private final Prompts prompts;

    GradeSteps(Prompts prompts) {
        this.prompts = prompts;
    }

    Step relevance(JudgeRequest.RatePassages rate) {
        SortedMap<Integer, String> passages = Shown.numbered(rate.passages());
        if (passages.isEmpty()) {
            return new Step.Decided(new JudgeReply.Relevances(Map.of()));
        }
        Prompt prompt = prompts.get(PromptKind.RELEVANCE, Language.of(rate.question()));
        ReplyReader reader = prompts.reader(prompt);
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.passages(rate.question(), passages).values()),
                rate.question(),
                body -> reader.grades(body, passages.keySet()),
                read -> new JudgeReply.Relevances(named(Relevance.class, read)));
    }

    Step nuggets(JudgeRequest.RateNuggets rate) {
        Prompt prompt = prompts.get(PromptKind.NUGGETS, Language.of(rate.question() + "\n" + rate.text()));
        ReplyReader reader = prompts.reader(prompt);
        Set<Integer> items =
                IntStream.rangeClosed(1, rate.nuggets().size()).boxed().collect(Collectors.toCollection(TreeSet::new));
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.nuggets(rate.question(), rate.text(), rate.nuggets())
                        .values()),
                rate.question(),
                body -> reader.grades(body, items),
                read -> new JudgeReply.Supports(named(Support.class, read)));
    }

    Step citations(JudgeRequest.RateCitations rate) {
        SortedMap<Integer, String> passages = new TreeMap<>(Shown.numbered(rate.passages()));
        passages.keySet()
                .retainAll(rate.sentences().stream()
                        .flatMap(sentence -> sentence.passages().stream())
                        .collect(Collectors.toSet()));
        SortedMap<Integer, List<Integer>> cited = new TreeMap<>();
        rate.sentences().forEach(sentence -> cited.put(cited.size() + 1, sentence.passages()));
        String words = rate.sentences().stream().map(CitedSentence::text).collect(Collectors.joining("\n"));
        Prompt prompt = prompts.get(PromptKind.CITATIONS, Language.of(rate.question() + "\n" + words));
        ReplyReader reader = prompts.reader(prompt);
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.sentences(rate.question(), rate.sentences(), passages)
                        .values()),
                rate.question(),
                body -> reader.citations(body, cited),
                read -> new JudgeReply.SentenceSupports(List.copyOf(read.values())));
    }

    Step level(JudgeRequest.PickLevel pick) {
        Prompt prompt = prompts.get(
                PromptKind.RUBRIC, pick.language().orElseGet(() -> Language.of(pick.question() + "\n" + pick.text())));
        ReplyReader reader = prompts.reader(prompt);
        return new Step.Ask<>(
                prompt,
                prompt.render(Shown.graded(pick).values()),
                pick.question(),
                body -> reader.level(body, pick.criteria().levels().keySet(), pick.text()),
                read -> read);
    }

    Step better(JudgeRequest.PickBetter pick) {
        Prompt prompt = prompts.get(
                PromptKind.PAIRWISE, Language.of(pick.question() + "\n" + pick.first() + "\n" + pick.second()));
        ReplyReader reader = prompts.reader(prompt);
        return new Step.Ask<>(
                prompt, prompt.render(Shown.pair(pick).values()), pick.question(), reader::better, read -> read);
    }

    /** The words of grades as what they name. */
    private static <E extends Enum<E>> Map<Integer, E> named(Class<E> kind, SortedMap<Integer, ReadGrade> read) {
        Map<Integer, E> named = new TreeMap<>();
        read.forEach((item, grade) ->
                named.put(item, Enum.valueOf(kind, grade.word().toUpperCase(Locale.ROOT))));
        return named;
    }
}
