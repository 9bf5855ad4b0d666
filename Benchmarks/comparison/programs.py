"""Builds the drivers, and starts them."""

import os
import pathlib
import shutil
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent.parent
ROOT = HERE.parent
# What comes from PyPI. Yoga's sources are part of poga, and Taffy is compiled into stretchable.
KIWI, POGA, STRETCHABLE = "1.5.1", "0.1.19", "1.1.8"


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


def pip(name, *words):
    """Has pip fetch what belongs to a peer."""
    print(f"Fetching {name}…", file=sys.stderr)
    try:
        call([sys.executable, "-m", "pip", *words, "--quiet"])
    except Failure:
        raise Failure(f"pip cannot fetch {name} from PyPI; --without {name.lower()} leaves it out") from None


def fetched(name, distribution, version):
    """The folder of a peer's source distribution, which comes from PyPI once."""
    folder = HERE / f".build-{name.lower()}"
    sources = folder / f"{distribution}-{version}"
    if not sources.exists():
        folder.mkdir(exist_ok=True)
        # What pip needs to look into the archive need not come as source.
        pip(name, "download", "--no-binary", distribution, "--no-deps", f"{distribution}=={version}", "--dest", folder)
        shutil.unpack_archive(folder / f"{distribution}-{version}.tar.gz", folder)
    return sources


def compiled(name, headers, sources=()):
    """A peer's driver, compiled where it is older than its source."""
    program = HERE / f".build-{name.lower()}" / "driver"
    source = HERE / name / "driver.cpp"
    newest = max(path.stat().st_mtime for path in (source, HERE / "Stopwatch" / "stopwatch.hpp"))
    if not program.exists() or program.stat().st_mtime < newest:
        print(f"Building {name}'s driver…", file=sys.stderr)
        call([
            os.environ.get("CXX", "g++"), "-std=c++17", "-O3", "-DNDEBUG", "-isystem", headers, source, *sources,
            "-o", program])
    return [program]


def kiwi_driver():
    return compiled("Kiwi", fetched("Kiwi", "kiwisolver", KIWI))


def yoga_driver():
    headers = fetched("Yoga", "poga", POGA) / "src" / "poga" / "deps"
    return compiled("Yoga", headers, sorted((headers / "yoga").rglob("*.cpp")))


def taffy_driver():
    """The driver for Taffy, in Python, with the compiled module from PyPI."""
    folder = HERE / ".build-taffy"
    modules = folder / f"stretchable-{STRETCHABLE}"
    if not modules.exists():
        # It has its name once it is whole.
        new = folder / "new"
        shutil.rmtree(new, ignore_errors=True)
        pip("Taffy", "install", "--only-binary", ":all:", f"stretchable=={STRETCHABLE}", "--target", new)
        new.rename(modules)
    return ["env", f"PYTHONPATH={modules}", sys.executable, HERE / "Taffy" / "driver.py"]


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
