package dev.assay.core.stats.paired;

import dev.assay.core.stats.Answer;
import dev.assay.core.stats.Interval;
import dev.assay.core.stats.Measured;
import dev.assay.core.stats.Normal;
import dev.assay.core.words.Numbers;

/**
 * The difference of two shares on the same cases with the adjusted Wald interval: one more rise and one more fall than
 * were seen. Holds its level in small samples, and has a width even when no pair differs. Clusters are not regarded.
 *
 * <pre>d ± z √((r + f - (r-f)²) / (n+2)),  r = (rises+1)/(n+2),  f = (falls+1)/(n+2),  d = r - f</pre>
 *
 * Source: Bonett and Price 2012, J. Educational and Behavioral Statistics 37, 479-488.
 */
public final class PairedShares {

    private PairedShares() {}

    /**
     * The difference, second share minus first.
     *
     * @param pairs pairs of scores that are 0 or 1
     * @param level confidence, between 0 and 1
     * @return bounds within -1 and 1; undefined for no pair, or scores other than 0 and 1
     */
    public static Answer<Measured> difference(Pairs pairs, double level) {
        if (pairs.n() == 0) {
            return Answer.undefined("no paired case");
        }
        if (!pairs.binary()) {
            return Answer.undefined("a share needs scores of 0 or 1, and there are others");
        }
        double n = pairs.n() + 2.0;
        double rises = (pairs.rises() + 1) / n;
        double falls = (pairs.falls() + 1) / n;
        double centre = rises - falls;
        double margin = Normal.halfWidth(level) * Math.sqrt((rises + falls - centre * centre) / n);
        Interval interval = new Interval(Math.max(-1, centre - margin), Math.min(1, centre + margin), level);
        double seen = (double) (pairs.rises() - pairs.falls()) / pairs.n();
        return Answer.of(Measured.of(seen, interval, pairs.n(), "paired adjusted Wald " + Numbers.percent(level)));
    }
}
