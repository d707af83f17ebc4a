"""Writes the English rows to fit on: {"premise", "claim", "label"}; label 0 supported, 1 not stated, 2 contradicted, 3 either of the last two."""

import json
import random
import re
import sys
from pathlib import Path

from sklearn.feature_extraction.text import TfidfVectorizer

LABELS = {"SUPPORTS": 0, "NOT ENOUGH INFO": 1, "REFUTES": 2, "entailment": 0, "neutral": 1, "contradiction": 2}
FREE = ["expertqa", "factcheck_gpt", "begin", "q2_wow", "wice"]


def plain(text):
    text = text.replace("-LRB-", "(").replace("-RRB-", ")").replace("``", '"').replace("''", '"').replace("\ufffd", " ")
    text = re.sub(r" ([,.;:!?%)\]])", r"\1", text)
    text = re.sub(r"([(\[$]) ", r"\1", text)
    return re.sub(r" ('s|n't|'re|'ve)\b", r"\1", text).replace(" - ", "-").strip()


def vitamin(path, chance):
    rows = []
    lines = [json.loads(line) for line in open(path)]
    sentences = [plain(line["evidence"]) for line in lines]
    for line, own in zip(lines, sentences):
        around = [own]
        # the sentence among others, as it stands in a passage
        if chance.random() < 0.4:
            around += [chance.choice(sentences) for _ in range(chance.randint(1, 2))]
            around = [s for s in around if s == own or len(s) < 350]
            chance.shuffle(around)
        rows.append({"premise": " ".join(around), "claim": plain(line["claim"]), "label": LABELS[line["label"]]})
    return rows


def unrelated(path, count, chance):
    """Claims beside the most similar sentence of another article, which does not state them."""
    lines = [json.loads(line) for line in open(path)]
    evidence = list({plain(line["evidence"]): line["page"] for line in lines}.items())
    terms = TfidfVectorizer(ngram_range=(1, 2), sublinear_tf=True)
    matrix = terms.fit_transform(text for text, _ in evidence)
    picked = chance.sample(lines, count)
    rows = []
    for start in range(0, count, 500):
        part = picked[start:start + 500]
        alike = (terms.transform(plain(line["claim"]) for line in part) @ matrix.T).toarray()
        for line, scores in zip(part, alike):
            for i in scores.argsort()[::-1][:200]:
                if evidence[i][1] != line["page"]:
                    rows.append({"premise": evidence[i][0], "claim": plain(line["claim"]), "label": 1})
                    break
    return rows


def fever(path):
    rows = []
    for line in map(json.loads, open(path)):
        premise = line.get("evidence_sentence") or line.get("evidence")
        if isinstance(premise, str) and premise and line.get("label", line.get("gold_label")) in LABELS:
            rows.append({"premise": plain(premise), "claim": plain(line["claim"]),
                         "label": LABELS[line.get("label", line.get("gold_label"))]})
    return rows


def judged(path):
    rows = []
    for line in map(json.loads, open(path)):
        if line["source"] in FREE and line["split"] == "train":
            rows.append({"premise": line["evidence"][0], "claim": line["claim"], "label": 0 if line["supported"] else 3})
    return rows


def main(folder, pairs, out):
    chance = random.Random(1)
    folder = Path(folder)
    parts = {
        "real": vitamin(folder / "vitaminc_real/test.jsonl", chance),
        "synthetic": vitamin(folder / "vitaminc_synthetic/test.jsonl", chance),
        "fever": [r for name in ("fever_symmetric/dev", "fever_symmetric/test", "fever_adversarial/test")
                  for r in fever(folder / f"{name}.jsonl")],
        "lexical": [{"premise": r["sentence1"], "claim": r["sentence2"], "label": LABELS[r["gold_label"]]}
                    for r in map(json.loads, open(folder / "data/dataset.jsonl"))],
        "unrelated": unrelated(folder / "vitaminc_real/test.jsonl", 8000, chance),
        "judged": judged(pairs) * 3,
    }
    chance.shuffle(parts["lexical"])
    parts["lexical"] = parts["lexical"][:3000]
    rows = [row for part in parts.values() for row in part]
    chance.shuffle(rows)
    with open(out, "w") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
    print({name: len(part) for name, part in parts.items()}, len(rows), "rows,",
          [sum(r["label"] == k for r in rows) for k in range(4)])


main(*sys.argv[1:])
