package dev.assay.dataset.making;

/**
 * A candidate that did not become a case.
 *
 * @param type its kind
 * @param document the document it was made from
 * @param question the question; blank where none was written
 * @param reason which filter dropped it
 * @param why what was found
 */
public record Dropped(CaseType type, String document, String question, Reason reason, String why) {

    /** The filters. */
    public enum Reason {
        /** The passages allow no such case, says the model. */
        SKIPPED("the model found no such case"),
        /** The reply could not be used, a wrong quote among the causes. */
        UNUSABLE("the reply could not be used"),
        /** The judge gave no reply. */
        NO_REPLY("no reply"),
        /** The question speaks of a text that its reader does not see. */
        DEPENDENT("depends on the passage"),
        /** Nearly the same was asked before. */
        DUPLICATE("near duplicate"),
        /** The question holds its answer. */
        LEAK("gives its answer away"),
        /** The question repeats a passage. */
        COPIED("repeats the passage word for word"),
        /** A paraphrase in the passage's own words. */
        NOT_REWORDED("not reworded"),
        /** Evidence from too few or the wrong passages. */
        WRONG_PASSAGES("evidence from the wrong passages"),
        /** A model knows the answer without the documents. */
        KNOWN("answerable without the documents");

        private final String words;

        Reason(String words) {
            this.words = words;
        }

        /** In words for people. */
        public String words() {
            return words;
        }
    }

    static Dropped of(Draft draft, Reason reason, String why) {
        return new Dropped(draft.type(), draft.document(), draft.question(), reason, why);
    }
}
