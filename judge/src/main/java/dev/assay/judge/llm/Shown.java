package dev.assay.judge.llm;

import dev.assay.core.data.Claim;
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

    private void claims(List<Claim> claims) {
        List<String> lines = new ArrayList<>();
        for (Claim claim : claims) {
            // A claim is one line, or it could pretend to be two.
            lines.add((lines.size() + 1) + ". " + claim.text().strip().replaceAll("\\s*\\R\\s*", " "));
        }
        put("claims", String.join("\n", lines));
    }

    /** The values by placeholder. */
    Map<String, String> values() {
        return values;
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
