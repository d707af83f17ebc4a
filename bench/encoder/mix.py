"""Writes the rows of the second stage: mix.py ROWS.jsonl OWN.txt OUT.jsonl"""

import json
import random
import sys

from own import own


def main(rows, authored, out):
    chance = random.Random(2)
    first = [json.loads(line) for line in open(rows)]
    mixed = own(authored) * 2 + chance.sample(first, 6000)
    chance.shuffle(mixed)
    with open(out, "w") as file:
        for row in mixed:
            file.write(json.dumps(row) + "\n")


main(*sys.argv[1:])
