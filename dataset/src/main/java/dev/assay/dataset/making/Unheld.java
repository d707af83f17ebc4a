package dev.assay.dataset.making;

import dev.assay.core.data.Passage;
import dev.assay.core.words.Language;
import dev.assay.core.words.Sentences;
import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Asks of something in the documents for a thing whose words no document holds. That the words are missing is certain;
 * that the answer does not stand there in other words, a person must see.
 */
final class Unheld implements Template {

    /** What is asked for, its words with bars between, and the question. */
    private record Aspect(String words, String question) {}

    private static final List<Aspect> ENGLISH = List.of(
            new Aspect("insurance|insured", "Which insurance covers %s?"),
            new Aspect("warranty|guarantee", "What warranty comes with %s?"),
            new Aspect("podcast", "Which podcast has covered %s in most detail?"),
            new Aspect("trademark", "Who holds the trademark on %s?"),
            new Aspect("documentary", "Which documentary was made about %s?"),
            new Aspect("carbon|emission", "What is the carbon footprint of %s?"),
            new Aspect("hotline|helpline", "What is the number of the hotline for %s?"),
            new Aspect("patent", "Which patents concern %s?"),
            new Aspect("lawsuit|sued|court", "Which lawsuits were there about %s?"),
            new Aspect("survey|questionnaire", "What did the last survey say about %s?"),
            new Aspect("audit", "When was the last audit of %s?"),
            new Aspect("vegan|vegetarian", "What vegetarian options are there for %s?"));

    private static final List<Aspect> CHINESE = List.of(
            new Aspect("保险|投保", "%s由哪种保险承保？"),
            new Aspect("保修|质保", "%s的保修期是多久？"),
            new Aspect("播客", "哪个播客详细介绍过%s？"),
            new Aspect("商标", "%s的商标归谁所有？"),
            new Aspect("纪录片", "有哪部纪录片拍过%s？"),
            new Aspect("碳排放|碳足迹|排放", "%s的碳足迹是多少？"),
            new Aspect("热线|客服电话", "%s的咨询热线是多少？"),
            new Aspect("专利", "%s涉及哪些专利？"),
            new Aspect("诉讼|起诉|官司", "围绕%s有过哪些诉讼？"),
            new Aspect("问卷|满意度", "最近一次关于%s的问卷结果如何？"),
            new Aspect("审计", "%s最近一次审计是什么时候？"),
            new Aspect("素食", "%s有哪些素食选择？"));

    @Override
    public List<Draft> of(Passage passage, Pool pool) {
        List<Draft> drafts = new ArrayList<>();
        Language language = Language.of(passage.text());
        List<Aspect> aspects = (language == Language.ZH ? CHINESE : ENGLISH)
                .stream()
                        .filter(aspect ->
                                List.of(aspect.words().split("\\|")).stream().noneMatch(pool.terms()::held))
                        .toList();
        Optional<String> subject = subjects(passage, pool, language).stream().findFirst();
        if (subject.isPresent() && !aspects.isEmpty()) {
            Aspect aspect = aspects.get(Math.floorMod(subject.get().hashCode(), aspects.size()));
            drafts.add(new Draft(
                    CaseType.UNANSWERABLE,
                    String.format(aspect.question(), subject.get()),
                    "",
                    List.of(),
                    List.of(),
                    List.of(passage)));
        }
        return drafts;
    }

    /** Things that the passage speaks of: the subjects of the questions that other templates make of it. */
    private static Set<String> subjects(Passage passage, Pool pool, Language language) {
        Set<String> subjects = new TreeSet<>();
        for (Slice sentence : Sentences.of(passage.text())) {
            String words = sentence.of(passage.text());
            if (language == Language.ZH) {
                KeyTerms.chinese(words).ifPresent(question -> subjects.add(question.replaceAll("是(?:谁|什么)？$", "")));
            } else {
                KeyTerms.english(words, pool.terms())
                        .ifPresent(question -> subjects.add(question.replaceAll("^Wh\\w+ \\w+ |\\?$", "")));
                modal(words, pool.terms()).ifPresent(subjects::add);
            }
        }
        return subjects;
    }

    private static Optional<String> modal(String words, Terms terms) {
        String[] parts = words.split(" (?=must|may|should|can|are|is )", 2);
        return parts.length == 2 && parts[0].split(" ").length <= 4
                ? Subjects.english(parts[0], terms)
                        .map(np -> np.replaceFirst("^(?:an?|every|each|all) ", "a ")
                                .replaceFirst("^a (?=\\w+s$)", ""))
                : Optional.empty();
    }
}
