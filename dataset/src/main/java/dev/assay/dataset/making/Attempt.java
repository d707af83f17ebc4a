package dev.assay.dataset.making;

/** What trying to make a case of a passage comes to. */
sealed interface Attempt {

    /** A draft, for the filters to look at. */
    record Made(Draft draft) implements Attempt {}

    /** The passage does not fit the type; nothing was asked. */
    record Unfit() implements Attempt {}

    /** A candidate that is none. */
    record Lost(Dropped dropped) implements Attempt {}

    /**
     * Nothing more can be made.
     *
     * @param why in words for people
     */
    record Stopped(String why) implements Attempt {}
}
