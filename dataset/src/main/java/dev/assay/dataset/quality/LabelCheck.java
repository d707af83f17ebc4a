package dev.assay.dataset.quality;

import dev.assay.core.data.Case;
import dev.assay.core.data.Corpus;
import dev.assay.core.data.Label;
import dev.assay.core.data.RelevantGroup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Labels that name what the corpus does not hold, or words that no longer stand where the label says. */
final class LabelCheck implements Check {

    private static final int SHOWN = 5;

    private record Wrong(String id, boolean missing, String why) {}

    @Override
    public List<Finding> find(Checked dataset) {
        if (dataset.corpus().isEmpty()) {
            return List.of();
        }
        List<Wrong> wrong = new ArrayList<>();
        for (Case source : dataset.cases()) {
            source.judgments()
                    .ifPresent(judgments -> judgments.groups().stream()
                            .filter(group -> group.grade() >= 1)
                            .forEach(group -> look(dataset.corpus().get(), source.id(), group, wrong)));
        }
        List<Finding> findings = new ArrayList<>();
        told(
                wrong.stream().filter(Wrong::missing).toList(),
                "missing-passage",
                " that the corpus does not hold: no system can find them",
                "add the documents to corpus.jsonl, or mend the labels; after another chunking move them with `assay dataset"
                        + " remap`",
                findings);
        told(
                wrong.stream().filter(one -> !one.missing()).toList(),
                "changed-text",
                " whose quoted words do not stand at their place any more",
                "move them with `assay dataset remap --corpus NEW`, or label these cases anew",
                findings);
        return findings;
    }

    private static void told(List<Wrong> wrong, String kind, String what, String next, List<Finding> findings) {
        if (!wrong.isEmpty()) {
            findings.add(new Finding(
                    Severity.ERROR,
                    kind,
                    wrong.stream().map(Wrong::id).distinct().toList(),
                    Brief.count(wrong.size(), "label") + what,
                    wrong.stream()
                            .limit(SHOWN)
                            .map(one -> one.id() + ": " + one.why())
                            .toList(),
                    next));
        }
    }

    private static void look(Corpus corpus, String id, RelevantGroup group, List<Wrong> wrong) {
        for (Label label : group.anyOf()) {
            wrong(corpus, id, label).ifPresent(wrong::add);
        }
    }

    private static Optional<Wrong> wrong(Corpus corpus, String id, Label label) {
        if (label instanceof Label.Item item) {
            return corpus.passage(item.id()).isPresent()
                            || !corpus.ofDocument(item.id()).isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Wrong(id, true, "`" + item.id() + "` is no passage of the corpus"));
        }
        if (label instanceof Label.WholeDocument whole) {
            return document(corpus, id, whole.document());
        }
        if (label instanceof Label.Evidence evidence) {
            return document(corpus, id, evidence.document()).or(() -> evidence(corpus, id, evidence));
        }
        return label instanceof Label.Quote quote
                ? document(corpus, id, quote.document()).or(() -> quote(corpus, id, quote))
                : Optional.empty();
    }

    private static Optional<Wrong> document(Corpus corpus, String id, String document) {
        return new DocumentText(corpus, document).missing()
                ? Optional.of(new Wrong(id, true, "document `" + document + "` is not in the corpus"))
                : Optional.empty();
    }

    private static Optional<Wrong> evidence(Corpus corpus, String id, Label.Evidence evidence) {
        DocumentText text = new DocumentText(corpus, evidence.document());
        String place = "`" + evidence.document() + "` [" + evidence.span().start() + ", "
                + evidence.span().end() + ")";
        if (!text.reaches(evidence.span())) {
            return Optional.of(new Wrong(id, true, place + " lies outside all passages of the document"));
        }
        String quoted = DocumentText.letters(evidence.quote());
        Optional<String> now = text.at(evidence.span());
        if (quoted.isEmpty() || now.isEmpty() || same(DocumentText.letters(now.get()), quoted)) {
            return Optional.empty();
        }
        return Optional.of(new Wrong(
                id,
                false,
                place + " says " + Brief.quote(now.get()) + ", the label quotes " + Brief.quote(evidence.quote())
                        + (text.says(evidence.quote()) ? ", which stands elsewhere in the document" : "")));
    }

    private static boolean same(String now, String quoted) {
        return now.contains(quoted) || quoted.contains(now);
    }

    private static Optional<Wrong> quote(Corpus corpus, String id, Label.Quote quote) {
        return new DocumentText(corpus, quote.document()).says(quote.quote())
                ? Optional.empty()
                : Optional.of(
                        new Wrong(id, false, "`" + quote.document() + "` does not hold " + Brief.quote(quote.quote())));
    }
}
