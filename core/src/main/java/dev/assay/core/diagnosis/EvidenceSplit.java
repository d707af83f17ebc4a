package dev.assay.core.diagnosis;

import dev.assay.core.data.Corpus;
import dev.assay.core.data.Label;
import dev.assay.core.data.Passage;
import dev.assay.core.data.Retrieved;
import dev.assay.core.run.Cause;
import dev.assay.core.run.Finding;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The evidence runs over a chunk border, and only a part of it, or none that fits, came back. */
final class EvidenceSplit implements Check {

    @Override
    public Optional<Finding> find(Symptoms symptoms) {
        return symptoms.missing().stream()
                .flatMap(group -> symptoms.group(group).anyOf().stream())
                .flatMap(label -> evidence(symptoms, label).stream())
                .findFirst()
                .map(
                        evidence -> new Finding(
                                Cause.EVIDENCE_SPLIT,
                                evidence,
                                symptoms.in(
                                        "按段落或句子边界切分，或加大块长与重叠，使一处证据落在同一块里。",
                                        "Cut chunks at paragraphs or sentences, or make them longer with more overlap, so that one piece of evidence stands in one chunk.")));
    }

    private static Optional<String> evidence(Symptoms symptoms, Label label) {
        if (label instanceof Label.Evidence evidence) {
            return partBack(symptoms, evidence);
        }
        if (label instanceof Label.Quote quote && symptoms.corpus().isPresent()) {
            return cutQuote(symptoms, quote, symptoms.corpus().get());
        }
        return Optional.empty();
    }

    /** Chunks with a part of the span stand in the top k, and cover less than is needed. */
    private static Optional<String> partBack(Symptoms symptoms, Label.Evidence evidence) {
        List<Retrieved> items = symptoms.ranking().orElseThrow().ranking().items();
        String parts = items.stream()
                .limit(symptoms.k())
                .filter(item -> item.documentOrId().equals(evidence.document()))
                .filter(item -> item.span().isPresent() && item.span().get().overlaps(evidence.span()))
                .map(item -> "`" + item.id() + "` [" + item.span().orElseThrow().start() + ", "
                        + item.span().orElseThrow().end() + ")")
                .collect(Collectors.joining(", "));
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        String place = "`" + evidence.document() + "` [" + evidence.span().start() + ", "
                + evidence.span().end() + ")";
        return Optional.of(symptoms.in(
                "证据 " + place + " 被切到多个块里，前 " + symptoms.k() + " 条只取回一部分：" + parts + "。",
                "The evidence " + place + " is cut over several chunks; the top " + symptoms.k()
                        + " brought back only a part: " + parts + "."));
    }

    /** No single chunk holds the quote, so that none can meet it. */
    private static Optional<String> cutQuote(Symptoms symptoms, Label.Quote quote, Corpus corpus) {
        List<Passage> passages = corpus.ofDocument(quote.document());
        if (Located.inOneChunk(passages, quote.quote()) || !Located.acrossChunks(passages, quote.quote())) {
            return Optional.empty();
        }
        String words = Texts.brief(quote.quote());
        return Optional.of(symptoms.in(
                "`" + quote.document() + "` 中没有任何一块完整包含证据“" + words + "”，它被切开了。",
                "No single chunk of `" + quote.document() + "` holds the evidence \"" + words
                        + "\": it is cut apart."));
    }
}
