"""Builds the two drivers, and starts them."""

import os
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent.parent
ROOT = HERE.parent
KIWI = "1.5.1"


class Failure(Exception):
    """What went wrong, in one line for the reader and with the output of the command, where there is one."""


def call(command, **options):
    taken = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, check=False,
        stdin=subprocess.DEVNULL, **options)
    if taken.returncode != 0:
        raise Failure(f"{command[0]} ended with {taken.returncode}\n{taken.stdout}{taken.stderr}")
    return taken.stdout


def swift_driver(package=HERE):
    print("Building Plumb's driver…", file=sys.stderr)
    options = ["-c", "release", "--package-path", package, "--product", "SolverDriver"]
    call(["swift", "build", *options])
    return pathlib.Path(call(["swift", "build", *options, "--show-bin-path"]).strip()) / "SolverDriver"


def cloned_driver(folder):
    """The driver as a client of a clone's version tag: built from the last commit as SwiftPM fetches it."""
    version = "99.0.0"
    clone = folder / "plumb"
    call(["git", "clone", "--quiet", ROOT, clone])
    call(["git", "-C", clone, "tag", version])
    if call(["git", "-C", ROOT, "status", "--porcelain", "--", "Sources", "Package.swift"]):
        print("What is not committed is not in the clone and not measured.", file=sys.stderr)
    client = folder / "client"
    shutil.copytree(HERE / "Sources", client / "Sources")
    manifest = (HERE / "Package.swift").read_text(encoding="utf-8")
    own, tagged = '.package(name: "plumb", path: "..")', f'.package(url: "{clone.as_uri()}", exact: "{version}")'
    if own not in manifest:
        raise Failure("Benchmarks/Package.swift does not name the package as --clone expects it")
    (client / "Package.swift").write_text(manifest.replace(own, tagged), encoding="utf-8")
    return swift_driver(client)


def kiwi_driver():
    """The driver for Kiwi, whose headers come from PyPI once."""
    folder = HERE / ".build-kiwi"
    headers = folder / f"kiwisolver-{KIWI}"
    if not headers.exists():
        print(f"Fetching Kiwi {KIWI}…", file=sys.stderr)
        folder.mkdir(exist_ok=True)
        call([
            sys.executable, "-m", "pip", "download", "--quiet", "--no-binary", ":all:", "--no-deps",
            f"kiwisolver=={KIWI}", "--dest", folder])
        shutil.unpack_archive(folder / f"kiwisolver-{KIWI}.tar.gz", folder)
    source, program = HERE / "Kiwi" / "driver.cpp", folder / "driver"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        print("Building Kiwi's driver…", file=sys.stderr)
        call([
            os.environ.get("CXX", "g++"), "-std=c++17", "-O3", "-DNDEBUG", "-isystem", headers, source,
            "-o", program])
    return program


class Lane:
    """A driver at work on a workload. One that has failed answers nothing any more."""

    def __init__(self, command):
        self.failure = None
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()

    def ask(self, *words):
        """Gives a command and returns the seconds that answer it."""
        if self.failure is not None:
            return []
        try:
            self.process.stdin.write(" ".join(map(str, words)) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line.endswith("\n"):
            self.failure = self.process.stderr.read().strip() or "ended without a word"
        return [float(word) for word in line.split()]

    def peak_memory(self):
        """The most memory that the process has had, in MB; None where the system does not tell."""
        try:
            status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        except OSError:
            return None
        for line in status.splitlines():
            if line.startswith("VmHWM"):
                return int(line.split()[1]) / 1024
        return None
