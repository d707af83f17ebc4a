"""with_ranx.py QRELS RUN   what ranx has of the official measures, from the same files."""
import sys

from ranx import Qrels, Run, evaluate

MEASURES = ["map", "r-precision", "mrr", "bpref"] + [f"precision@{k}" for k in (5, 10, 15, 20, 30, 100, 200, 500, 1000)]

qrels = Qrels.from_file(sys.argv[1], kind="trec")
run = Run.from_file(sys.argv[2], kind="trec")
print(evaluate(qrels, run, MEASURES, make_comparable=True))
