"""real_row.py LABEL SECONDS RESULT OUT   one row for a run judged by a real model; its replies are read from the cache."""
import glob
import json
import sqlite3
import sys

label, wall, result, out = sys.argv[1:5]
run = json.load(open(result))["result"]
replies, tokens_in, tokens_out, longest = sqlite3.connect(out + "/cache.sqlite").execute(
    "select count(*), coalesce(sum(tokens_in), 0), coalesce(sum(tokens_out), 0), coalesce(max(millis), 0) from reply").fetchone()
attempts = []
for path in glob.glob(out + "/runs/*/unreadable-replies.jsonl"):
    with open(path) as lines:
        attempts += [json.loads(line)["attempt"] for line in lines]
total = {key: sum(metric[key] for metric in run["metrics"].values()) for key in ("n", "failed", "undefined")}
print(
    f"| {label} | {run['counts']['cases']} | {replies} | {attempts.count(1)} | {attempts.count(1) - attempts.count(2)} | {attempts.count(2)} "
    f"| {total['n']} | {total['failed']} | {total['undefined']} | {wall} | {longest / 1000:.1f} | {tokens_in} + {tokens_out} |")
