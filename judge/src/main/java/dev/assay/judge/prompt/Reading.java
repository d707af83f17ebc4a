package dev.assay.judge.prompt;

import dev.assay.core.words.Language;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What reading a reply gives: a value that keeps every rule, or the rules that were broken.
 *
 * @param <T> kind of the value
 */
public sealed interface Reading<T> {

    /**
     * A valid reply.
     *
     * @param value what it says
     * @param <T> kind of the value
     */
    record Read<T>(T value) implements Reading<T> {}

    /**
     * An invalid reply; no part of it may be used.
     *
     * @param faults what is wrong, at least one
     * @param <T> kind of the value it should have had
     */
    record Unreadable<T>(List<Fault> faults) implements Reading<T> {

        /** More would not help a model, and a person looks at the raw text. */
        private static final int MOST_TOLD = 5;

        public Unreadable {
            faults = List.copyOf(faults);
            if (faults.isEmpty()) {
                throw new IllegalArgumentException("an unreadable reply has a fault");
            }
        }

        /** The faults in a sentence. */
        public String reason(Language language) {
            String told = faults.stream()
                    .limit(MOST_TOLD)
                    .map(fault -> fault.in(language))
                    .collect(Collectors.joining(language == Language.ZH ? "；" : "; "));
            int more = faults.size() - MOST_TOLD;
            String rest = language == Language.ZH ? "；另有 " + more + " 处" : "; " + more + " more";
            return told + (more > 0 ? rest : "") + (language == Language.ZH ? "。" : ".");
        }

        /** Whether the reply was cut, so that a higher limit of tokens may help. */
        public boolean cutOff() {
            return faults.stream().anyMatch(fault -> fault.kind() == Fault.Kind.CUT_OFF);
        }
    }
}
