"""llama.cpp's server on one model file: llama_server.py MODEL PORTFILE. Writes its port once it listens; runs until killed."""

import os
import signal
import sys

import xllamacpp


def main():
    model, port_file = sys.argv[1:]
    params = xllamacpp.CommonParams()
    params.model.path = model
    params.n_ctx = 8192
    params.n_parallel = 1
    # Several threads wait for each other by spinning, which on a busy machine costs ten times what it saves.
    params.cpuparams.n_threads = 1
    params.cpuparams_batch.n_threads = 1
    params.hostnames = ["127.0.0.1"]
    params.port = 0
    params.ui = False
    params.verbosity = 1
    server = xllamacpp.Server(params)
    with open(port_file + ".part", "w") as file:
        file.write(server.listening_address.rsplit(":", 1)[1])
    os.rename(port_file + ".part", port_file)
    signal.pause()


main()
