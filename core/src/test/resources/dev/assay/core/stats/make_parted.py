"""Writes parted.csv: a slice against the rest of its run by outside witnesses.

    pip install numpy scipy statsmodels
    python make_parted.py

A row: kind, the values, their clusters, the indices inside (blank-separated), p. `permutation` is
scipy.stats.permutation_test over all dealings, of how far the two means are apart; `score` is the score test of statsmodels'
GEE with independent working correlation, whose statistic (one degree of freedom, squared) is taken as Student's t with
clusters - 1 degrees of freedom.
"""

import warnings

import numpy as np
import scipy.stats as st
import statsmodels.api as sm

warnings.simplefilter("ignore")


def distance(a, b):
    return abs(np.mean(a) - np.mean(b))


def permutation(values, inside):
    rest = np.setdiff1d(np.arange(len(values)), inside)
    return st.permutation_test((values[inside], values[rest]), distance, permutation_type="independent",
                               alternative="greater", n_resamples=np.inf).pvalue


def score(values, clusters, inside):
    z = np.zeros(len(values))
    z[inside] = 1
    family = sm.families.Gaussian()
    full = sm.GEE(values, np.column_stack([np.ones(len(z)), z]), groups=clusters, family=family)
    null = sm.GEE(values, np.ones((len(z), 1)), groups=clusters, family=family).fit()
    statistic = full.compare_score_test(null)["statistic"]
    return 2 * st.t.sf(np.sqrt(statistic), len(np.unique(clusters)) - 1)


def row(kind, values, clusters, inside, p):
    return ",".join([kind, *(" ".join(f"{v:.6g}" for v in part) for part in (values, clusters, inside)), f"{p:.12g}"])


random = np.random.default_rng(11)
rows = ["kind,values,clusters,inside,p"]
for n, k, digits in [(12, 5, 1), (14, 4, 2), (16, 6, 0)]:
    values = np.round(random.random(n), digits)
    values[:k] = np.round(values[:k] * 0.6, digits)
    inside = np.arange(k)
    rows.append(row("permutation", values, np.arange(n), inside, permutation(values, inside)))
for n, k, per in [(600, 250, 2), (450, 150, 1)]:
    clusters = np.arange(n) // per
    values = np.round(random.random(n) ** 0.5 + np.repeat(random.random(n // per), per), 4)
    values[:k] -= 0.08
    values = np.round(values, 4)
    inside = np.arange(k)
    rows.append(row("score", values, clusters, inside, score(values, clusters, inside)))
with open("parted.csv", "w") as out:
    out.write("\n".join(rows) + "\n")
