package dev.assay.core.diagnosis;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Label;
import dev.assay.core.data.Passage;
import dev.assay.core.data.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Labels that a corpus has outgrown: their document is there, but not what they name in it. */
final class Stale {

    private static final int SHOWN = 3;
    private static final String SEPARATORS = "-_#:/.@";

    private Stale() {}

    /** In what a label differs from the corpus; empty where it does not, or where its document is not there. */
    static Optional<String> why(Symptoms symptoms, Corpus corpus, Label label) {
        if (label instanceof Label.Item item) {
            return Located.in(corpus, label) ? Optional.empty() : gone(symptoms, corpus, item.id());
        }
        if (label instanceof Label.Evidence evidence) {
            List<Passage> passages = corpus.ofDocument(evidence.document());
            return passages.isEmpty() ? Optional.empty() : moved(symptoms, passages, evidence);
        }
        if (label instanceof Label.Quote quote
                && !corpus.ofDocument(quote.document()).isEmpty()
                && !Located.in(corpus, label)) {
            return Optional.of(symptoms.in(
                    "语料库里有 `" + quote.document() + "`，但其中已没有标注引用的原文“" + Texts.brief(quote.quote()) + "”。",
                    "`" + quote.document() + "` is in the corpus, but no longer holds the words \""
                            + Texts.brief(quote.quote()) + "\" that the label quotes."));
        }
        return Optional.empty();
    }

    /** A chunk of a document of which other chunks are there, named in the same way. */
    private static Optional<String> gone(Symptoms symptoms, Corpus corpus, String id) {
        for (int end = id.length() - 1; end > 0; end--) {
            if (SEPARATORS.indexOf(id.charAt(end)) >= 0) {
                String document = id.substring(0, end);
                String stem = id.substring(0, end + 1);
                List<String> others = corpus.ofDocument(document).stream()
                        .map(Passage::id)
                        .filter(other -> other.startsWith(stem))
                        .toList();
                if (!others.isEmpty()) {
                    String shown = others.stream()
                            .limit(SHOWN)
                            .map(other -> "`" + other + "`")
                            .collect(Collectors.joining(", "));
                    return Optional.of(symptoms.in(
                            "标注的 `" + id + "` 已不存在：语料库里的 `" + document + "` 现有 " + others.size() + " 块：" + shown
                                    + (others.size() > SHOWN ? " 等。" : "。"),
                            "The labelled `" + id + "` is gone: `" + document + "` is in the corpus as " + others.size()
                                    + (others.size() == 1 ? " chunk: " : " chunks: ") + shown
                                    + (others.size() > SHOWN ? ", …" : ".")));
                }
            }
        }
        return Optional.empty();
    }

    /** The range lies beyond the document's chunks, or other words stand there now. */
    private static Optional<String> moved(Symptoms symptoms, List<Passage> passages, Label.Evidence evidence) {
        Span span = evidence.span();
        String place = "`" + evidence.document() + "` [" + span.start() + ", " + span.end() + ")";
        if (passages.stream().anyMatch(passage -> passage.span().isEmpty())) {
            return Optional.empty();
        }
        if (passages.stream().noneMatch(passage -> passage.span().orElseThrow().overlaps(span))) {
            int last = passages.stream()
                    .mapToInt(passage -> passage.span().orElseThrow().end())
                    .max()
                    .orElseThrow();
            return Optional.of(symptoms.in(
                    "标注的 " + place + " 不在 `" + evidence.document() + "` 的任何一块里（各块止于 " + last + "）。",
                    "The labelled " + place + " lies in no chunk of `" + evidence.document() + "`; they end at " + last
                            + "."));
        }
        Optional<String> now = words(passages, span);
        String said = Located.letters(evidence.quote());
        if (said.isEmpty()
                || now.isEmpty()
                || now.filter(text -> same(text, said)).isPresent()) {
            return Optional.empty();
        }
        return Optional.of(symptoms.in(
                place + " 处的原文已变为“" + Texts.brief(now.get()) + "”，标注引用的是“" + Texts.brief(evidence.quote()) + "”。",
                "At " + place + " the corpus now says \"" + Texts.brief(now.get()) + "\", the label quotes \""
                        + Texts.brief(evidence.quote()) + "\"."));
    }

    private static boolean same(String now, String said) {
        String letters = Located.letters(now);
        return letters.contains(said) || said.contains(letters);
    }

    /** What stands in a range of a document; empty where the chunks do not hold all of it, character by character. */
    private static Optional<String> words(List<Passage> passages, Span span) {
        StringBuilder text = new StringBuilder();
        for (int at = span.start(); at < span.end(); at++) {
            int place = at;
            Optional<Passage> holder =
                    passages.stream().filter(passage -> holds(passage, place)).findFirst();
            if (holder.isEmpty()) {
                return Optional.empty();
            }
            text.append(holder.get()
                    .text()
                    .charAt(place - holder.get().span().orElseThrow().start()));
        }
        return Optional.of(text.toString());
    }

    /** Whether a character of the document stands in the passage, of which each character has its own offset. */
    private static boolean holds(Passage passage, int place) {
        Span span = passage.span().orElseThrow();
        return span.start() <= place && place < span.end() && passage.text().length() == span.end() - span.start();
    }
}
