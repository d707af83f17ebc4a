"""Makes golden.tsv: values of retrieval metrics on random cases, as an outside witness for the Java code.

Written from the definitions in the papers (and, for OR groups, from docs/metrics.md), with sets and lists and without
regard for speed. Run: python3 make_golden.py > golden.tsv

A line: labels, ranked ids, metric, value ("undefined" where there is none). Labels are separated by blanks, each
id|id:grade, the grade 1 where none is written.
"""
import math
import random
from fractions import Fraction


def relevant(groups, least):
    return [(members, grade) for members, grade in groups if grade >= least]


def new_groups(groups, ranked, position):
    """The groups of which a member stands at this position (from 0) and none before."""
    before = set(ranked[:position])
    return [g for g in groups if ranked[position] in g[0] and not before & g[0]]


def is_relevant(groups, item, least=1):
    return any(item in members for members, _ in relevant(groups, least))


def recall(groups, ranked, k, least=1):
    wanted = relevant(groups, least)
    return Fraction(sum(1 for members, _ in wanted if members & set(ranked[:k])), len(wanted))


def precision(groups, ranked, k, least=1):
    return Fraction(sum(is_relevant(groups, item, least) for item in ranked[:k]), k)


def f1(groups, ranked, k):
    p, r = precision(groups, ranked, k), recall(groups, ranked, k)
    return 2 * p * r / (p + r) if p + r else 0


def reciprocal_rank(groups, ranked, k):
    ranks = [i + 1 for i, item in enumerate(ranked[:k]) if is_relevant(groups, item)]
    return Fraction(1, ranks[0]) if ranks else 0


def average_precision(groups, ranked, k, least=1):
    wanted = relevant(groups, least)
    total, found = Fraction(0), 0
    for i in range(min(k, len(ranked))):
        fresh = new_groups(wanted, ranked, i)
        found += len(fresh)
        total += Fraction(found, i + 1) if fresh else 0
    return min(Fraction(1), total / len(wanted))


def ndcg(groups, ranked, k, worth):
    def dcg(gains):
        return sum(worth(gain) / math.log2(i + 2) for i, gain in enumerate(gains))

    wanted = relevant(groups, 1)
    ideal = sorted((grade for _, grade in wanted), reverse=True)[:k]
    got = [max([g for _, g in new_groups(wanted, ranked, i)], default=0) for i in range(min(k, len(ranked)))]
    return dcg(got) / dcg(ideal)


def rbp(groups, ranked, k, p, least=1):
    hits = [bool(new_groups(relevant(groups, least), ranked, i)) for i in range(min(k, len(ranked)))]
    return (1 - p) * sum(p**i for i, hit in enumerate(hits) if hit)


def err(groups, ranked, k, top):
    if max(grade for _, grade in groups) > top:
        return None
    wanted = relevant(groups, 1)
    stop = [Fraction(2 ** max([g for _, g in new_groups(wanted, ranked, i)], default=0) - 1, 2**top)
            for i in range(min(k, len(ranked)))]
    return sum(Fraction(1, r + 1) * stop[r] * math.prod(1 - s for s in stop[:r]) for r in range(len(stop)))


def context_precision(groups, ranked, k):
    ranks = [i for i, item in enumerate(ranked[:k]) if is_relevant(groups, item)]
    return sum(precision(groups, ranked, i + 1) for i in ranks) / Fraction(len(ranks)) if ranks else 0


def judged(grades, ranked, k):
    top = ranked[:k]
    return Fraction(sum(grades.get(item, -1) >= 0 for item in top), len(top)) if top else None


def bpref(grades, ranked, least=1):
    good = {i for i, g in grades.items() if g >= least}
    bad = {i for i, g in grades.items() if 0 <= g < least}
    total = Fraction(0)
    for i, item in enumerate(ranked):
        if item in good:
            above = len(bad & set(ranked[:i]))
            total += 1 - Fraction(min(above, len(good)), min(len(bad), len(good))) if above else 1
    return total / len(good)


