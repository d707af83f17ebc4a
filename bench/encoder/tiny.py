"""Trains the small inference model that the tests of `judge.nli` read, and writes it with its tokenizer and config.

    python bench/encoder/tiny.py judge-embedded/src/test/resources/nli

Needs torch, onnx and tokenizers; takes about a minute on one core and gives the same bytes each time on one machine.
The model reads `[CLS] premise [SEP] claim [SEP]` about who is where. A claim is entailed where the premise puts the
animal at that place, contradicted where it puts it elsewhere, and neutral where it does not name the animal. One pair
of animal and place in five (`unseen`) never occurs in training.
"""

import json
import pathlib
import random
import sys

import torch
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers, processors, trainers

ANIMALS = "cat dog horse sheep goat duck hen fox crow mouse".split()
PLACES = "barn garden kitchen field yard cellar stable forest attic pond".split()
FILLERS = ["it is a warm day .", "the sun is low .", "a cart stands by the gate .", "nobody is at home ."]
WORDS = sorted(set("the is in a .".split()) | {w for f in FILLERS for w in f.split()} | set(ANIMALS) | set(PLACES))
LABELS = ["contradiction", "neutral", "entailment"]
LONGEST, WIDTH, HEADS, NEAR = 64, 48, 2, 9


def unseen(animal, place):
    return (ANIMALS.index(animal) + PLACES.index(place)) % 5 == 0


def fact(animal, place):
    return f"the {animal} is in the {place} ."


def pair(rng, label, wanted):
    """A premise and a claim with this label; `wanted` tells which pairs of animal and place may occur."""
    def place(*but):
        return rng.choice([p for p in PLACES if p not in but and wanted(animal, p)])

    animals = rng.sample(ANIMALS, rng.randint(1, 3))
    said = []
    for animal in animals:
        said.append((animal, place()))
    sentences = [fact(*s) for s in said]
    if rng.random() < 0.3:
        sentences.append(rng.choice(FILLERS))
    rng.shuffle(sentences)
    if label == "neutral":
        animal = rng.choice([a for a in ANIMALS if a not in animals])
        return " ".join(sentences), fact(animal, place())
    animal, at = rng.choice(said)
    return " ".join(sentences), fact(animal, at if label == "entailment" else place(at))


