"""marginal.py < TABLE   what a cached case takes over a run of one, in a sentence."""
import sys

cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in sys.stdin if line.startswith("| ")]
head, rows = cells[0], cells[1:]
wall = {row[0]: (int(row[1]), float(row[head.index("wall s")])) for row in rows}
many, few = wall["the same again, all cached"], wall["one of them again, cached"]
if many[1] > few[1]:
    print(f"\nCached, {(many[0] - few[0]) / (many[1] - few[1]):.0f} cases/s over what a run of one case takes.")
