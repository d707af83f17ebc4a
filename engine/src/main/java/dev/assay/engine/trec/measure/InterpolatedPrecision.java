package dev.assay.engine.trec.measure;

/** The largest precision at or after the rank where a share of the relevant documents is reached; 0 if it is not. */
final class InterpolatedPrecision {

    private InterpolatedPrecision() {}

    /**
     * @param shares recall levels, ascending
     * @return a precision for each share; NaN where nothing was retrieved and 0 documents are asked for
     */
    static double[] at(TopicRanking ranking, Numbers shares) {
        double[] precisions = new double[shares.size()];
        long seen = ranking.relevantRetrieved();
        int cut = shares.size() - 1;
        while (cut >= 0 && needed(ranking, shares.at(cut)) > seen) {
            cut--;
        }
        double best = (double) seen / ranking.retrieved();
        for (int i = ranking.relevantPositions() - 1; i >= 0 && seen > 0; i--) {
            best = Math.max(best, (double) seen / (ranking.relevantPosition(i) + 1));
            while (cut >= 0 && seen == needed(ranking, shares.at(cut))) {
                precisions[cut--] = best;
            }
            seen--;
        }
        while (cut >= 0) {
            precisions[cut--] = best;
        }
        return precisions;
    }

    /** Relevant documents that make up the share, rounded half away from zero. */
    private static long needed(TopicRanking ranking, double share) {
        double exact = share * ranking.relevant();
        double size = Math.abs(exact);
        double whole = Math.floor(size);
        long rounded = (long) (size - whole >= 0.5 ? whole + 1 : whole);
        return exact < 0 ? -rounded : rounded;
    }
}
