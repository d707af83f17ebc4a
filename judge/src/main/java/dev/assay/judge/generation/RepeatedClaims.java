package dev.assay.judge.generation;

import dev.assay.core.data.Claim;
import dev.assay.core.words.Folded;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds claims that say the same in the same words: a judge that repeats itself must not move a score. */
final class RepeatedClaims {

    private RepeatedClaims() {}

    /** The distinct claims, the first of each kept, numbered anew from 1. */
    static List<Claim> merged(List<Claim> claims) {
        Set<String> seen = new HashSet<>();
        List<Claim> distinct = new ArrayList<>();
        for (Claim claim : claims) {
            if (seen.add(key(claim.text()))) {
                distinct.add(new Claim(distinct.size() + 1, claim.text(), claim.start(), claim.end()));
            }
        }
        return distinct;
    }

    /** Equal for texts that differ in width, case, white space and final punctuation only. */
    private static String key(String text) {
        return Folded.of(text).text().replaceAll("[.。!?;,、…:\\s]+$", "");
    }
}
