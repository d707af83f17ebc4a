"""Writes the Chinese rows to fit on, as rows_en.py does: rows_zh.py FOLDER OUT OWN..."""

import json
import random
import re
import sys
from pathlib import Path

import opencc
from own import own

ASKED = re.compile(r"(哪一?[个位种年些座条部家所国天月届场支次]?(?:人|种|国家|城市|地方|年)?|什么(?:时候|地方|人|名字)?|何[时地人]|谁|多少|几)")


def sentences(text):
    return [s for s in re.findall(r"[^。！？；]+[。！？；]?”?", text) if s.strip()]


def kind(answer):
    if re.search(r"\d{3,4}\s*年", answer):
        return "year"
    if re.search(r"\d", answer):
        return "number"
    return "long" if len(answer) > 8 else "short"


def squad(path, convert):
    for article in json.load(open(path))["data"]:
        for paragraph in article["paragraphs"]:
            text = convert(paragraph["context"])
            asked = [(convert(qa["question"]), convert(qa["answers"][0]["text"])) for qa in paragraph["qas"] if qa["answers"]]
            yield text, [(q, a) for q, a in asked if a in text and len(a) < 40]


def around(text, answer, chance):
    parts = sentences(text)
    for i, part in enumerate(parts):
        if answer in part:
            first = max(0, i - chance.randint(0, 1))
            return "".join(parts[first:i + 1 + chance.randint(0, 1)])[:220]
    return text[:200]


def state(question, answer, chance):
    """The question answered: as question and answer, or as a statement with the answer in the question word's place."""
    bare = question.rstrip("？?。 ")
    if chance.random() < 0.65 and len(ASKED.findall(bare)) == 1:
        made = ASKED.sub(lambda _: answer.rstrip("。"), bare)
        return made + "。"
    return bare + "？" + answer.rstrip("。") + "。"


def constructed(path, convert, chance):
    rows, passages = [], list(squad(path, convert))
    for at, (text, asked) in enumerate(passages):
        for question, answer in asked:
            premise = around(text, answer, chance)
            roll = chance.random()
            if roll < 0.42:
                rows.append((premise, state(question, answer, chance), 0))
                continue
            others = [a for _, a in asked if kind(a) == kind(answer) and a not in answer and answer not in a]
            if roll < 0.72 and others:
                rows.append((premise, state(question, chance.choice(others), chance), 2))
            elif len(asked) > 1:
                # another place of the same text, which speaks of the same things
                other = chance.choice([a for _, a in asked if a != answer] or [answer])
                place = around(text, other, chance)
                if answer not in place:
                    rows.append((place, state(question, answer, chance), 1))
    return [{"premise": p, "claim": c, "label": label} for p, c, label in rows]


def changed(path, convert, chance):
    """A sentence of the passage shortened, and the same with a number, a year or a denial changed."""
    rows = []
    for text, _ in squad(path, convert):
        for part in sentences(text):
            clause = max(re.split("[，,]", part), key=len).strip("。；！？")
            numbers = re.findall(r"\d+", clause)
            if 8 < len(clause) < 45 and chance.random() < 0.5:
                label = 0
                if numbers and chance.random() < 0.6:
                    old = chance.choice(numbers)
                    new = str(max(1, int(old[:9]) + chance.choice([-30, -10, -3, -1, 1, 2, 5, 10, 40])))
                    clause, label = clause.replace(old, new, 1), 2
                elif chance.random() < 0.3 and re.search("[是有会能可]", clause) and "不" not in clause and "没" not in clause:
                    clause = re.sub("(是|会|能|可以)", r"不\1", clause, count=1) if "有" not in clause else clause.replace("有", "没有", 1)
                    label = 2
                rows.append({"premise": around(text, part, chance), "claim": clause + "。", "label": label})
    kept = [r for r in rows if r["label"] == 0]
    return [r for r in rows if r["label"] == 2] + chance.sample(kept, min(len(kept), 3000))


def paraphrases(path):
    rows = []
    for line in open(path).read().split("\n")[1:]:
        parts = line.split("\t")
        if len(parts) == 4 and parts[3] in "01":
            rows.append({"premise": parts[1], "claim": parts[2], "label": 0 if parts[3] == "1" else 3})
    return rows


def main(folder, out, *authored):
    chance = random.Random(1)
    folder = Path(folder)
    simple = opencc.OpenCC("t2s").convert
    same = lambda text: text
    files = [("drcd_dev", simple), ("drcd_test", simple), ("cmrc_trial", same), ("xquad_zh", same)]
    parts = {
        "asked": [r for name, convert in files for r in constructed(folder / f"{name}.json", convert, chance)],
        "changed": [r for name, convert in files for r in changed(folder / f"{name}.json", convert, chance)],
        "paraphrases": [r for name in ("dev", "test") for r in paraphrases(folder / f"zh/paws-{name}.tsv")],
        "own": [r for path in authored for r in own(path)] * 3,
    }
    rows = [row for part in parts.values() for row in part]
    chance.shuffle(rows)
    with open(out, "w") as file:
        for row in rows:
            file.write(json.dumps(row, ensure_ascii=False) + "\n")
    print({name: len(part) for name, part in parts.items()}, len(rows), [sum(r["label"] == k for r in rows) for k in range(4)])


main(*sys.argv[1:])
