"""Counts instructions of our driver: the same each time, whatever else the machine does."""

import os
import subprocess

from .programs import Failure


def count(program, path, commands, profile):
    taken = subprocess.run(
        ["valgrind", "--tool=callgrind", f"--callgrind-out-file={profile}", program, path],
        env={**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}, input="".join(commands), capture_output=True,
        text=True, check=False)
    for line in taken.stderr.splitlines():
        if "Collected" in line and taken.returncode == 0:
            return int(line.split(":")[1])
    raise Failure(f"valgrind counted nothing\n{taken.stderr}")


def table(program, workloads, steps, folder, profiles):
    """For each workload the instructions of a build and of a step in the mean; the profiles stay in a folder."""
    profiles.mkdir(parents=True, exist_ok=True)
    lines = [f"{'workload':18} {'build':>16} {'edit':>14} {'replacement':>14} {'change':>14}"]
    for workload in workloads:
        problem = workload.make()
        path = folder / "counted.txt"
        problem.write(path)
        stem = workload.name.replace(" ", "-")
        read = count(program, path, [], profiles / f"{stem}.read")
        built = count(program, path, ["build 1\n"], profiles / f"{stem}.build")
        cells = [f"{built - read:16,}"]
        for phase, all_steps in problem.steps().items():
            number = min(steps, len(all_steps))
            if number == 0:
                cells.append(f"{'':14}")
                continue
            all_of_it = count(
                program, path, ["build 1\n", f"pass {phase} {number}\n"], profiles / f"{stem}.{phase}")
            cells.append(f"{(all_of_it - built) // number:14,}")
        lines.append(f"{workload.name:18} " + " ".join(cells).rstrip())
    return "\n".join([*lines, f"callgrind's profiles are in {profiles}"])
