package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.check.Checked;
import dev.assay.judge.embedded.check.Checks;
import dev.assay.judge.embedded.text.Language;
import dev.assay.judge.embedded.text.Word;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What the checks say about a claim and its best window, as the judge asks them but without any model. */
public final class BestWindow {

    private final Map<Language, Idf> weights = new EnumMap<>(Language.class);

    /** Tables are read when first needed. */
    public BestWindow() {}

    /** The findings in the window of three sentences, among all passages, that covers the claim best. */
    public Checks.Findings findings(String claim, List<String> passages) {
        Reading reading = Reading.of(claim);
        Idf idf = weights.computeIfAbsent(
                reading.language() == Language.CHINESE ? Language.CHINESE : Language.ENGLISH, Idf::of);
        List<Word> words = Features.words(reading);
        Window best = new Window(List.of(), 0, -1);
        for (String passage : passages) {
            Reading read = Reading.of(passage);
            Window window = read.sentences().isEmpty() ? best : Window.best(words, read.sentences(), 3, idf);
            best = window.cover() > best.cover() ? window : best;
        }
        return Checks.of(
                Checked.of(claim),
                best.sentences().stream().map(Sentence::checked).toList());
    }
}
