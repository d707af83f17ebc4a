package dev.assay.dataset.making;

import dev.assay.core.data.Passage;
import dev.assay.core.words.Folded;
import dev.assay.core.words.Mention;
import dev.assay.dataset.similar.Copied;
import dev.assay.dataset.similar.NearDuplicates;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Keeps out questions that would not measure what they should. */
final class Filters implements Sieve {

    /** Most of a paraphrase's words that may stand in the passage. */
    private static final double MOST_SHARED = 0.5;

    private static final Pattern DEPENDENT = Pattern.compile(
            "(?i)\\b(?:according to|based on|in|from|of|by|does|as (?:stated|described|mentioned) in) (?:the|this|these) (?:\\w+ )?"
                    + "(?:text|passages?|paragraph|excerpt|context|article|document|section|snippet)s?\\b"
                    + "|\\b(?:passage|text|excerpt|context|document) (?:above|below|says|states|mentions|given|provided)\\b"
                    + "|\\b(?:mentioned|described|stated|listed|given) (?:above|below|here)\\b|\\bpassages? [12]\\b"
                    + "|(?:根据|依据|按照|结合)(?:上述|上面|以上|下述|下面|以下|本|该|这段|所给|给出|给定|提供)?的?(?:文本|文章|文字|段落|材料|资料|上下文|文档)"
                    + "|(?:上述|上面的|以上|该|本|这段|此)(?:文本|文章|文字|段落|材料|上下文)"
                    + "|文中|上文|下文|段落\\s*[12一二]|原文");

    private final List<Draft> kept = new ArrayList<>();

    @Override
    public List<Draft> kept() {
        return kept;
    }

    /** Keeps those that pass; the order decides which of two near duplicates stays. */
    @Override
    public List<Dropped> add(List<Draft> drafts) {
        List<Dropped> dropped = new ArrayList<>();
        List<Draft> good = new ArrayList<>();
        for (Draft draft : drafts) {
            fault(draft).ifPresentOrElse(dropped::add, () -> good.add(draft));
        }
        List<String> questions =
                new ArrayList<>(kept.stream().map(Draft::question).toList());
        good.forEach(draft -> questions.add(draft.question()));
        Map<Integer, Integer> twins = new HashMap<>();
        int known = kept.size();
        NearDuplicates.pairs(questions, NearDuplicates.THRESHOLD).forEach(pair -> {
            if (pair.second() >= known && !twins.containsKey(pair.first())) {
                twins.putIfAbsent(pair.second(), pair.first());
            }
        });
        for (int i = 0; i < good.size(); i++) {
            Integer twin = twins.get(known + i);
            if (twin == null) {
                kept.add(good.get(i));
            } else {
                dropped.add(Dropped.of(good.get(i), Dropped.Reason.DUPLICATE, "like `" + questions.get(twin) + "`"));
            }
        }
        return dropped;
    }

    private static Optional<Dropped> fault(Draft draft) {
        if (draft.type() == CaseType.QUOTE) {
            return Optional.empty();
        }
        var dependent = DEPENDENT.matcher(draft.question());
        if (dependent.find()) {
            return Optional.of(Dropped.of(
                    draft,
                    Dropped.Reason.DEPENDENT,
                    "it says `" + dependent.group().strip() + "`"));
        }
        Optional<Dropped> passages = passages(draft);
        if (passages.isPresent()) {
            return passages;
        }
        Optional<String> leak = leak(draft);
        if (leak.isPresent()) {
            return Optional.of(Dropped.of(draft, Dropped.Reason.LEAK, "it says `" + leak.get() + "`"));
        }
        Optional<Copied.Copy> copy = Copied.find(
                draft.question(), draft.sources().stream().map(Passage::text).toList());
        if (copy.isPresent() && draft.type() != CaseType.HEADING) {
            return Optional.of(Dropped.of(
                    draft, Dropped.Reason.COPIED, "it repeats `" + copy.get().quote() + "`"));
        }
        return draft.type() == CaseType.PARAPHRASE ? notReworded(draft) : Optional.empty();
    }

    private static Optional<Dropped> passages(Draft draft) {
        Set<String> quoted = new TreeSet<>();
        draft.evidence().forEach(cited -> quoted.add(cited.passage().id()));
        if (draft.type().joins() && quoted.size() < 2) {
            return Optional.of(
                    Dropped.of(draft, Dropped.Reason.WRONG_PASSAGES, "it rests on one passage, and should on two"));
        }
        boolean strays = draft.type() == CaseType.DISTRACTING
                && !quoted.equals(Set.of(draft.sources().get(0).id()));
        return strays
                ? Optional.of(
                        Dropped.of(draft, Dropped.Reason.WRONG_PASSAGES, "it should rest on the first passage alone"))
                : Optional.empty();
    }

    /** The answer in the question, or all that the answer rests on. Yes and no are no leaks. */
    private static Optional<String> leak(Draft draft) {
        Folded question = Folded.of(draft.question());
        String answer = draft.reference().strip().replaceAll("[.。]$", "");
        if (answer.codePoints().filter(Character::isLetterOrDigit).count() > 1 && Mention.in(question, answer)) {
            return Optional.of(answer);
        }
        boolean all = !draft.evidence().isEmpty() && draft.type() != CaseType.HEADING;
        for (Draft.Cited cited : draft.evidence()) {
            all = all && Mention.in(question, cited.quote());
        }
        return all ? Optional.of(draft.evidence().get(0).quote()) : Optional.empty();
    }

    private static Optional<Dropped> notReworded(Draft draft) {
        Set<String> words = Terms.words(draft.question());
        String passage = Folded.of(draft.sources().get(0).text()).text();
        long shared = words.stream().filter(passage::contains).count();
        return words.isEmpty() || shared <= MOST_SHARED * words.size()
                ? Optional.empty()
                : Optional.of(Dropped.of(
                        draft,
                        Dropped.Reason.NOT_REWORDED,
                        shared + " of its " + words.size() + " words stand in the passage"));
    }
}
