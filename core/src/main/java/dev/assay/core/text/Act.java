package dev.assay.core.text;

/** What one clause of an answer does. */
enum Act {
    /** It says something about the matter. */
    STATES,
    /** It says that the answer is not to be had. */
    REFUSES,
    /** It says so of the question as a whole, as "I cannot tell you" does. */
    GIVES_UP,
    /** It draws that as a conclusion, as "so I cannot tell you" does; what was said before does not count. */
    CONCLUDES,
    /** It asks the user something, or for something. */
    ASKS,
    /** It asks which of several things is meant; outweighs a sentence that leads to it. */
    ASKS_WHICH,
    /** It says why there is a question, such as "it depends on your plan"; alone it states something. */
    LEADS_TO_QUESTION,
    /** It says what the sources are about. */
    DESCRIBES,
    /** It says what the sources do give: a statement, unless the next clause declines. */
    INTRODUCES,
    /** Apology, greeting, advice whom to ask, talk about the sources: no statement on the matter. */
    IDLE
}
