"""timed.py TIMES OUT COMMAND...   runs a command and appends its seconds, peak MiB and CPU seconds to TIMES."""
import os
import subprocess
import sys
import time

with open(sys.argv[2], "wb") as out:
    start = time.perf_counter()
    child = subprocess.Popen(sys.argv[3:], stdout=out, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.perf_counter() - start
if status != 0:
    sys.exit(f"{' '.join(sys.argv[3:])} failed with status {os.waitstatus_to_exitcode(status)}")
with open(sys.argv[1], "a") as times:
    times.write(f"{seconds:.4f} {usage.ru_maxrss / 1024:.0f} {usage.ru_utime + usage.ru_stime:.3f}\n")
