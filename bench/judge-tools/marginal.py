"""marginal.py < TABLE   how many cached cases a second take, over what a smaller run takes, in a sentence."""
import sys

cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in sys.stdin if line.startswith("| ")]
head, rows = cells[0], cells[1:]
wall = {row[0]: (int(row[1]), float(row[head.index("wall s")])) for row in rows}
some, many = wall["the same again, all cached"], wall["five times as many, all cached"]
if many[1] > some[1]:
    rate = (many[0] - some[0]) / (many[1] - some[1])
    print(f"\nCached, {rate:.0f} cases/s: {many[0]} cases against {some[0]}, so that the start of the Java machine is in neither.")
