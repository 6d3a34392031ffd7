"""Answers millions of lines on a cluster, each chunk with one `taisou --batch`: see README.md."""

import argparse
import json
import socket
import subprocess
import sys
import tempfile
from collections import deque
from itertools import islice
from pathlib import Path

from distributed import Client

# Shares no code with the command. Dask sends it to every worker.
CHECKER = Path(__file__).parents[2] / "tools" / "check" / "check.py"

# Chunks in flight for each core: one in work, one waiting for the core, and others waiting to be written.
AHEAD = 4


def answer(command, lines, before, most):
    """Runs the command on a worker. Returns lines of JSON, numbered from `before` on, and checked if `most` is a number."""
    if most is None:
        return b"".join(written(said, before) for said in asked(command, lines, before))
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "certificates")
        answers = asked([*command, "--certificate", file], lines, before)
        add_verdicts(answers, [line for line in file.read_text().splitlines() if '"puzzle":' in line], most)
    return b"".join(written(said, before) for said in answers)


def asked(command, lines, before):
    """The answers of the command."""
    try:
        ran = subprocess.run(command, input=lines, capture_output=True)
    except OSError as error:
        raise RuntimeError(
            f"{socket.gethostname()}: {command[0]}: {error.strerror}. Every worker needs the command: "
            "cargo install --locked --path . --features cli, in a checkout of Taisou; or say where it is with --command"
        ) from None
    # With 0 to 4 every line has its answer, including invalid and unsolvable boards.
    if ran.returncode not in range(5) or (ran.returncode and not ran.stdout):
        raise RuntimeError(
            f"{socket.gethostname()}: {command[0]} ended with {ran.returncode} after line {before}: "
            f"{ran.stderr.decode(errors='replace').strip()}"
        )
    return [json.loads(line) for line in ran.stdout.splitlines()]


def add_verdicts(answers, certificates, most):
    """Adds `verified` to every proven answer: `holds` or `GIVEN UP`."""
    import check  # Only workers have it.

    proven = [said for said in answers if said.get("optimal") or said.get("status") == "unsolvable"]
    if len(proven) != len(certificates):
        raise RuntimeError(f"{len(proven)} answers are proven, but {len(certificates)} have a certificate")
    for said, certificate in zip(proven, certificates):
        said["verified"], why = check.check(certificate, most)
        if said["verified"] == "REFUSED":
            raise RuntimeError(f"check.py on {said['board']}: {why}")


def written(said, before):
    said["line"] += before
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def answers(client, command, lines, size, most, retries):
    """Yields answers in the order of the lines, while the cluster works on the next ones."""
    flying = deque()
    before = 0
    while chunk := list(islice(lines, size)):
        flying.append(client.submit(answer, command, b"".join(chunk), before, most, pure=False, retries=retries))
        before += len(chunk)
        while flying and (len(flying) >= AHEAD * cores(client) or flying[0].done()):
            yield flying.popleft().result()
    while flying:
        yield flying.popleft().result()


def cores(client):
    return max(1, sum(client.nthreads().values()))


def main():
    parser = argparse.ArgumentParser(description="Answers lines on a cluster, in their order.")
    parser.add_argument("file", help="boards, one a line; - is standard input")
    parser.add_argument("ask", nargs="*", default=["solve"], help="the verb with its options, after -- [solve]")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="a cluster: tcp://host:8786 [one on this machine]")
    parser.add_argument("--workers", metavar="COUNT", type=int, help="workers on this machine [one on each core]")
    parser.add_argument("--retries", metavar="COUNT", type=int, default=0, help="times that a failed chunk is tried again [0]")
    parser.add_argument("--verify", action="store_true", help="check every proven answer with tools/check/check.py")
    parser.add_argument("--most", metavar="POSITIONS", type=int, default=1_000_000, help="where --verify gives up [1000000]")
    parser.add_argument("--chunk", metavar="LINES", type=int, default=1000, help="lines of a chunk [1000]")
    parser.add_argument("--command", metavar="PATH", default="taisou", help="path of the command on the workers [taisou]")
    args = parser.parse_intermixed_args()
    if args.scheduler and args.workers:
        parser.error("--workers is for a cluster on this machine, without --scheduler")
    # One thread for each chunk, because Dask runs one chunk on each core.
    command = [args.command, *args.ask, "--batch", "-", "--threads", "1"]
    here = {"n_workers": args.workers, "threads_per_worker": 1, "dashboard_address": None}
    try:
        with (
            sys.stdin.buffer if args.file == "-" else open(args.file, "rb") as lines,
            Client(args.scheduler) if args.scheduler else Client(**here) as client,
        ):
            if args.verify:
                client.upload_file(str(CHECKER))
            most = args.most if args.verify else None
            for said in answers(client, command, lines, args.chunk, most, args.retries):
                sys.stdout.buffer.write(said)
                sys.stdout.buffer.flush()
    except Exception as error:
        sys.exit(f"error: {error}")


if __name__ == "__main__":
    main()
