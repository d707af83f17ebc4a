"""with_pytrec_eval.py QRELS RUN   the official measures, from the same files."""
import sys

import pytrec_eval

MEASURES = {"num_ret", "num_rel", "num_rel_ret", "map", "gm_map", "Rprec", "bpref", "recip_rank", "iprec_at_recall", "P"}

with open(sys.argv[1]) as qrels, open(sys.argv[2]) as run:
    evaluator = pytrec_eval.RelevanceEvaluator(pytrec_eval.parse_qrel(qrels), MEASURES)
    topics = evaluator.evaluate(pytrec_eval.parse_run(run))
for name in sorted(next(iter(topics.values()))):
    values = [topic[name] for topic in topics.values()]
    print(name, pytrec_eval.compute_aggregated_measure(name, values))
