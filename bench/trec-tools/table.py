"""table.py FOLDER FILES FLAGS   prints the measurements in a folder as Markdown."""
import os
import pathlib
import platform
import statistics
import subprocess
import sys

TOOLS = ("assay", "trec_eval", "pytrec_eval", "ranx", "wc")


def rows(folder, file, tool):
    path = pathlib.Path(folder, f"{file}.{tool}.times")
    return [[float(field) for field in line.split()] for line in path.read_text().splitlines()] if path.exists() else []


def ratio(ours, theirs):
    """Median, smallest and largest of the ratios of neighbouring runs."""
    ratios = sorted(them[0] / us[0] for us, them in zip(ours, theirs))
    return f"{statistics.median(ratios):.2f} × ({ratios[0]:.2f}–{ratios[-1]:.2f})"


def cpu():
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":")[1].strip()
    return platform.processor()


folder, files, flags = sys.argv[1:]
java = subprocess.run(["java", "-version"], stderr=subprocess.PIPE, text=True).stderr.splitlines()[0]
print("# assay trec beside other tools\n")
print(f"`bench/trec`, {platform.machine()}, {cpu()}, {os.cpu_count()} cores; {java}, `{flags}`; Python "
      f"{platform.python_version()}. Official measures from the files to the end of the process; medians of runs in turn. "
      f"The last column is the median of pairwise ratios of wall time (smallest–largest).\n")
print("| file | tool | runs | wall s | CPU s | peak MiB | its time : ours |")
print("|---|---|---|---|---|---|---|")
for file in files.split():
    with open(pathlib.Path(folder, f"{file}.run"), "rb") as run:
        lines = sum(1 for _ in run)
    ours = rows(folder, file, "assay")
    for tool in TOOLS:
        found = rows(folder, file, tool)
        if found:
            wall, peak, spent = (statistics.median(column) for column in zip(*found))
            # pytrec_eval and ranx are measured in a second series, beside the last runs of ours
            beside = ours[-len(found):] if tool in ("pytrec_eval", "ranx") else ours
            print(f"| {file}, {lines:,} lines | {tool} | {len(found)} | {wall:.3f} | {spent:.2f} | {peak:.0f} | "
                  f"{'' if tool == 'assay' else ratio(beside, found)} |")
