"""Writes the CSV files beside it: what outside witnesses say of small samples.

    pip install numpy scipy statsmodels scikit-learn krippendorff ppi-python confidenceinterval
    python make_golden.py

Lists stand in one field, parted by blanks; the samples are drawn here with a fixed seed. Where the witness or our
program draws random numbers, the tolerance is five standard deviations of the draws.
"""

import numpy as np
import krippendorff
import ppi_py
import scipy.stats as st
from confidenceinterval.delong import delong_roc_variance
from sklearn.metrics import balanced_accuracy_score, roc_auc_score
from statsmodels.stats.contingency_tables import mcnemar
from statsmodels.stats.inter_rater import cohens_kappa
from statsmodels.stats.multitest import multipletests
from statsmodels.stats.power import NormalIndPower
from statsmodels.stats.proportion import proportion_confint
import statsmodels.api as sm

RNG = np.random.default_rng(20261202)


def text(value):
    if isinstance(value, (list, np.ndarray)):
        return " ".join(text(v) for v in value)
    return value if isinstance(value, str) else f"{value:.15g}"


def write(name, columns, rows):
    with open(name + ".csv", "w") as out:
        out.write(",".join(columns) + "\n")
        for row in rows:
            assert len(row) == len(columns)
            out.write(",".join(text(v) for v in row) + "\n")


def shares():
    for successes, n in [(0, 1), (1, 1), (0, 10), (10, 10), (3, 10), (81, 100), (1, 1000), (187, 231)]:
        for level in (0.8, 0.95, 0.99):
            low, high = proportion_confint(successes, n, alpha=1 - level, method="beta")
            yield successes, n, level, 0 if successes == 0 else low, 1 if successes == n else high


def student():
    for n, size in [(5, 1), (20, 1), (60, 1), (24, 3), (40, 8)]:
        values = RNG.beta(5, 2, n)
        clusters = np.arange(n) // size
        if size == 1:
            low, high = st.ttest_1samp(values, 0).confidence_interval(0.95)
        else:
            fit = sm.OLS(values, np.ones(n)).fit(cov_type="cluster", cov_kwds={"groups": clusters}, use_t=True)
            low, high = fit.conf_int(0.05)[0]
        yield values, clusters, 0.95, low, high


def paired_samples():
    level = lambda n: RNG.integers(0, 5, n) / 4
    yield "twelve", RNG.random(12), RNG.random(12), np.arange(12)
    yield "graded", level(14), level(14), np.arange(14)
    yield "bits", (RNG.random(60) < .7) * 1., (RNG.random(60) < .8) * 1., np.arange(60)
    yield "fewbits", np.r_[np.ones(40), np.zeros(10)], np.r_[np.ones(47), np.zeros(3)], np.arange(50)
    first = RNG.beta(5, 2, 80)
    yield "eighty", first, np.clip(first + RNG.normal(.03, .1, 80), 0, 1), np.arange(80)
    clusters = np.repeat(np.arange(10), [1, 2, 3, 4, 5, 6, 4, 3, 2, 1])
    first = RNG.beta(4, 2, len(clusters))
    yield "clusters", first, first + RNG.normal(.05, .1, 10)[clusters] + RNG.normal(0, .05, len(clusters)), clusters
    clusters = np.arange(120) // 4
    first = level(120)
    yield "manyclusters", first, np.where(RNG.random(120) < .7, first, level(120)), clusters


def by_cluster(values, clusters):
    return np.array([values[clusters == c].sum() for c in np.unique(clusters)])


def bca(d, clusters, resamples, seed, method="BCa", level=.95):
    sums, counts = by_cluster(d, clusters), by_cluster(np.ones(len(d)), clusters)
    ratio = lambda s, c, axis=-1: np.sum(s, axis=axis) / np.sum(c, axis=axis)
    return st.bootstrap((sums, counts), ratio, paired=True, vectorized=True, n_resamples=resamples, batch=10_000,
                        confidence_level=level, method=method, rng=np.random.default_rng(seed)).confidence_interval


def expanded(d, clusters, resamples, seed):
    """Percentile bootstrap, as far out as t(G-1) times the root of G/(G-1)."""
    g = len(np.unique(clusters))
    z = st.t.ppf(.975, g - 1) * np.sqrt(g / (g - 1))
    return bca(d, clusters, resamples, seed, "percentile", 2 * st.norm.cdf(z) - 1)


def tolerance(bootstrap, d, clusters):
    runs = np.array([bootstrap(d, clusters, 10_000, 100 + i) for i in range(20)])
    # On a coarse grid a bound jumps by a whole step.
    return np.maximum(5 * runs.std(axis=0, ddof=1), 1 / len(d) if set(np.abs(d)) <= {0, 1} else 0)


