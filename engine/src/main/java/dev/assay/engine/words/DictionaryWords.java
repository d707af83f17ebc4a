package dev.assay.engine.words;

import com.ibm.icu.text.BreakIterator;
import com.ibm.icu.util.ULocale;
import dev.assay.core.answer.WordCutter;
import java.util.ArrayList;
import java.util.List;

/** Words by the dictionary for Chinese and Japanese that ICU4J carries, which is loaded with the first text. */
public final class DictionaryWords implements WordCutter {

    @Override
    public List<String> words(String run) {
        BreakIterator breaks = Dictionary.BREAKS.clone();
        breaks.setText(run);
        List<String> words = new ArrayList<>();
        int start = breaks.first();
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            words.add(run.substring(start, end));
            start = end;
        }
        return words;
    }

    private static final class Dictionary {

        static final BreakIterator BREAKS = BreakIterator.getWordInstance(ULocale.ROOT);

        private Dictionary() {}
    }
}
