package dev.assay.judge.embedded.verdict;

import dev.assay.judge.embedded.check.Checked;

/** Gives the verdict on a claim and a passage in one language. Safe for use by many threads. */
interface PairJudge {

    /**
     * The verdict.
     *
     * @param number the claim's number
     * @param checked the claim, read for the checks
     * @param passageNumber the passage's number
     */
    Judged judge(int number, Reading claim, Checked checked, int passageNumber, Reading passage);
}
