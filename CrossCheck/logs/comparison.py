"""What `plumb explain --json` says of a file, against what is found here."""

import json
import subprocess

SECONDS = 60


class NoReport(Exception):
    """The program did not print what it should."""


def explain(program, path):
    """The logs that the program reports for a file. Its exit code may mean anything; what it prints counts."""
    try:
        run = subprocess.run([program, "explain", "--json", str(path)], capture_output=True, timeout=SECONDS,
                             stdin=subprocess.DEVNULL, check=False)
    except subprocess.TimeoutExpired:
        raise NoReport(f"no end after {SECONDS} seconds") from None
    except OSError as error:
        raise NoReport(f"cannot be run: {error}") from None
    try:
        logs = json.loads(run.stdout.decode("utf-8"))["logs"]
        return [(log["verdict"], len(log["constraints"])) for log in logs]
    except (ValueError, KeyError, TypeError) as error:
        words = run.stderr.decode("utf-8", "replace").strip().splitlines()[:1]
        raise NoReport(f"no report in JSON ({error!r}), exit code {run.returncode}: {' '.join(words)}") from None


def disagreements(program, path, found):
    """What differs for one file; `found` has the verdict, the number of constraints and the line of each log."""
    try:
        reported = explain(program, path)
    except NoReport as error:
        return [f"{path}: {error}"]
    objections = []
    if len(reported) != len(found):
        objections.append(f"{path}: {len(reported)} logs by the program, {len(found)} here")
    for (their_verdict, their_count), (verdict, count, line) in zip(reported, found):
        if their_verdict != verdict:
            objections.append(f"{path}:{line}: {their_verdict} by the program, {verdict} here")
        if their_count != count:
            objections.append(f"{path}:{line}: {their_count} constraints by the program, {count} here")
    return objections
