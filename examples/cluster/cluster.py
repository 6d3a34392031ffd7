"""Answers millions of lines on a cluster, each chunk of them by one `taisou --batch`: see README.md."""

import argparse
import json
import socket
import subprocess
import sys
from collections import deque
from itertools import islice

from distributed import Client

# Chunks in flight for each core: one that is worked on, one that waits for it, and others that wait to be written.
AHEAD = 4


def answer(command, lines, before):
    """What the command says of the lines that come after so many `before`, as lines of JSON: runs on a worker."""
    try:
        ran = subprocess.run(command, input=lines, capture_output=True)
    except OSError as error:
        raise RuntimeError(
            f"{socket.gethostname()}: {command[0]}: {error.strerror}. Every worker needs the command: "
            "cargo install --path . --features cli, in a checkout of Taisou; or say where it is with --command"
        ) from None
    # From 0 to 4 it has answered: boards that are wrong or unsolvable have said so on their lines.
    if ran.returncode not in range(5) or (ran.returncode and not ran.stdout):
        raise RuntimeError(
            f"{socket.gethostname()}: {command[0]} ended with {ran.returncode} after line {before}: "
            f"{ran.stderr.decode(errors='replace').strip()}"
        )
    return b"".join(renumber(line, before) for line in ran.stdout.splitlines())


def renumber(line, before):
    said = json.loads(line)
    said["line"] += before
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def answers(client, command, lines, size):
    """Answers in the order of the lines, while the cluster is at work on those that come next."""
    flying = deque()
    before = 0
    while chunk := list(islice(lines, size)):
        flying.append(client.submit(answer, command, b"".join(chunk), before, pure=False))
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
    parser.add_argument("ask", nargs="*", default=["solve"], help="what to ask, after --: a verb with its options [solve]")
    parser.add_argument("--scheduler", metavar="ADDRESS", help="a cluster: tcp://host:8786 [one on this machine]")
    parser.add_argument("--chunk", metavar="LINES", type=int, default=1000, help="lines that go together [1000]")
    parser.add_argument("--command", metavar="PATH", default="taisou", help="the command, as workers find it [taisou]")
    args = parser.parse_intermixed_args()
    # A core a chunk: Dask has one for each core.
    command = [args.command, *args.ask, "--batch", "-", "--threads", "1"]
    here = {"threads_per_worker": 1, "dashboard_address": None}
    try:
        with (
            sys.stdin.buffer if args.file == "-" else open(args.file, "rb") as lines,
            Client(args.scheduler) if args.scheduler else Client(**here) as client,
        ):
            for said in answers(client, command, lines, args.chunk):
                sys.stdout.buffer.write(said)
                sys.stdout.buffer.flush()
    except Exception as error:
        sys.exit(f"error: {error}")


if __name__ == "__main__":
    main()
