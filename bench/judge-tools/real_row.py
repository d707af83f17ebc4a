"""real_row.py LABEL TIMES STATS RESULT OUT   one row for a run judged by a real model."""
import glob
import json
import sys

label, times, stats, result, out = sys.argv[1:6]
wall = float(open(times).read().split()[-3])
seen = json.load(open(stats))
run = json.load(open(result))["result"]
unreadable = sum(sum(1 for _ in open(path)) for path in glob.glob(out + "/runs/*/unreadable*.jsonl"))
total = {key: sum(metric[key] for metric in run["metrics"].values()) for key in ("n", "failed", "undefined")}
print(
    f"| {label} | {seen['calls']} | {unreadable} | {total['n']} | {total['failed']} | {total['undefined']} | {wall:.1f} "
    f"| {seen['tokensIn']} + {seen['tokensOut']} |")