def wilcoxon(d):
    moved = np.round(d[d != 0], 12)
    if len(moved) > 50:
        return st.wilcoxon(moved, method="asymptotic", correction=True).pvalue
    if len(np.unique(np.abs(moved))) == len(moved):
        return st.wilcoxon(moved, method="exact").pvalue
    if len(moved) > 16:
        return -1  # scipy cannot count ties here
    return st.wilcoxon(moved, method=st.PermutationMethod(n_resamples=np.inf)).pvalue


def paired():
    for name, first, second, clusters in paired_samples():
        d = second - first
        sums = by_cluster(d, clusters)
        sums = sums[sums != 0]
        exact = len(sums) <= 16
        flip = st.permutation_test((sums,), np.sum, permutation_type="samples", alternative="two-sided",
                                   n_resamples=np.inf if exact else 400_000, rng=np.random.default_rng(1)).pvalue
        low, high = bca(d, clusters, 300_000, 1)
        tol = tolerance(bca, d, clusters)
        wide, wide_tol = expanded(d, clusters, 300_000, 1), tolerance(expanded, d, clusters)
        bits = set(first) | set(second) <= {0, 1}
        table = [[0, np.sum(d > 0)], [np.sum(d < 0), 0]]
        yield (name, first, second, clusters, d.mean(), low, high, tol[0], tol[1], flip,
               1e-12 if exact else 5 * np.sqrt(flip * (1 - flip) / 9999) + 1e-4,
               mcnemar(table, exact=True).pvalue if bits else -1, wilcoxon(d), *wide, *wide_tol)


def multiple():
    for raw in [[.01, .04, .03, .005], [.2], [.5, .5, .5], list(RNG.random(12) ** 3), [1, 0, .05, .05]]:
        yield raw, multipletests(raw, method="holm")[1], multipletests(raw, method="fdr_bh")[1]


def kappa():
    for n, k, agree in [(12, 2, .8), (50, 3, .6), (200, 4, .9), (30, 2, .2)]:
        first = RNG.integers(0, k, n)
        second = np.where(RNG.random(n) < agree, first, RNG.integers(0, k, n))
        table = np.zeros((k, k))
        np.add.at(table, (first, second), 1)
        found = cohens_kappa(table)
        yield first, second, found.kappa, found.kappa_low, found.kappa_upp


def alpha():
    # Krippendorff 2011, example C: 4 observers, 12 units, missing values.
    nan = np.nan
    book = np.array([[1, 2, 3, 3, 2, 1, 4, 1, 2, nan, nan, nan], [1, 2, 3, 3, 2, 2, 4, 1, 2, 5, nan, 3],
                     [nan, 3, 3, 3, 2, 3, 4, 2, 2, 5, 1, nan], [1, 2, 3, 3, 2, 4, 4, 1, 2, 5, 1, nan]])
    tables = [book]
    for raters, units, missing in [(2, 20, 0), (3, 40, .2), (5, 15, .5)]:
        truth = RNG.integers(1, 6, units)
        table = np.where(RNG.random((raters, units)) < .6, truth, RNG.integers(1, 6, (raters, units))).astype(float)
        table[RNG.random((raters, units)) < missing] = nan
        tables.append(table)
    for table in tables:
        values = ";".join(" ".join(f"{v:g}" for v in column if not np.isnan(v)) for column in table.T)
        yield (values, *(krippendorff.alpha(reliability_data=table, level_of_measurement=m)
                         for m in ("nominal", "ordinal", "interval")))


def auroc():
    for n, ties in [(12, False), (40, True), (200, True), (200, False)]:
        labels = (RNG.random(n) < .5).astype(int)
        scores = RNG.normal(labels * .9, 1)
        scores = np.round(scores * 2) / 2 if ties else scores
        area, variance = delong_roc_variance(labels, scores)
        logit, se = np.log(area / (1 - area)), np.sqrt(float(variance)) / (area * (1 - area))
        z = st.norm.ppf(.975)
        expit = lambda x: 1 / (1 + np.exp(-x))
        yield scores, labels, roc_auc_score(labels, scores), expit(logit - z * se), expit(logit + z * se)


def balanced():
    for n in (10, 60):
        people = (RNG.random(n) < .6).astype(int)
        judge = np.where(RNG.random(n) < .8, people, 1 - people)
        rates = [(np.sum((people == c) & (judge == c)), np.sum(people == c)) for c in (1, 0)]
        bounds = [proportion_confint(x, m, method="wilson") for x, m in rates]
        shares = [x / m for x, m in rates]
        value = balanced_accuracy_score(people, judge)
        low = value - np.hypot(*(s - b[0] for s, b in zip(shares, bounds))) / 2
        high = value + np.hypot(*(b[1] - s for s, b in zip(shares, bounds))) / 2
        yield people, judge, value, low, high


