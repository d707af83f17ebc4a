package dev.assay.judge.embedded.text;

import java.util.List;
import java.util.Map;

/** Takes light endings off English words, so that "refunds" meets "refunded". At least three letters stay. */
final class Stem {

    private static final List<String> ENDINGS = List.of("ing", "edly", "ed", "es", "ly", "s");
    private static final Map<String, String> IRREGULAR = Map.ofEntries(
            Map.entry("paid", "pay"),
            Map.entry("sent", "send"),
            Map.entry("made", "make"),
            Map.entry("built", "build"),
            Map.entry("won", "win"),
            Map.entry("sold", "sell"),
            Map.entry("took", "take"),
            Map.entry("taken", "take"),
            Map.entry("gave", "give"),
            Map.entry("given", "give"),
            Map.entry("written", "write"),
            Map.entry("wrote", "write"),
            Map.entry("kept", "keep"),
            Map.entry("held", "hold"),
            Map.entry("began", "begin"),
            Map.entry("begun", "begin"),
            Map.entry("known", "know"),
            Map.entry("went", "go"),
            Map.entry("children", "child"),
            Map.entry("men", "man"),
            Map.entry("people", "person"));

    private Stem() {}

    static String of(String word) {
        if (word.length() < 4 || word.charAt(0) > 0x24f || !Character.isLetter(word.charAt(0))) {
            return IRREGULAR.getOrDefault(word, word);
        }
        String base = word.endsWith("'s") ? word.substring(0, word.length() - 2) : word;
        if (IRREGULAR.containsKey(base)) {
            return IRREGULAR.getOrDefault(base, base);
        }
        if (base.endsWith("ies") || base.endsWith("ied")) {
            return base.length() > 4 ? base.substring(0, base.length() - 3) + "y" : base;
        }
        for (String ending : ENDINGS) {
            if (base.endsWith(ending) && base.length() - ending.length() >= 3 && !base.endsWith("ss")) {
                return root(base.substring(0, base.length() - ending.length()));
            }
        }
        return root(base);
    }

    /** "process" and "stopp" and "charge" meet "process", "stop", "charg". */
    private static String root(String stem) {
        int last = stem.length() - 1;
        if (stem.charAt(last) == 'e' && stem.length() > 3) {
            return stem.substring(0, last);
        }
        boolean doubled =
                last > 2 && stem.charAt(last) == stem.charAt(last - 1) && "bdgmnprt".indexOf(stem.charAt(last)) >= 0;
        return doubled ? stem.substring(0, last) : stem;
    }
}
