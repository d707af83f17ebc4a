"""Fits a reader of pairs: train.py ENCODER.onnx TOKENIZER.json ROWS.jsonl OUT.pt --epochs N [--layers N] [--rate R] [--tokens N]"""

import argparse
import json
import math
import random
import time

import torch
from bert import load
from tokenizers import Tokenizer
from torch.nn import functional


def batches(lengths, tokens, chance):
    """Rows of like length together, so many that a batch holds about so many tokens."""
    order = sorted(range(len(lengths)), key=lambda i: lengths[i] + chance.random() * 8)
    made, batch = [], []
    for i in order:
        if batch and (len(batch) + 1) * lengths[i] > tokens:
            made.append(batch)
            batch = []
        batch.append(i)
    made.append(batch)
    chance.shuffle(made)
    return made


def tensors(encodings):
    longest = max(len(e.ids) for e in encodings)
    pad = [[0] * (longest - len(e.ids)) for e in encodings]
    return tuple(torch.tensor([getattr(e, part) + p for e, p in zip(encodings, pad)])
                 for part in ("ids", "attention_mask", "type_ids"))


def loss_of(logits, labels):
    """Cross entropy; a row known only to be unsupported (3) costs what is given to supported."""
    logs = functional.log_softmax(logits.float(), -1)
    exact = labels < 3
    unsupported = torch.logsumexp(logs[:, 1:], -1)
    chosen = logs.gather(1, labels.clamp(max=2).unsqueeze(1)).squeeze(1)
    return -torch.where(exact, chosen, unsupported).mean()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("encoder")
    parser.add_argument("tokenizer")
    parser.add_argument("rows")
    parser.add_argument("out")
    parser.add_argument("--start", default="")
    parser.add_argument("--epochs", type=float, default=2)
    parser.add_argument("--layers", type=int, default=None)
    parser.add_argument("--rate", type=float, default=1e-4)
    parser.add_argument("--tokens", type=int, default=4096)
    parser.add_argument("--longest", type=int, default=200)
    chosen = parser.parse_args()
    torch.manual_seed(1)
    chance = random.Random(1)
    tokenizer = Tokenizer.from_file(chosen.tokenizer)
    tokenizer.no_padding()
    tokenizer.enable_truncation(chosen.longest, strategy="only_first")
    rows = [json.loads(line) for line in open(chosen.rows)]
    encodings = tokenizer.encode_batch([(r["premise"], r["claim"][:400]) for r in rows])
    labels = torch.tensor([r["label"] for r in rows])
    lengths = [len(e.ids) for e in encodings]
    model = load(chosen.encoder, chosen.layers)
    if chosen.start:
        model.load_state_dict(torch.load(chosen.start))
    model.words.weight.requires_grad = False
    model.positions.weight.requires_grad = False
    decayed = [p for p in model.parameters() if p.requires_grad and p.ndim > 1]
    others = [p for p in model.parameters() if p.requires_grad and p.ndim < 2]
    optimizer = torch.optim.AdamW([{"params": decayed, "weight_decay": 0.01}, {"params": others, "weight_decay": 0}],
                                  lr=chosen.rate, fused=True)
    plan = []
    while len(plan) < chosen.epochs * len(batches(lengths, chosen.tokens, random.Random(1))):
        plan += batches(lengths, chosen.tokens, chance)
    plan = plan[: int(chosen.epochs * len(batches(lengths, chosen.tokens, random.Random(1))))]
    warm = max(1, len(plan) // 12)
    print(len(rows), "rows", sum(lengths), "tokens", len(plan), "steps", flush=True)
    start, sum_loss, counted = time.time(), 0.0, 0
    for step, batch in enumerate(plan):
        rate = chosen.rate * min((step + 1) / warm, max(0.02, (len(plan) - step) / (len(plan) - warm)))
        for group in optimizer.param_groups:
            group["lr"] = rate
        ids, mask, types = tensors([encodings[i] for i in batch])
        with torch.autocast("cpu", torch.bfloat16):
            logits = model(ids, mask, types)
        loss = loss_of(logits, labels[batch])
        loss.backward()
        torch.nn.utils.clip_grad_norm_(decayed, 1.0)
        optimizer.step()
        optimizer.zero_grad(set_to_none=True)
        sum_loss += loss.item()
        counted += 1
        if step % 100 == 99:
            print(f"{step + 1} loss {sum_loss / counted:.3f} {time.time() - start:.0f} s", flush=True)
            sum_loss, counted = 0.0, 0
            torch.save(model.state_dict(), chosen.out)
    torch.save(model.state_dict(), chosen.out)


main()
