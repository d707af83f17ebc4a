"""A BERT encoder whose weights are read from an ONNX export of a sentence encoder, with a head that reads pairs."""

import numpy
import onnx
import torch
from onnx import numpy_helper
from torch import nn
from torch.nn import functional


class Layer(nn.Module):
    def __init__(self, width, inner, heads):
        super().__init__()
        self.heads = heads
        self.query = nn.Linear(width, width)
        self.key = nn.Linear(width, width)
        self.value = nn.Linear(width, width)
        self.out = nn.Linear(width, width)
        self.norm1 = nn.LayerNorm(width, eps=1e-12)
        self.up = nn.Linear(width, inner)
        self.down = nn.Linear(inner, width)
        self.norm2 = nn.LayerNorm(width, eps=1e-12)

    def forward(self, x, mask):
        batch, length, width = x.shape

        def split(linear):
            return linear(x).view(batch, length, self.heads, width // self.heads).transpose(1, 2)

        # written out: on processors its gradient is several times faster than that of the fused operation
        scores = split(self.query) @ split(self.key).transpose(2, 3) * (width // self.heads) ** -0.5 + mask
        seen = functional.softmax(scores, -1).to(x.dtype) @ split(self.value)
        x = self.norm1(x + self.out(seen.transpose(1, 2).reshape(batch, length, width)))
        return self.norm2(x + self.down(functional.gelu(self.up(x))))


class Reader(nn.Module):
    """Input: token ids, attention mask and token types, each [batch, length]. Output: logits [batch, 3] of supported, not stated, contradicted."""

    def __init__(self, vocabulary, width, inner, layers, heads, positions=512):
        super().__init__()
        self.words = nn.Embedding(vocabulary, width)
        self.positions = nn.Embedding(positions, width)
        self.types = nn.Embedding(2, width)
        self.norm = nn.LayerNorm(width, eps=1e-12)
        self.layers = nn.ModuleList(Layer(width, inner, heads) for _ in range(layers))
        self.dense = nn.Linear(2 * width, width)
        self.head = nn.Linear(width, 3)

    def forward(self, input_ids, attention_mask, token_type_ids):
        place = torch.arange(input_ids.shape[1], device=input_ids.device).unsqueeze(0)
        x = self.norm(self.words(input_ids) + self.positions(place) + self.types(token_type_ids))
        mask = (1.0 - attention_mask[:, None, None, :].to(x.dtype)) * -10000.0
        for layer in self.layers:
            x = layer(x, mask)
        weight = attention_mask.unsqueeze(-1).to(x.dtype)
        mean = (x * weight).sum(1) / weight.sum(1)
        return self.head(torch.tanh(self.dense(torch.cat([x[:, 0], mean], -1))))


def load(path, layers=None):
    """A reader with the encoder's weights; the head is new. `layers` takes only the first so many."""
    graph = onnx.load(path).graph
    known = {i.name: numpy_helper.to_array(i) for i in graph.initializer}
    products = {}
    for node in graph.node:
        if node.op_type == "MatMul":
            for name in node.input:
                if name in known and known[name].ndim == 2:
                    products[node.name] = known[name]
    vocabulary, width = known["embeddings.word_embeddings.weight"].shape
    count = 1 + max(int(n.split("layer.")[1].split("/")[0]) for n in products)
    count = min(count, layers or count)
    inner = products["/encoder/layer.0/intermediate/dense/MatMul"].shape[1]
    heads = 8 if width == 512 else 12
    model = Reader(vocabulary, width, inner, count, heads)

    def put(parameter, array):
        parameter.data.copy_(torch.from_numpy(numpy.ascontiguousarray(array)))

    for part, name in ((model.words, "word"), (model.positions, "position"), (model.types, "token_type")):
        put(part.weight, known[f"embeddings.{name}_embeddings.weight"])
    put(model.norm.weight, known["embeddings.LayerNorm.weight"])
    put(model.norm.bias, known["embeddings.LayerNorm.bias"])
    for i, layer in enumerate(model.layers):
        at = f"encoder.layer.{i}."
        for part, name in (
            (layer.query, "attention.self.query"), (layer.key, "attention.self.key"), (layer.value, "attention.self.value"),
            (layer.out, "attention.output.dense"), (layer.up, "intermediate.dense"), (layer.down, "output.dense"),
        ):
            put(part.weight, products["/" + (at + name).replace("attention.self", "attention/self").replace(
                "attention.output.dense", "attention/output/dense").replace("intermediate.dense", "intermediate/dense").replace(
                "output.dense", "output/dense").replace("encoder.layer", "encoder/layer").replace(f"layer.{i}.", f"layer.{i}/").replace(
                "self.", "self/") + "/MatMul"].T)
            put(part.bias, known[at + name + ".bias"])
        for part, name in ((layer.norm1, "attention.output.LayerNorm"), (layer.norm2, "output.LayerNorm")):
            put(part.weight, known[at + name + ".weight"])
            put(part.bias, known[at + name + ".bias"])
    return model