def inferred_ap(grades, ranked):
    good = {i for i, g in grades.items() if g >= 1}
    known = {i for i, g in grades.items() if g >= 0}
    total = 0.0
    for i, item in enumerate(ranked):
        if item in good and i == 0:
            total += 1
        elif item in good:
            above = set(ranked[:i])
            share = (len(above & good) + 1e-5) / (len(above & known) + 2e-5)
            total += 1 / (i + 1) + i / (i + 1) * len(above & set(grades)) / i * share
    return total / len(good)


def exponential(grade):
    return 2**grade - 1


EVERYTHING = 10**6


def metrics(groups, ranked):
    plain = all(len(members) == 1 for members, _ in groups)
    some, better = relevant(groups, 1), relevant(groups, 2)
    grades = {next(iter(members)): grade for members, grade in groups}
    for k in (1, 3, 10):
        yield f"recall@{k}", some and recall(groups, ranked, k)
        yield f"precision@{k}", some and precision(groups, ranked, k)
        yield f"f1@{k}", some and f1(groups, ranked, k)
        yield f"success@{k}", some and int(recall(groups, ranked, k) > 0)
        yield f"rr@{k}", some and reciprocal_rank(groups, ranked, k)
        yield f"ap@{k}", some and average_precision(groups, ranked, k)
        yield f"ndcg@{k}", some and ndcg(groups, ranked, k, int)
        yield f"ndcg(gain=exp)@{k}", some and ndcg(groups, ranked, k, exponential)
        yield f"err@{k}", some and err(groups, ranked, k, 4)
        yield f"contextPrecision@{k}", some and context_precision(groups, ranked, k)
        yield f"contextRecall@{k}", some and recall(groups, ranked, k)
        yield f"judged@{k}", judged(grades, ranked, k) if plain else None
    yield "recall(rel=2)@3", better and recall(groups, ranked, 3, 2)
    yield "ap(rel=2)", better and average_precision(groups, ranked, EVERYTHING, 2)
    yield "rr", some and reciprocal_rank(groups, ranked, EVERYTHING)
    yield "ap", some and average_precision(groups, ranked, EVERYTHING)
    yield "ndcg", some and ndcg(groups, ranked, EVERYTHING, int)
    yield "rprec", some and recall(groups, ranked, len(some))
    yield "rbp", some and rbp(groups, ranked, EVERYTHING, 0.8)
    yield "rbp(p=0.95,rel=2)@5", better and rbp(groups, ranked, 5, 0.95, 2)
    yield "err(max=2)@5", some and err(groups, ranked, 5, 2)
    yield "bpref", bpref(grades, ranked) if some and plain else None
    yield "bpref(rel=2)", bpref(grades, ranked, 2) if better and plain else None
    yield "infap", inferred_ap(grades, ranked) if some and plain else None


def random_case(rng, grouped):
    ids = [f"d{i}" for i in range(14)]
    rng.shuffle(ids)
    groups = []
    free = ids[: rng.randint(1, 10)]
    while free:
        size = rng.randint(1, 3) if grouped else 1
        groups.append((set(free[:size]), rng.choice([-1, 0, 0, 1, 1, 2, 3])))
        free = free[size:]
    if grouped and len(groups) > 1:  # one item of two groups
        groups[0][0].add(min(groups[1][0]))
    ranked = [i for i in rng.sample(ids, len(ids)) if rng.random() < 0.7]
    return groups, ranked


def main():
    rng = random.Random(20261202)
    for number in range(40):
        groups, ranked = random_case(rng, grouped=number % 4 == 3)
        labels = " ".join("|".join(sorted(m)) + (f":{g}" if g != 1 else "") for m, g in groups)
        for name, value in metrics(groups, ranked):
            missing = value is None or value == []
            print(labels, " ".join(ranked), name, "undefined" if missing else repr(float(value)), sep="\t")


main()
