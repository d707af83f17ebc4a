package dev.assay.dataset.making;

import dev.assay.core.data.Passage;
import dev.assay.core.words.Language;
import dev.assay.core.words.Sentences;
import dev.assay.core.words.Slice;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Asks what a sentence says its subject is; else for what brings two names together. */
final class KeyTerms implements Template {

    private static final Pattern IS = Pattern.compile(
            "^(?<np>[A-Z][^,;]*?)(?:, [^,]{1,60},)? (?<be>is|are|was|were) (?<what>(?:an?|one of|the(?= (?:first|largest|most|longest|oldest|only|official|second|main|highest|process|study|capital))) (?!controversial|result|matter|part|number|lot|few|good|bad|key|major factor).{8,})$");

    private static final Pattern PERSON = Pattern.compile(
            "(?i).*\\b(?:player|quarterback|physicist|king|queen|president|mathematician|writer|scientist|engineer|singer|actor|actress"
                    + "|politician|leader|founder|bishop|general|poet|philosopher|inventor|author|duke|theologian|pastor|emperor|khan|astronaut"
                    + "|minister|professor|manager|director|coach|linebacker|reformer|historian|son|daughter|brother|sister|wife|man|woman)\\b.*");

    private static final Pattern NAME = Pattern.compile(
            "(?<![.!?“\"] )(?<!^)\\b[A-Z][a-zA-Z]+(?:[ -](?:of |de |the )?[A-Z][a-zA-Z]+)+\\b(?! (?:[A-Z]|of ))");

    private static final Pattern IS_ZH = Pattern.compile(
            "^(?<np>[^，,；;：:。、是（()“”]{2,16})(?:\\s*[（(][^）)]{1,40}[）)]\\s*)?(?<be>是指|指的是|是(?=[一指用对最世我中美英法德]|[^，。]{2,12}(?:之一|的)))(?<what>.{6,})$");

    private static final Pattern ADVERB_ZH = Pattern.compile(
            ".*(?:不|就|都|也|还|只|可能|但|如果|因为|仍|曾|已|总|正|更|主要|实际上|通常|一直|其中|原因|目的|问题|在|时|说|认为|表示|中|上|下|后|前|名称|大部分|部分|名字|数量|结果|作用|情况|核心|基础|原理|一个|声明|这|那|系统|承认|因而|记录|概念|过去|开始|成为).*|.*[的了着们]$|.*\\d.*");

    private static final Pattern BOOK_ZH = Pattern.compile("《[^》]{2,20}》");

    @Override
    public List<Draft> of(Passage passage, Pool pool) {
        List<Draft> defined = new ArrayList<>();
        List<Draft> joined = new ArrayList<>();
        for (Slice sentence : Sentences.of(passage.text())) {
            String words = sentence.of(passage.text());
            if (words.contains("\n")) {
                continue;
            }
            boolean chinese = Language.of(words) == Language.ZH;
            (chinese ? chinese(words) : english(words, pool.terms()))
                    .ifPresent(question -> defined.add(draft(question, words, passage, sentence)));
            (chinese
                            ? names(words, BOOK_ZH, pool).map(pair -> pair.get(0) + "和" + pair.get(1) + "有什么关系？")
                            : names(words, NAME, pool)
                                    .map(pair -> "What is the connection between " + pair.get(0) + " and " + pair.get(1)
                                            + "?"))
                    .ifPresent(question -> joined.add(draft(question, words, passage, sentence)));
        }
        defined.addAll(joined.stream().limit(1).toList());
        return List.copyOf(defined);
    }

    private static Draft draft(String question, String words, Passage passage, Slice sentence) {
        return new Draft(
                CaseType.KEY_TERM,
                question,
                words,
                List.of(new Draft.Cited(passage, sentence)),
                List.of(),
                List.of(passage));
    }

    static Optional<String> english(String sentence, Terms terms) {
        Matcher match = IS.matcher(sentence);
        if (!match.matches() || match.group("np").split(" ").length > 6) {
            return Optional.empty();
        }
        String first = match.group("what").split("[,;.]", 2)[0];
        boolean capitals = match.group("np").matches("(?:[A-Z][\\w.'-]*)(?: (?:de |von |of )?[A-Z][\\w.'-]*){1,3}");
        String asks = capitals && PERSON.matcher(first).matches() ? "Who " : "What ";
        return Subjects.english(match.group("np"), terms).map(np -> asks + match.group("be") + " " + np + "?");
    }

    static Optional<String> chinese(String sentence) {
        Matcher match = IS_ZH.matcher(sentence);
        if (!match.matches()) {
            return Optional.empty();
        }
        String np = match.group("np").strip();
        boolean fits = Subjects.stands(np) && !ADVERB_ZH.matcher(np).matches();
        return fits ? Optional.of(Subjects.close(np) + (np.contains("·") ? "是谁？" : "是什么？")) : Optional.empty();
    }

    /** The first two names of a sentence, where no other passage is likely to hold both. */
    private static Optional<List<String>> names(String sentence, Pattern name, Pool pool) {
        Set<String> found = new LinkedHashSet<>();
        Matcher match = name.matcher(sentence);
        while (match.find()) {
            found.add(match.group());
        }
        List<String> names = found.stream().limit(2).toList();
        if (names.size() < 2
                || names.get(0).contains(names.get(1))
                || names.get(1).contains(names.get(0))) {
            return Optional.empty();
        }
        long holding = pool.passages().stream()
                .filter(passage ->
                        passage.text().contains(names.get(0)) && passage.text().contains(names.get(1)))
                .count();
        return holding == 1 ? Optional.of(names) : Optional.empty();
    }
}
