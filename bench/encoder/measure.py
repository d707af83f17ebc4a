"""How well a reader tells supported claims, alone and beside the judge's other numbers: measure.py LANGUAGE MODEL.pt ENCODER.onnx TOKENIZER.json NUMBERS.jsonl CONTRAST.jsonl..."""

import json
import sys
from collections import defaultdict

import numpy as np
import torch
from bert import load
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import roc_auc_score
from tokenizers import Tokenizer

FREE = {"en": ["expertqa", "factcheck_gpt", "begin", "q2_wow", "wice"], "zh": ["cmrc_qa"]}


def logits(model, tokenizer, pairs):
    encodings = tokenizer.encode_batch(pairs)
    out = np.zeros((len(pairs), 3))
    order = sorted(range(len(pairs)), key=lambda i: len(encodings[i].ids))
    with torch.no_grad(), torch.autocast("cpu", torch.bfloat16):
        for start in range(0, len(order), 32):
            part = order[start:start + 32]
            longest = max(len(encodings[i].ids) for i in part)
            made = [torch.tensor([getattr(encodings[i], name) + [0] * (longest - len(encodings[i].ids)) for i in part])
                    for name in ("ids", "attention_mask", "type_ids")]
            out[part] = model(*made).float().numpy()
    return out


def supported(l):
    return l[:, 0] - np.logaddexp(l[:, 1], l[:, 2])


def balanced(labels, scores, cut):
    labels, said = np.array(labels), np.array(scores) >= cut
    return ((said & labels).sum() / labels.sum() + (~said & ~labels).sum() / (~labels).sum()) / 2


def best_cut(rows, scores):
    sources = sorted({r["source"] for r in rows})
    def mean(cut):
        return np.mean([balanced([r["supported"] for r in rows if r["source"] == s],
                                 [x for r, x in zip(rows, scores) if r["source"] == s], cut) for s in sources])
    return max(np.quantile(scores, np.linspace(.05, .95, 91)), key=mean)


def report(name, rows, scores, cut):
    parts = {}
    for s in sorted({r["source"] for r in rows}):
        y = [r["supported"] for r in rows if r["source"] == s]
        x = [x for r, x in zip(rows, scores) if r["source"] == s]
        parts[s] = (roc_auc_score(y, x), balanced(y, x, cut))
    print(f"{name}: {np.mean([p[0] for p in parts.values()]):.3f} {np.mean([p[1] for p in parts.values()]):.3f}  ",
          " ".join(f"{s}:{a:.2f}/{b:.2f}" for s, (a, b) in parts.items()))


def weights(rows):
    counts = defaultdict(int)
    for r in rows:
        counts[r["source"], r["supported"]] += 1
    return np.array([len(rows) / len(counts) / counts[r["source"], r["supported"]] for r in rows])


def main(language, path, encoder, tokenizer, numbers, *contrast):
    torch.set_num_threads(1)
    fitted = torch.load(path)
    model = load(encoder, len({name.split(".")[1] for name in fitted if name.startswith("layers.")}))
    model.load_state_dict(fitted)
    model.eval()
    tokenizer = Tokenizer.from_file(tokenizer)
    tokenizer.no_padding()
    tokenizer.enable_truncation(256, strategy="only_first")
    rows = [r for r in map(json.loads, open(numbers)) if r["language"] == language and r["split"] != "train"]
    pairs = [(e, r["claim"]) for r in rows for e in r["evidence"]]
    scores = supported(logits(model, tokenizer, pairs))
    at = 0
    for r in rows:
        r["read"] = scores[at:at + len(r["evidence"])]
        at += len(r["evidence"])
    dev = [r for r in rows if r["split"] == "dev" and r["source"] in FREE[language]]
    fit_on = dev
    alldev = [r for r in rows if r["split"] == "dev"]
    test = [r for r in rows if r["split"] == "test"]
    alone = lambda rs: [max(r["read"]) for r in rs]
    cut = best_cut(dev, alone(dev))
    report("reader alone dev", alldev, alone(alldev), cut)
    report("reader alone test", test, alone(test), cut)
    for name, extra in (("19", False), ("19 + reader", True)):
        def x(r, i):
            return r["numbers"][i] + ([float(np.clip(r["read"][i], -6, 6))] if extra else [])
        pick = [0] * len(fit_on)
        for _ in range(4):
            X = np.array([x(r, i) for r, i in zip(fit_on, pick)])
            mean, std = X.mean(0), X.std(0) + 1e-6
            clf = LogisticRegression(C=1 / 20, max_iter=2000).fit((X - mean) / std, [r["supported"] for r in fit_on], weights(fit_on))
            score = lambda r: [float(clf.decision_function(((np.array([x(r, i)]) - mean) / std).clip(-4, 4))[0])
                               for i in range(len(r["evidence"]))]
            pick = [int(np.argmax(score(r))) for r in fit_on]
        best = lambda rs: [max(score(r)) for r in rs]
        cut = best_cut(dev, best(dev))
        report(name + " dev", alldev, best(alldev), cut)
        report(name + " test", test, best(test), cut)
        wide = best_cut(alldev, best(alldev))
        report(name + " test, cut on all dev", test, best(test), wide)
        if extra:
            print("weight of the reader", clf.coef_[0][-1])
    # the test half of the pairs is for the judge as a whole, not for choosing a network
    groups = [json.loads(line) for path in contrast for line in open(path)]
    for split in sorted({g["split"] for g in groups} - {"test"}):
        part = [g for g in groups if g["language"] == language and g["split"] == split]
        t = logits(model, tokenizer, [(g["passage"], g["true"]) for g in part])
        f = logits(model, tokenizer, [(g["passage"], g["false"]) for g in part])
        st, sf = supported(t), supported(f)
        print("pairs", split, "ranked", np.mean(st > sf), "both at 0", np.mean((st > 0) & (sf < 0)))
        kinds = defaultdict(list)
        for g, a, b in zip(part, st, sf):
            kinds[g["kind"]].append(int(a > b))
        print({k: f"{sum(v)}/{len(v)}" for k, v in kinds.items()})


main(*sys.argv[1:])
