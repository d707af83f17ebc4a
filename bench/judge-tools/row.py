"""row.py LABEL TIMES STATS RESULT LATENCY_SECONDS CONCURRENCY   one row of the table of bench/judge for a run of assay."""
import json
import sys

label, times, stats, result, latency, concurrency = sys.argv[1:7]
wall, mib, cpu = (float(word) for word in open(times).read().split()[-3:])
seen = json.load(open(stats))
run = json.load(open(result))["result"]
cases = run["counts"]["cases"]
values = sum(metric["n"] for metric in run["metrics"].values())
asked = cases * len(run["metrics"])
undefined = sum(metric["undefined"] for metric in run["metrics"].values())
calls = seen.get("calls", 0)
ideal = calls * float(latency) / int(concurrency)
failed = seen.get("refused", 0) + seen.get("dropped", 0)
print(
    f"| {label} | {cases} | {calls} | {calls / cases:.2f} | {failed} | {seen.get('tokensIn', 0) / cases:.0f} + {seen.get('tokensOut', 0) / cases:.0f} "
    f"| {seen['peak']} | {wall:.2f} | {f'{ideal:.2f}' if ideal else '–'} | {f'{wall / ideal:.3f}' if ideal else '–'} "
    f"| {cases / wall:.0f} | {cpu:.1f} | {mib:.0f} | {values} of {asked}{f', {undefined} undefined' if undefined else ''} |")
