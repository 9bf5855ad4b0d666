"""Generates problems, has both solvers solve them, and reports where they disagree."""

import argparse
import subprocess
import sys
import time

from .compare import Comparison
from .generators import FAMILIES, make
from .problem import read_answers


def solve(program, problems):
    text = "".join(problem.text() for problem in problems)
    run = subprocess.run([program], input=text, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        print(f"the solver's program ended with {run.returncode}\n{run.stderr}", file=sys.stderr)
    return read_answers(run.stdout)


def main():
    parser = argparse.ArgumentParser(prog="CrossCheck/run")
    parser.add_argument("--count", type=int, default=3000, help="how many problems (3000)")
    parser.add_argument("--seed", type=int, default=1, help="what they are made from (1)")
    parser.add_argument("--only", type=int, metavar="INDEX", help="the problem of this number alone, printed")
    parser.add_argument("--most", type=int, default=20, help="how many disagreements are printed (20)")
    parser.add_argument("--program", required=True, help=argparse.SUPPRESS)
    options = parser.parse_args()

    indices = range(options.count) if options.only is None else [options.only]
    problems = [make(options.seed, index) for index in indices]
    start = time.monotonic()
    answers = solve(options.program, problems)
    solved = time.monotonic()
    totals = {}
    families = dict.fromkeys(FAMILIES, 0)
    disagreements = infeasible = 0
    smallest, largest = float("inf"), 0.0
    for problem in problems:
        comparison = Comparison(problem, answers.get(problem.name))
        families[problem.name.split("-")[-1]] += 1
        for name, count in comparison.counts.items():
            totals[name] = totals.get(name, 0) + count
        if comparison.counts["refusals"]:
            infeasible += 1
        if comparison.reference is not None:
            smallest = min(smallest, comparison.reference.smallest_fixed)
            largest = max(largest, comparison.reference.largest_left)
        if comparison.objections:
            disagreements += 1
        if (comparison.objections and disagreements <= options.most) or options.only is not None:
            for objection in comparison.objections:
                print(f"{problem.name}: {objection}")
            print(problem.text())
    print(f"{len(problems)} problems of seed {options.seed}: "
          + ", ".join(f"{count} {family}" for family, count in families.items())
          + f"; {infeasible} with refused rows")
    print("compared: " + ", ".join(f"{count} {name}" for name, count in totals.items()))
    print(f"reduced costs taken for zero: at most {largest:.1e}; for others: at least {smallest:.1e}")
    print(f"took {solved - start:.1f} s to solve, {time.monotonic() - solved:.1f} s to compare")
    print(f"{disagreements} disagreements")
    return 1 if disagreements else 0


sys.exit(main())