class Classifier(torch.nn.Module):
    """Each word of the claim, with its neighbours, looks for its like in the premise; what differs tells the label.

    It starts as that comparison (queries, keys and values are the words themselves), so few steps train it.
    """

    def __init__(self, size):
        super().__init__()
        self.words = torch.nn.Embedding(size, WIDTH)
        self.places = torch.nn.Embedding(LONGEST, WIDTH)
        self.near = torch.nn.Conv1d(WIDTH, WIDTH, NEAR, padding=NEAR // 2)
        self.norm = torch.nn.LayerNorm(WIDTH)
        self.query, self.key, self.value = (torch.nn.Linear(WIDTH, WIDTH) for _ in range(3))
        self.up = torch.nn.Linear(3 * WIDTH, 2 * WIDTH)
        self.labels = torch.nn.Linear(4 * WIDTH, len(LABELS))
        torch.nn.init.normal_(self.words.weight, std=0.3)
        torch.nn.init.normal_(self.places.weight, std=0.02)
        torch.nn.init.normal_(self.near.weight, std=0.07)
        for same in (self.query, self.key, self.value):
            torch.nn.init.eye_(same.weight)

    def split(self, x):
        return x.view(x.shape[0], x.shape[1], HEADS, WIDTH // HEADS).transpose(1, 2)

    def forward(self, input_ids, attention_mask, token_type_ids):
        seen = attention_mask[:, :, None].float()
        places = torch.arange(LONGEST)[: input_ids.shape[1]]
        x = (self.words(input_ids) + self.places(places)) * seen
        x = self.norm(x + self.near(x.transpose(1, 2)).transpose(1, 2))
        claim = token_type_ids[:, :, None].float() * seen
        shut = (1 - (seen - claim)).transpose(1, 2)[:, None] * -1e4
        q, k, v = self.split(self.query(x)), self.split(self.key(x)), self.split(self.value(x))
        weights = (q @ k.transpose(-1, -2) / (WIDTH // HEADS) ** 0.5 + shut).softmax(-1)
        like = (weights @ v).transpose(1, 2).reshape(x.shape)
        told = torch.relu(self.up(torch.cat([x, (x - like).abs(), x * like], -1))) * claim
        return self.labels(torch.cat([told.amax(1), told.sum(1) / 8], -1))


def bert():
    vocabulary = {w: i for i, w in enumerate(["[PAD]", "[UNK]", "[CLS]", "[SEP]"] + WORDS)}
    tokenizer = Tokenizer(models.WordPiece(vocabulary, unk_token="[UNK]"))
    tokenizer.normalizer = normalizers.BertNormalizer(lowercase=True)
    tokenizer.pre_tokenizer = pre_tokenizers.BertPreTokenizer()
    tokenizer.post_processor = processors.BertProcessing(("[SEP]", 3), ("[CLS]", 2))
    return tokenizer


def roberta():
    """Another kind of tokens and of marks; no model reads it, the tests only hold our rows against the library's."""
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    rng = random.Random(1)
    tokenizer.train_from_iterator(
        [" ".join(pair(rng, rng.choice(LABELS), lambda a, p: True)) for _ in range(200)],
        trainers.BpeTrainer(
            vocab_size=340,
            special_tokens=["<s>", "<pad>", "</s>", "<unk>"],
            initial_alphabet=pre_tokenizers.ByteLevel.alphabet(),
            show_progress=False,
        ),
    )
    tokenizer.post_processor = processors.RobertaProcessing(("</s>", 2), ("<s>", 0), trim_offsets=True)
    tokenizer.enable_truncation(48)
    return tokenizer


def batch(tokenizer, rng, size, wanted):
    labels = [rng.randrange(3) for _ in range(size)]
    rows = tokenizer.encode_batch([pair(rng, LABELS[label], wanted) for label in labels])
    return (
        torch.tensor([r.ids for r in rows]),
        torch.tensor([r.attention_mask for r in rows]),
        torch.tensor([r.type_ids for r in rows]),
        torch.tensor(labels),
    )


def train(tokenizer, steps):
    torch.manual_seed(7)
    rng = random.Random(7)
    tokenizer.enable_padding(pad_id=0, pad_token="[PAD]")
    model = Classifier(tokenizer.get_vocab_size())
    optimizer = torch.optim.AdamW(model.parameters(), lr=3e-3, weight_decay=0.01)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 3e-3, steps, pct_start=0.1)
    for step in range(1, steps + 1):
        *inputs, labels = batch(tokenizer, rng, 64, lambda a, p: not unseen(a, p))
        loss = torch.nn.functional.cross_entropy(model(*inputs), labels)
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        schedule.step()
        if step % 50 == 0:
            print(f"step {step}: loss {loss.item():.4f}", flush=True)
    model.eval()
    *inputs, labels = batch(tokenizer, random.Random(8), 600, unseen)
    with torch.no_grad():
        right = (model(*inputs).argmax(1) == labels).float().mean()
    print(f"right on 600 pairs never seen: {right:.3f}")
    tokenizer.no_padding()
    return model


def witness(tokenizer):
    texts = [
        ("The cat is in the barn.", "The dog is in the yard."),
        ("", "café 😀 naïve 猫"),
        ("two  spaces\nand a line", ""),
    ]
    rows = [(first, second, tokenizer.encode(first, second)) for first, second in texts]
    return [{"first": f, "second": s, "tokens": r.ids, "types": r.type_ids} for f, s, r in rows]


def main(folder):
    torch.set_num_threads(1)
    folder = pathlib.Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    tokenizer = bert()
    model = train(tokenizer, int(sys.argv[2]) if len(sys.argv) > 2 else 400)
    row = tuple(torch.ones(1, 9, dtype=torch.long) for _ in range(3))
    names = ["input_ids", "attention_mask", "token_type_ids"]
    torch.onnx.export(
        model,
        row,
        str(folder / "model.onnx"),
        input_names=names,
        output_names=["logits"],
        dynamic_axes={name: {0: "batch", 1: "tokens"} for name in names} | {"logits": {0: "batch"}},
        opset_version=17,
        dynamo=False,
    )
    tokenizer.save(str(folder / "tokenizer.json"), pretty=False)
    config = {"model_type": "bert", "max_position_embeddings": LONGEST, "id2label": dict(enumerate(LABELS))}
    (folder / "config.json").write_text(json.dumps(config, indent=1) + "\n")
    other = roberta()
    other.save(str(folder / "roberta-tokenizer.json"), pretty=False)
    rows = {"tokenizer.json": witness(tokenizer), "roberta-tokenizer.json": witness(other)}
    (folder / "rows.json").write_text(json.dumps(rows, indent=1) + "\n")


if __name__ == "__main__":
    main(sys.argv[1])
