"""Reads the rows written for Assay: blocks of a passage (P) and claims that it supports (S), contradicts (C) or does not state (N)."""

LABELS = {"S": 0, "N": 1, "C": 2}


def own(path):
    rows, passage = [], None
    for number, line in enumerate(open(path, encoding="utf-8"), 1):
        line = line.strip()
        if not line:
            continue
        mark, _, text = line.partition(" ")
        if mark == "P":
            passage = text
        elif mark in LABELS and passage and text:
            rows.append({"premise": passage, "claim": text, "label": LABELS[mark]})
        else:
            raise SystemExit(f"{path}, line {number}: found {line[:40]!r}; a line starts with P, S, C or N and a blank")
    return rows
