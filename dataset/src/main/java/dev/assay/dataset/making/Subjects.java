package dev.assay.dataset.making;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** What may stand as the subject of a question that is made from a sentence. */
final class Subjects {

    private static final int MOST_WORDS = 8;

    private static final Pattern LEANS_EN = Pattern.compile(
            "(?i)^(?:it|they|he|she|this|these|that|those|there|we|you|i|its|his|her|their|both|such|in|at|on|for|when|if|while"
                    + "|although|as|after|before|since|during|by|with|from|to|but|and|or|so|thus|however|also|then|one|some|many"
                    + "|most|other|others|another|two|three|several|what|who|which|how|here|under|because|despite|only|not|yet"
                    + "|neither|nor|currently|much|either|any|no|an? example|an? few|nearly|about|over|more|each of|none|part|parts|examples?|until|through|overall)\\b.*");

    private static final Pattern JOINS_EN = Pattern.compile(
            "(?i).*\\b(?:whether|such|given)\\b.*|.*[,;:()\"“”].*|.*\\b(?:and|but|or|who|which|that|where|because|is|are|was|were|has|have|had|said|being|it|they|he|she"
                    + "|his|her|their|this|these|will|would|can|may|must|when|while)\\b.*");

    private static final Pattern LEANS_ZH = Pattern.compile(
            "^(?:他|她|它|依据|用|由|上述|以下|以上|如|在\\d|这|该|其|此|那|并|而|但|则|且|也|还|以及|因|由于|如|若|当|从|与|和|同|另|再|又|即|然|虽|尽管|除|所以|不过|对于|根据|经|至|有|每|大约|约|之|通过|随着|同时|最|首先"
                    + "|本|我|你|您|一些|许多|某|后|前|两者|双方|据|在此|自此|到|为|是|被|将|仅|共|只|都|就).*");

    private Subjects() {}

    /** Words that can be the subject of an English question, with a small first letter where they are no name. */
    static Optional<String> english(String words, Terms terms) {
        String subject = words.strip();
        int count = subject.split("\\s+").length;
        boolean fits = !subject.isEmpty()
                && count <= MOST_WORDS
                && !(count == 1 && subject.matches("(?i)the|an?|every|each|all|nor|there"))
                && Character.isLetterOrDigit(subject.charAt(0))
                && !LEANS_EN.matcher(subject).matches()
                && !JOINS_EN.matcher(subject).matches();
        return fits ? Optional.of(within(subject, terms)) : Optional.empty();
    }

    /** The same words as they stand within a sentence: small, where they are no name. */
    static String within(String subject, Terms terms) {
        String first = subject.split("\\s+", 2)[0];
        boolean article = first.matches("The|A|An|Every|Each|All|Any|No|Our|Your");
        boolean named = subject.matches("\\S+ [A-Z].*") || first.endsWith("'s") || terms.isProper(first);
        return article || !named ? subject.substring(0, 1).toLowerCase(Locale.ROOT) + subject.substring(1) : subject;
    }

    /** A Chinese text without the blanks that some writers leave between its characters. */
    static String close(String chinese) {
        return chinese.replaceAll("(?<=[\\p{IsHan}，、。》”）])\\s+(?=[\\p{IsHan}《“（])", "")
                .replaceAll("(?<=\\p{IsHan})\\s+$", "");
    }

    /** Whether a Chinese sentence stands without the one before it. */
    static boolean stands(String chinese) {
        return !chinese.isEmpty() && !LEANS_ZH.matcher(chinese).matches();
    }
}
