package dev.assay.dataset.quality;

import dev.assay.core.data.Case;
import dev.assay.core.data.Corpus;
import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Passage;
import dev.assay.core.words.Folded;
import dev.assay.core.words.Han;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** References that quote, in quotation marks, what stands in none of the texts that the case is labelled with. */
final class ReferenceCheck implements Check {

    private static final int SHOWN = 5;

    /** Shorter ones are names and terms, which need not be quotes. */
    private static final int SHORTEST = 12;

    private static final Pattern QUOTED =
            Pattern.compile("“([^”]+)”|\"([^\"]+)\"|「([^」]+)」|『([^』]+)』|«([^»]+)»|‘([^’]{6,})’");

    @Override
    public List<Finding> find(Checked dataset) {
        List<String> ids = new ArrayList<>();
        List<String> details = new ArrayList<>();
        for (Case source : dataset.cases()) {
            absent(dataset, source).ifPresent(quote -> {
                ids.add(source.id());
                details.add(source.id() + ": " + Brief.quote(quote));
            });
        }
        return ids.isEmpty()
                ? List.of()
                : List.of(new Finding(
                        Severity.WARNING,
                        "reference-misquotes",
                        ids,
                        Brief.count(ids.size(), "reference")
                                + " with words in quotation marks that stand in none of the" + " labelled texts",
                        details.stream().limit(SHOWN).toList(),
                        "copy the words from the passage, or take the quotation marks away"));
    }

    private static Optional<String> absent(Checked dataset, Case source) {
        if (source.reference().isEmpty()) {
            return Optional.empty();
        }
        List<String> quotes = quotes(source.reference().get());
        if (quotes.isEmpty()) {
            return Optional.empty();
        }
        String evidence = DocumentText.letters(evidence(dataset, source));
        return evidence.isEmpty()
                ? Optional.empty()
                : quotes.stream()
                        .filter(quote -> !evidence.contains(DocumentText.letters(quote)))
                        .findFirst();
    }

    private static List<String> quotes(String reference) {
        List<String> quotes = new ArrayList<>();
        Matcher found = QUOTED.matcher(reference);
        while (found.find()) {
            String quote = found.group().substring(1, found.group().length() - 1);
            boolean chinese = Han.count(quote) > 0;
            if (Folded.of(quote).text().length() >= (chinese ? SHORTEST / 2 : SHORTEST)) {
                quotes.add(quote.replaceAll("[.,;:!?。，；：！？…]+$", ""));
            }
        }
        return quotes;
    }

    /** All texts that the labels name; empty where not all of them are known, since nothing can be said then. */
    private static String evidence(Checked dataset, Case source) {
        List<String> texts = new ArrayList<>(source.referenceContexts());
        List<Label> labels = source.judgments().map(Judgments::groups).orElse(List.of()).stream()
                .filter(group -> group.grade() >= 1)
                .flatMap(group -> group.anyOf().stream())
                .toList();
        for (Label label : labels) {
            String text = text(dataset.corpus(), label);
            if (text.isEmpty()) {
                return "";
            }
            texts.add(text);
        }
        return String.join("\n", texts);
    }

    private static String text(Optional<Corpus> corpus, Label label) {
        Stream<Passage> passages = Stream.empty();
        String quote = "";
        if (label instanceof Label.Item item) {
            passages = corpus.flatMap(all -> all.passage(item.id())).stream();
        } else if (label instanceof Label.WholeDocument whole) {
            passages = of(corpus, whole.document());
        } else if (label instanceof Label.Evidence evidence) {
            passages = of(corpus, evidence.document());
            quote = evidence.quote();
        } else if (label instanceof Label.Quote words) {
            passages = of(corpus, words.document());
            quote = words.quote();
        } else if (label instanceof Label.Context context) {
            quote = context.text();
        }
        return Stream.concat(Stream.of(quote), passages.map(Passage::text))
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining("\n"));
    }

    private static Stream<Passage> of(Optional<Corpus> corpus, String document) {
        return corpus.stream().flatMap(all -> all.ofDocument(document).stream());
    }
}
