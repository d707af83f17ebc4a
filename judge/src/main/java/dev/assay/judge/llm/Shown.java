package dev.assay.judge.llm;

import dev.assay.core.data.Claim;
import dev.assay.judge.port.CitedSentence;
import dev.assay.judge.port.JudgeRequest;
import dev.assay.judge.prompt.Fence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** What a model is shown of a case, each text between markers of one code. */
final class Shown {

    /** Stands where there is nothing to show, in any language. */
    private static final String NONE = "-";

    private final Map<String, String> values = new LinkedHashMap<>();
    private final Fence fence;

    /** Everything untrusted that will be shown decides the code. */
    private Shown(List<String> untrusted) {
        this.fence = Fence.of(untrusted);
        values.put("nonce", fence.nonce());
    }

    static Shown text(String question, String text) {
        Shown shown = new Shown(List.of(question, text));
        shown.put("question", question).put("text", text);
        return shown;
    }

    static Shown alone(String name, String text) {
        return new Shown(List.of(text)).put(name, text);
    }

    static Shown textAndPassages(String question, String text, SortedMap<Integer, String> passages) {
        List<String> all = new ArrayList<>(List.of(question, text));
        all.addAll(passages.values());
        Shown shown = new Shown(all);
        shown.put("question", question).put("text", text).passages(passages);
        return shown;
    }

    static Shown passages(String question, SortedMap<Integer, String> passages) {
        List<String> all = new ArrayList<>(List.of(question));
        all.addAll(passages.values());
        Shown shown = new Shown(all);
        shown.put("question", question).passages(passages);
        return shown;
    }

    static Shown claimsPassagesAndText(
            String question, List<Claim> claims, SortedMap<Integer, String> passages, String text) {
        List<String> all = new ArrayList<>(List.of(question, text));
        claims.forEach(claim -> all.add(claim.text()));
        all.addAll(passages.values());
        Shown shown = new Shown(all);
        shown.put("question", question).put("text", text).passages(passages);
        shown.claims(claims);
        return shown;
    }

    static Shown claimsAndPassages(String question, List<Claim> claims, SortedMap<Integer, String> passages) {
        List<String> all = new ArrayList<>(List.of(question));
        claims.forEach(claim -> all.add(claim.text()));
        all.addAll(passages.values());
        Shown shown = new Shown(all);
        shown.put("question", question).passages(passages);
        shown.claims(claims);
        return shown;
    }

    static Shown nuggets(String question, String text, List<String> nuggets) {
        List<String> all = new ArrayList<>(List.of(question, text));
        all.addAll(nuggets);
        Shown shown = new Shown(all);
        shown.put("question", question).put("text", text).put("nuggets", listed(nuggets));
        return shown;
    }

    static Shown sentences(String question, List<CitedSentence> sentences, SortedMap<Integer, String> passages) {
        List<String> all = new ArrayList<>(List.of(question));
        sentences.forEach(sentence -> all.add(sentence.text()));
        all.addAll(passages.values());
        Shown shown = new Shown(all);
        shown.put("question", question)
                .put(
                        "sentences",
                        listed(sentences.stream()
                                .map(sentence -> sentence.passages() + " " + sentence.text())
                                .toList()));
        if (passages.isEmpty()) {
            shown.values.put("passages", NONE);
        } else {
            shown.passages(passages);
        }
        return shown;
    }

    static Shown graded(JudgeRequest.PickLevel pick) {
        List<String> all = new ArrayList<>(List.of(pick.question(), pick.text()));
        pick.reference().ifPresent(all::add);
        all.addAll(pick.passages());
        Shown shown = new Shown(all);
        shown.put("question", pick.question()).put("text", pick.text());
        shown.passages(numbered(pick.passages()));
        String passages = shown.values.getOrDefault("passages", "");
        String reference = pick.reference()
                .map(text -> shown.fence.around("reference", text))
                .orElse("");
        String material = (reference + "\n\n" + passages).strip();
        shown.values.put("material", material.isEmpty() ? NONE : material);
        String task = Fence.neutral(pick.criteria().task()).strip();
        shown.values.put("task", task.isEmpty() ? NONE : task);
        List<String> levels = new ArrayList<>();
        pick.criteria()
                .levels()
                .forEach((name, meaning) -> levels.add("- " + name + (meaning.isBlank() ? "" : ": " + line(meaning))));
        shown.values.put("levels", Fence.neutral(String.join("\n", levels)));
        return shown;
    }

    static Shown pair(JudgeRequest.PickBetter pick) {
        Shown shown = new Shown(List.of(pick.question(), pick.first(), pick.second()));
        shown.put("question", pick.question()).put("first", pick.first()).put("second", pick.second());
        shown.values.put("task", Fence.neutral(pick.task()).strip());
        return shown;
    }

    static Shown making(JudgeRequest.WriteCase write) {
        List<String> all = new ArrayList<>(List.of(write.hint()));
        all.addAll(write.passages());
        Shown shown = new Shown(all);
        if (write.hint().isBlank()) {
            shown.values.put("hint", NONE);
        } else {
            shown.put("hint", write.hint());
        }
        shown.values.put("task", Fence.neutral(write.task()).strip());
        shown.passages(numbered(write.passages()));
        return shown;
    }

    private void claims(List<Claim> claims) {
        put("claims", listed(claims.stream().map(Claim::text).toList()));
    }

    /** Numbered lines; an entry is one line, or it could pretend to be two. */
    private static String listed(List<String> entries) {
        List<String> lines = new ArrayList<>();
        entries.forEach(entry -> lines.add((lines.size() + 1) + ". " + line(entry)));
        return String.join("\n", lines);
    }

    private static String line(String text) {
        return text.strip().replaceAll("\\s*\\R\\s*", " ");
    }

    /** The values by placeholder. */
    Map<String, String> values() {
        return values;
    }

    /** A number that is ours, not the case's. */
    Shown number(String name, int number) {
        values.put(name, Integer.toString(number));
        return this;
    }

    private Shown put(String name, String text) {
        values.put(name, fence.around(name, text));
        return this;
    }

    private void passages(SortedMap<Integer, String> passages) {
        List<String> fenced = new ArrayList<>();
        passages.forEach((number, text) -> fenced.add(fence.around("passage " + number, text)));
        values.put("passages", String.join("\n\n", fenced));
    }

    /** The passages that hold text, by their numbers in rank order from 1. */
    static SortedMap<Integer, String> numbered(List<String> passages) {
        SortedMap<Integer, String> numbered = new TreeMap<>();
        for (int i = 0; i < passages.size(); i++) {
            if (!passages.get(i).isBlank()) {
                numbered.put(i + 1, passages.get(i));
            }
        }
        return Collections.unmodifiableSortedMap(numbered);
    }
}
