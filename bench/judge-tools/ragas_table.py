"""ragas_table.py RESULT STATS TIMES LATENCY_MS   the table of what ragas did."""
import json
import sys

result, stats, times, latency = json.load(open(sys.argv[1])), json.load(open(sys.argv[2])), sys.argv[3], float(sys.argv[4]) / 1000
_, mib, cpu = (float(word) for word in open(times).read().split()[-3:])
cases, wall = result["cases"], result["seconds"]
chats, embeddings = stats["calls"], stats.get("embeddingCalls", 0)
ideal = (chats + embeddings) * latency / 32
print("| cases | calls a case (chat + embedding) | tokens a case (in + out) | wall s | wall s a case | ideal s | wall / ideal | CPU s | peak MiB | values | replies not understood |")
print("|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
print(
    f"| {cases} | {chats / cases:.2f} + {embeddings / cases:.2f} | {stats['tokensIn'] / cases:.0f} + {stats['tokensOut'] / cases:.0f} "
    f"| {wall:.2f} | {wall / cases:.3f} | {ideal:.2f} | {wall / ideal:.3f} | {cpu:.1f} | {mib:.0f} "
    f"| {result['valued']} of {result['scores']} | {stats['unknown']} |")
