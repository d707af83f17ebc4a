package dev.assay.dataset.review;

import dev.assay.core.data.Case;
import dev.assay.core.data.Corpus;
import dev.assay.core.data.Label;
import dev.assay.core.data.Nugget;
import dev.assay.core.data.RelevantGroup;
import dev.assay.core.data.Review;
import dev.assay.dataset.folder.Entry;
import dev.assay.engine.report.TextWidth;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A case as a reviewer sees it. */
final class CaseText {

    private static final int NAME = 11;
    private static final int LONGEST = 600;

    private final StringBuilder text = new StringBuilder();
    private final int width;
    private final boolean full;

    private CaseText(int width, boolean full) {
        this.width = Math.max(40, width);
        this.full = full;
    }

    /**
     * Everything that is to be judged.
     *
     * @param head the line above it
     * @param blind whether what others said of it is kept back
     * @param full whether long passages are shown whole
     */
    static String of(Entry entry, Optional<Corpus> corpus, String head, boolean blind, int width, boolean full) {
        CaseText shown = new CaseText(width, full);
        shown.line("");
        shown.line("== " + plain(head));
        shown.fields(entry.source(), corpus);
        if (!blind) {
            entry.source().review().ifPresent(shown::review);
        }
        return shown.text.toString();
    }

    private void fields(Case source, Optional<Corpus> corpus) {
        field("question", source.question());
        if (!source.answerable()) {
            field("expected", source.expectedBehavior().word());
        }
        source.reference().ifPresent(reference -> field("reference", reference));
        source.judgments().ifPresent(judgments -> {
            if (judgments.groups().isEmpty()) {
                field("relevant", "nothing");
            }
            judgments.groups().forEach(group -> group(group, corpus));
        });
        for (String context : source.referenceContexts()) {
            field("context", shortened(context));
        }
        for (Nugget nugget : source.nuggets()) {
            field(nugget.vital() ? "vital" : "okay", nugget.text());
        }
        source.rubrics().forEach((level, words) -> field("rubric " + level, words));
        String metadata = new TreeMap<>(source.metadata())
                .entrySet().stream()
                        .map(entry -> entry.getKey() + "=" + entry.getValue())
                        .collect(Collectors.joining(" "));
        if (!metadata.isEmpty()) {
            field("metadata", metadata);
        }
        source.cluster().ifPresent(cluster -> field("cluster", cluster));
        source.split().ifPresent(split -> field("split", split.word()));
    }

    private void group(RelevantGroup group, Optional<Corpus> corpus) {
        String grade = group.grade() == 1 ? "" : ", grade " + group.grade();
        String before = "";
        for (Label label : group.anyOf()) {
            field("relevant", before + Evidence.name(label) + grade);
            for (String line : shortened(Evidence.text(label, corpus)).split("\n", -1)) {
                wrapped(" ".repeat(NAME) + "| ", plain(line));
            }
            before = "or ";
        }
    }

    private void review(Review review) {
        field(
                "review",
                review.status().word()
                        + review.by().map(by -> " by " + by).orElse("")
                        + review.at().map(at -> ", " + at).orElse(""));
        review.note().ifPresent(note -> field("note", note));
    }

    private String shortened(String words) {
        if (full || words.length() <= LONGEST) {
            return words;
        }
        int end = Character.isHighSurrogate(words.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
        return words.substring(0, end) + "… (" + (words.length() - end) + " characters more: m)";
    }

    private void field(String name, String words) {
        wrapped(TextWidth.left(name, NAME), plain(words));
    }

    private void wrapped(String before, String words) {
        String first = before;
        List<String> lines = TextWidth.wrap(words, width - TextWidth.of(before));
        for (String line : lines) {
            line(first + line);
            first = before.endsWith("| ") ? before : " ".repeat(TextWidth.of(before));
        }
    }

    /** Words that cannot steer a terminal. */
    static String plain(String words) {
        return words.replaceAll("[\\p{Cntrl}]+", " ");
    }

    private void line(String line) {
        text.append(line.stripTrailing()).append('\n');
    }
}
