package dev.assay.engine.report;

import dev.assay.core.data.Judgments;
import dev.assay.core.data.Label;
import dev.assay.core.data.Ranking;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.retrieval.JudgedRanking;
import dev.assay.core.retrieval.Matching;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.Provenance;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A group of labels of a case and whether the ranked list holds it.
 *
 * @param text the labels, any one of which will do
 * @param found whether one was found
 * @param status where it was found, or that it was not
 */
record LabelView(String text, boolean found, String status) {

    /** The groups of a case, met with its ranked list as the run met them. */
    static List<LabelView> of(CaseResult result, Provenance made, Language in) {
        Judgments judgments = result.source().judgments().orElse(new Judgments(List.of()));
        JudgedRanking judged = judged(result, made);
        List<LabelView> views = new ArrayList<>();
        for (int group = 0; group < judgments.groups().size(); group++) {
            RelevantGroup labels = judgments.groups().get(group);
            int rank = judged.foundAt(group);
            boolean found = rank != JudgedRanking.NOT_FOUND;
            String text = labels.anyOf().stream()
                    .map(label -> text(label, in))
                    .collect(Collectors.joining(in.pick(" or ", " 或 ")));
            String grade = labels.grade() == 1 ? "" : in.pick(", ", "，") + Phrase.GRADE.in(in, labels.grade());
            views.add(new LabelView(text + grade, found, found ? Phrase.FOUND_AT.in(in, rank) : missed(made, in)));
        }
        return views;
    }

    /** The ranked list met with the labels. */
    static JudgedRanking judged(CaseResult result, Provenance made) {
        Judgments judgments = result.source().judgments().orElse(new Judgments(List.of()));
        Ranking ranking = Ranking.of(result.output().ranked().orElse(List.of()));
        boolean any = "any".equals(made.settings().get("overlap"));
        return new Matching(any ? Matching.Overlap.ANY : Matching.Overlap.HALF)
                .match(judgments, byDocument(made) ? ranking.byDocument() : ranking);
    }

    private static boolean byDocument(Provenance made) {
        return made.judgedBy().equals("document");
    }

    /** The run may have mapped an id to its document by the corpus, which a report does not have. */
    private static String missed(Provenance made, Language in) {
        return byDocument(made) ? Phrase.UNMATCHED.in(in) : Phrase.MISSED.in(in);
    }

    private static String text(Label label, Language in) {
        if (label instanceof Label.Item item) {
            return item.id();
        }
        if (label instanceof Label.WholeDocument whole) {
            return in.pick("document ", "文档 ") + whole.document();
        }
        if (label instanceof Label.Evidence evidence) {
            String quote = evidence.quote().isBlank() ? "" : quoted(evidence.quote(), in);
            return evidence.document() + " " + evidence.span().start() + "-"
                    + evidence.span().end() + quote;
        }
        Label.Quote quote = (Label.Quote) label;
        return quote.document() + quoted(quote.quote(), in);
    }

    private static String quoted(String quote, Language in) {
        return in.pick(" \u201c", "「") + quote + in.pick("\u201d", "」");
    }
}
