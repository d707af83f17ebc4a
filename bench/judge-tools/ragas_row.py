"""ragas_row.py LABEL RESULT STATS TIMES LATENCY_MS   a row of the table of what ragas did."""
import json
import sys

label, result, stats, times, latency = sys.argv[1], json.load(open(sys.argv[2])), json.load(open(sys.argv[3])), sys.argv[4], float(sys.argv[5]) / 1000
_, mib, cpu = (float(word) for word in open(times).read().split()[-3:])
cases, wall = result["cases"], result["seconds"]
chats, embeddings = stats["calls"], stats.get("embeddingCalls", 0)
ideal = (chats + embeddings) * latency / 32
print(
    f"| {label} | {cases} | {chats / cases:.2f} + {embeddings / cases:.2f} | {stats['tokensIn'] / cases:.0f} + {stats['tokensOut'] / cases:.0f} "
    f"| {wall:.2f} | {wall / cases:.3f} | {ideal:.2f} | {wall / ideal:.3f} | {cpu:.1f} | {mib:.0f} "
    f"| {result['valued']} of {result['scores']} | {stats['unknown']} |")
