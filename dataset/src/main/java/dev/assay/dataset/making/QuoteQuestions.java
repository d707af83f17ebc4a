package dev.assay.dataset.making;

import dev.assay.core.data.Passage;
import dev.assay.core.words.Language;
import dev.assay.core.words.Sentences;
import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** Asks where a sentence stands that no other passage is like: tests whether the words themselves can be found again. */
final class QuoteQuestions implements Template {

    private static final Pattern LEANS = Pattern.compile(
            "^(?:It|They|He|She|This|These|That|Those|Its|His|Her|Their|Then|However|Moreover|Therefore|Thus|But|And|So|Also"
                    + "|Such|Behind|In (?:this|that|addition)|For example|Furthermore|Consequently|As a result|According)\\b");
    private static final int SHORTEST = 40;
    private static final int LONGEST = 160;
    private static final int SHORTEST_ZH = 14;
    private static final int LONGEST_ZH = 60;

    @Override
    public List<Draft> of(Passage passage, Pool pool) {
        List<Draft> drafts = new ArrayList<>();
        Sentences.of(passage.text()).stream()
                .filter(sentence -> fits(sentence.of(passage.text())))
                .max(Comparator.comparingDouble(sentence -> weight(sentence, passage, pool)))
                .ifPresent(sentence -> drafts.add(draft(passage, sentence, pool)));
        return drafts;
    }

    private static boolean fits(String words) {
        boolean chinese = Language.of(words) == Language.ZH;
        int shortest = chinese ? SHORTEST_ZH : SHORTEST;
        int longest = chinese ? LONGEST_ZH : LONGEST;
        boolean stands =
                chinese ? Subjects.stands(words) : !LEANS.matcher(words).find();
        return stands
                && words.length() >= shortest
                && words.length() <= longest
                && !words.contains("\n")
                && words.matches("(?s).*[.。！!?？]");
    }

    private static double weight(Slice sentence, Passage passage, Pool pool) {
        return Terms.words(sentence.of(passage.text())).stream()
                .mapToDouble(pool.terms()::weight)
                .sum();
    }

    private static Draft draft(Passage passage, Slice sentence, Pool pool) {
        String words = sentence.of(passage.text()).replaceAll("[.。]$", "").replaceAll("[“”\"]", "'");
        String question = Language.of(words) == Language.ZH
                ? "哪里提到“" + Subjects.close(words) + "”？"
                : "Where does it say that " + Subjects.within(words, pool.terms()) + "?";
        return new Draft(
                CaseType.QUOTE, question, "", List.of(new Draft.Cited(passage, sentence)), List.of(), List.of(passage));
    }
}