def ppi():
    for n, others, skill, binary in [(12, 200, .8, True), (30, 300, .5, False), (60, 60, .95, False), (25, 400, 0, False)]:
        truth = RNG.beta(4, 2, n + others)
        noise = RNG.beta(4, 2, n + others)
        judge = skill * truth + (1 - skill) * noise + .05
        if binary:
            truth, judge = (truth > .6) * 1., (judge > .6) * 1.
        y, f, u = truth[:n], judge[:n], judge[n:]
        plain = ppi_py.ppi_mean_ci(y, f, u, alpha=.05, lam=1)
        tuned = ppi_py.ppi_mean_ci(y, f, u, alpha=.05)
        yield (y, f, u, ppi_py.ppi_mean_pointestimate(y, f, u, lam=1)[0], plain[0][0], plain[1][0],
               ppi_py.ppi_mean_pointestimate(y, f, u)[0], tuned[0][0], tuned[1][0])


def rogan():
    """The delta part by a numeric gradient, on the counts as Lang and Reiczigel adjust them."""
    z = st.norm.ppf(.975)
    share = lambda p: (p[0] + p[2] - 1) / (p[1] + p[2] - 1)
    for tp, fn, tn, fp, yes, judged in [(7, 1, 2, 2, 164, 200), (45, 5, 40, 10, 120, 300), (90, 10, 19, 1, 30, 1000)]:
        p = np.array([(yes + z * z / 2) / (judged + z * z), (tp + 1) / (tp + fn + 2), (tn + 1) / (tn + fp + 2)])
        n = np.array([judged + z * z, tp + fn + 2, tn + fp + 2])
        variance = p * (1 - p) / n
        gradient = np.array([(share(p + h) - share(p - h)) / 2e-6 for h in np.eye(3) * 1e-6])
        centre = share(p)
        shift = 2 * z * z * (centre * variance[1] - (1 - centre) * variance[2])
        margin = z * np.sqrt(gradient ** 2 @ variance)
        value = share([yes / judged, tp / (tp + fn), tn / (tn + fp)])
        yield (tp, fn, tn, fp, yes, judged, *np.clip([value, centre + shift - margin, centre + shift + margin], 0, 1))


def power():
    test = NormalIndPower(ddof=0)
    for sd, difference in [(1, .5), (.35, .05), (.2, .02)]:
        for alpha, level in [(.05, .8), (.01, .9)]:
            n = int(np.ceil(test.solve_power(difference / sd, None, alpha, level, ratio=0) - 1e-9))
            yield sd, difference, alpha, level, n, test.power(difference / sd, n, alpha, ratio=0)


def paired_power():
    """Share of 40,000 drawn tables that the uncorrected McNemar test rejects."""
    for discordant, difference, n in [(.1, .1, 77), (.1, .05, 312), (.1, .02, 1960), (.3, .1, 240)]:
        rises = (discordant + difference) / 2
        draws = RNG.multinomial(n, [rises, discordant - rises, 1 - discordant], 40_000)
        b, c = draws[:, 0], draws[:, 1]
        rejected = (b - c) ** 2 > st.chi2.ppf(.95, 1) * (b + c)
        yield discordant, difference, n, rejected.mean()


BOUNDS = ["value", "low", "high"]
write("shares", ["successes", "n", "level", "low", "high"], shares())
write("student", ["values", "clusters", "level", "low", "high"], student())
write("paired", ["name", "first", "second", "clusters", "mean", "low", "high", "tolLow", "tolHigh", "flip", "tolFlip",
                 "mcnemar", "wilcoxon", "wideLow", "wideHigh", "tolWideLow", "tolWideHigh"], paired())
write("multiple", ["raw", "holm", "bh"], multiple())
write("kappa", ["first", "second"] + BOUNDS, kappa())
write("alpha", ["units", "nominal", "ordinal", "interval"], alpha())
write("auroc", ["scores", "labels"] + BOUNDS, auroc())
write("balanced", ["people", "judge"] + BOUNDS, balanced())
write("ppi", ["people", "judge", "unlabelled", "plain", "plainLow", "plainHigh", "tuned", "tunedLow", "tunedHigh"], ppi())
write("rogan", ["tp", "fn", "tn", "fp", "yes", "judged"] + BOUNDS, rogan())
write("power", ["sd", "difference", "alpha", "power", "n", "reached"], power())
write("pairedpower", ["discordant", "difference", "n", "rejected"], paired_power())
