"""Writes wilson.csv and means.csv: intervals by scipy and statsmodels, the outside witnesses.

    pip install numpy scipy statsmodels
    python make_golden.py

means.csv: one sample a row. The tolerance of a BCa bound is five times the standard deviation of that bound over 20
runs of 10,000 resamples: how far two honest programs with other random numbers may lie apart.
"""

import numpy as np
import scipy.stats as st
import statsmodels.api as sm
from statsmodels.stats.proportion import proportion_confint


def wilson():
    with open("wilson.csv", "w") as out:
        out.write("successes,n,level,low,high\n")
        for successes, n in [(0, 1), (1, 1), (0, 10), (10, 10), (3, 10), (81, 100), (1, 1000), (187, 231), (0.5, 1.25)]:
            for level in (0.8, 0.9, 0.95, 0.99):
                low, high = proportion_confint(successes, n, alpha=1 - level, method="wilson")
                out.write(f"{successes},{n},{level},{max(low, 0):.15g},{min(high, 1):.15g}\n")


def by_cluster(values, clusters):
    keys = np.unique(clusters)
    return (np.array([values[clusters == key].sum() for key in keys]),
            np.array([(clusters == key).sum() for key in keys]))


def ratio(sums, counts, axis=-1):
    return np.sum(sums, axis=axis) / np.sum(counts, axis=axis)


def bca(values, clusters, level, resamples, seed):
    sums, counts = by_cluster(values, clusters)
    result = st.bootstrap((sums, counts), ratio, paired=True, vectorized=True, n_resamples=resamples, batch=10_000,
                          confidence_level=level, method="BCa", rng=np.random.default_rng(seed))
    return result.confidence_interval


def robust_error(values, clusters):
    fit = sm.OLS(values, np.ones(len(values))).fit(cov_type="cluster", cov_kwds={"groups": clusters})
    return fit.bse[0]


def means():
    rng = np.random.default_rng(20260101)
    alone = lambda n: np.arange(n)
    grown = lambda sizes: np.repeat(np.arange(len(sizes)), sizes)
    sizes = rng.integers(1, 9, 30)
    shared = rng.beta(3, 1.5, 30)
    samples = {
        "skewed": (rng.beta(5, 1, 40) * 0.9, alone(40)),
        "thirds": (rng.integers(0, 4, 60) / 3, alone(60)),
        "latency": (rng.lognormal(6, 0.8, 80), alone(80)),
        "negative": (rng.normal(-2, 3, 25), alone(25)),
        "six": (np.array([0.2, 0.9, 0.4, 0.35, 0.77, 0.5]), alone(6)),
        "clusters": (np.clip(np.repeat(shared, sizes) + rng.normal(0, 0.1, sizes.sum()), 0, 1), grown(sizes)),
        "bits": ((rng.random(sizes.sum()) < np.repeat(shared, sizes)).astype(float), grown(sizes)),
        "bits-alike": (np.repeat((rng.random(12) < 0.6).astype(float), 4), grown([4] * 12)),
    }
    with open("means.csv", "w") as out:
        out.write("name,level,values,clusters,mean,bcaLow,bcaHigh,tolLow,tolHigh,normalLow,normalHigh,effect\n")
        for name, (values, clusters) in samples.items():
            for level in (0.9, 0.95):
                low, high = bca(values, clusters, level, 300_000, 1)
                runs = np.array([bca(values, clusters, level, 10_000, 100 + i) for i in range(20)])
                tol = 5 * runs.std(axis=0, ddof=1) + 1e-9
                mean, error, n = values.mean(), robust_error(values, clusters), len(values)
                z = st.norm.ppf((1 + level) / 2)
                effect = max(1, error ** 2 / (mean * (1 - mean) / (n - 1))) if name.startswith("bits") else 1
                out.write(",".join([
                    name, str(level), " ".join(f"{v:.17g}" for v in values), " ".join(map(str, clusters)),
                    f"{mean:.15g}", f"{low:.9g}", f"{high:.9g}", f"{tol[0]:.6g}", f"{tol[1]:.6g}",
                    f"{mean - z * error:.15g}", f"{mean + z * error:.15g}", f"{effect:.15g}"]) + "\n")


wilson()
means()
