"""Writes a fitted reader as an ONNX network of 8-bit weights: export.py LANGUAGE-ENCODER.onnx IN.pt OUT.onnx [LAYERS]"""

import sys
import tempfile

import torch
from bert import load
from onnxruntime.quantization import QuantType, quantize_dynamic


def main(encoder, fitted, out, layers=None):
    model = load(encoder, int(layers) if layers else None)
    model.load_state_dict(torch.load(fitted))
    model.eval()
    names = ["input_ids", "attention_mask", "token_type_ids"]
    row = tuple(torch.ones(1, 9, dtype=torch.int64) for _ in names)
    with tempfile.NamedTemporaryFile(suffix=".onnx") as whole:
        torch.onnx.export(model, row, whole.name, input_names=names, output_names=["logits"],
                          dynamic_axes={n: {0: "batch", 1: "tokens"} for n in names} | {"logits": {0: "batch"}},
                          opset_version=17, dynamo=False)
        quantize_dynamic(whole.name, out, weight_type=QuantType.QInt8, per_channel=True)


main(*sys.argv[1:])
