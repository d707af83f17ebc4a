package dev.assay.judge.citation;

import dev.assay.core.citation.CitedAnswer;
import dev.assay.core.citation.CitingSentence;
import dev.assay.core.metric.Score;
import dev.assay.core.run.JudgedCitation;
import dev.assay.judge.generation.Evidence;
import dev.assay.judge.port.CitedSentence;
import dev.assay.judge.port.JudgeReply;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.port.SentenceSupport;
import dev.assay.judge.port.Support;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;

/** The sentences of an answer with what they cite, and what a judge says of them once it is needed. */
final class CitationGrades {

    private final Evidence evidence;
    private final List<CitingSentence> sentences;
    private final List<String> passages;

    private CitationGrades(Evidence evidence) {
        this.evidence = evidence;
        this.sentences = CitedAnswer.of(
                evidence.subject().output(), evidence.subject().context().orElse(List.of()));
        this.passages = evidence.subject().passages().orElse(List.of());
    }

    /** A score of an answer that states something, or why there is none. */
    static Score score(Evidence evidence, Function<CitationGrades, Score> formula) {
        Optional<Score> silent = evidence.withoutClaims();
        return silent.orElseGet(() -> formula.apply(new CitationGrades(evidence)));
    }

    /** The same where retrieval must be recorded. */
    static Score scoreWithPassages(Evidence evidence, Function<CitationGrades, Score> formula) {
        return evidence.subject().context().isEmpty()
                ? new Score.Undefined("no retrieval recorded")
                : score(evidence, formula);
    }

    /** The sentences. */
    List<CitingSentence> sentences() {
        return sentences;
    }

    /** How many citations there are, those of unknown passages among them. */
    int citations() {
        return sentences.stream().mapToInt(CitingSentence::citations).sum();
    }

    /** Whether a citation leads to a passage that holds text. */
    boolean led() {
        return sentences.stream().anyMatch(sentence -> !held(sentence).isEmpty());
    }

    /** A score from what the judge says, sentence by sentence, or why there is none; asks when it is not yet known. */
    Score judged(Function<List<SentenceSupport>, Score> formula) {
        JudgeReply reply = evidence.ask(new JudgeRequest.RateCitations(
                evidence.subject().question(),
                sentences.stream()
                        .map(sentence -> new CitedSentence(sentence.text(), held(sentence)))
                        .toList(),
                passages));
        if (!(reply instanceof JudgeReply.SentenceSupports found)) {
            return Evidence.because(reply);
        }
        if (found.sentences().size() != sentences.size()) {
            return Evidence.unreadable(
                    "it judges " + found.sentences().size() + " of " + sentences.size() + " sentences");
        }
        for (int i = 0; i < sentences.size(); i++) {
            Set<Integer> graded = found.sentences().get(i).support().keySet();
            List<Integer> due = held(sentences.get(i));
            if (graded.size() != due.size() || !graded.containsAll(due)) {
                return Evidence.unreadable("sentence " + (i + 1) + " cites " + due + ", judged are " + graded);
            }
        }
        note(found.sentences());
        return formula.apply(found.sentences());
    }

    /** The passages a sentence cites that hold text; another one bears out nothing. */
    private List<Integer> held(CitingSentence sentence) {
        return sentence.passages().stream()
                .filter(number -> !passages.get(number - 1).isBlank())
                .toList();
    }

    private void note(List<SentenceSupport> said) {
        List<String> told = new ArrayList<>();
        for (int i = 0; i < said.size(); i++) {
            int sentence = i + 1;
            String text = sentences.get(i).text();
            String number = "#" + sentence;
            new TreeMap<>(said.get(i).support()).forEach((passage, support) -> {
                evidence.cited(new JudgedCitation(sentence, text, passage, support.worth()));
                told.add(number + " [" + passage + "] " + word(support));
            });
            sentences.get(i).unknown().forEach(name -> told.add(number + " [" + name + "] ?"));
        }
        if (!told.isEmpty()) {
            evidence.note("citations: " + String.join(", ", told));
        }
    }

    private static String word(Support support) {
        return support.name().toLowerCase(Locale.ROOT);
    }
}
