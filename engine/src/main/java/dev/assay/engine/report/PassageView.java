package dev.assay.engine.report;

import dev.assay.core.data.PassageVerdict;
import dev.assay.core.data.Retrieved;
import dev.assay.core.run.CaseResult;
import dev.assay.core.run.JudgedClaim;
import java.util.ArrayList;
import java.util.List;

/**
 * A passage of a case with the words marked that decide a claim.
 *
 * @param number its number in the context, from 1
 * @param item the passage
 * @param relevant whether a label stands on it
 * @param text its words; none when the output does not give them
 */
record PassageView(int number, Retrieved item, boolean relevant, List<Segment> text) {

    /** The passages that the model was shown, or else the ranked list. */
    static List<PassageView> of(CaseResult result, RelevantItems relevant) {
        List<Retrieved> shown =
                result.context().isEmpty() ? result.output().ranked().orElse(List.of()) : result.context();
        List<PassageView> views = new ArrayList<>();
        for (int number = 1; number <= shown.size(); number++) {
            Retrieved item = shown.get(number - 1);
            String text = item.text().orElse("");
            views.add(new PassageView(
                    number, item, relevant.has(item), Highlight.of(text, marks(result.claims(), number, text))));
        }
        return views;
    }

    private static List<Highlight.Mark> marks(List<JudgedClaim> claims, int number, String text) {
        List<Highlight.Mark> marks = new ArrayList<>();
        for (JudgedClaim claim : claims) {
            for (PassageVerdict says : claim.passages()) {
                if (says.passage() == number) {
                    says.quote().ifPresent(quote -> mark(quote, text, says).ifPresent(marks::add));
                }
            }
        }
        return marks;
    }

    /** Where the quote stands; by its words when its offsets belong to another form of the text. */
    private static java.util.Optional<Highlight.Mark> mark(
            PassageVerdict.Quote quote, String text, PassageVerdict says) {
        int start = text.startsWith(quote.text(), quote.start()) ? quote.start() : text.indexOf(quote.text());
        return start < 0
                ? java.util.Optional.empty()
                : java.util.Optional.of(
                        new Highlight.Mark(start, start + quote.text().length(), says.verdict(), says.claim()));
    }

    String id() {
        return item.id();
    }

    /** The document, where it is another than the id. */
    String document() {
        return item.documentOrId().equals(item.id()) ? "" : item.documentOrId();
    }

    /** The retriever's score; blank where there is none. */
    String score() {
        return item.score().isPresent() ? Numbers.fraction(item.score().getAsDouble()) : "";
    }

    boolean hasText() {
        return !text.isEmpty();
    }
}
