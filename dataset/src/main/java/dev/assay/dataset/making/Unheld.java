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
import java.util.regex.Pattern;

/**
 * Asks of something in the documents for a thing whose words no document holds. That the words are missing is certain;
 * that the answer does not stand there in other words, a person must see.
 */
final class Unheld implements Template {

    /** What is asked for, its words with bars between, and the question. */
    private record Aspect(String words, String question) {}

    private static final List<Aspect> ENGLISH = List.of(
            new Aspect("insurance|insured|insurer", "Is there any insurance for %s?"),
            new Aspect("podcast", "Is there a podcast about %s?"),
            new Aspect("documentary", "Which documentary was made about %s?"),
            new Aspect("carbon footprint|emission", "How large is the carbon footprint of %s?"),
            new Aspect("hotline|helpline", "Which hotline answers questions about %s?"),
            new Aspect("lawsuit|sued", "Which lawsuits were there over %s?"),
            new Aspect("survey|questionnaire", "What did people say about %s in the last survey?"),
            new Aspect("auditor|audited", "Who audited the figures on %s?"),
            new Aspect("newsletter|mailing list", "Is there a newsletter with news on %s?"),
            new Aspect("video tutorial|webinar", "Where can I find a webinar on %s?"));

    private static final List<Aspect> CHINESE = List.of(
            new Aspect("保险|投保", "有没有与%s有关的保险？"),
            new Aspect("播客", "有没有介绍%s的播客？"),
            new Aspect("纪录片", "有哪些关于%s的纪录片？"),
            new Aspect("碳足迹|碳排放", "%s的碳足迹有多大？"),
            new Aspect("热线|客服电话", "咨询%s的问题可以拨打哪个热线？"),
            new Aspect("诉讼|起诉|官司", "围绕%s有过哪些诉讼？"),
            new Aspect("问卷|满意度", "最近一次问卷中大家对%s怎么看？"),
            new Aspect("邮件列表|订阅", "怎么订阅关于%s的最新消息？"),
            new Aspect("网络研讨会|视频教程", "哪里有讲解%s的视频教程？"));

    private static final Pattern VAGUE = Pattern.compile(
            "(?i)(?:the |a |an )?(?:entire |original |same |first |main |new )?(?:\\w+/\\w+|city|area|neighbou?rhood|message|number|court|group|company"
                    + "|system|name|term|word|conflict|knot|result|process|act|law|country|region|people|process|game|season|case|example|part|member|employee|university)s?");

    @Override
    public List<Draft> of(Passage passage, Pool pool) {
        List<Draft> drafts = new ArrayList<>();
        Language language = Language.of(passage.text());
        List<Aspect> aspects = (language == Language.ZH ? CHINESE : ENGLISH)
                .stream()
                        .filter(aspect ->
                                List.of(aspect.words().split("\\|")).stream().noneMatch(pool.terms()::held))
                        .toList();
        Optional<String> subject = subjects(passage, pool, language).stream()
                .filter(words -> !VAGUE.matcher(words).matches())
                .findFirst();
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
        String[] parts = words.split(" (?=(?:must|may|should|can|are|is) )", 2);
        return parts.length == 2 && words.matches("[A-Z].*") && parts[0].split(" ").length <= 4
                ? Subjects.english(parts[0], terms).filter(np -> !np.matches("(?:every|each|all|much|many) .*"))
                : Optional.empty();
    }
}
