"""Measures workloads in all drivers, by turns, and has the answers judged."""

import array
import contextlib
import dataclasses
import subprocess
import time

from .programs import Failure, Lane

# The drivers: Plumb's, Kiwi's, those of flexbox, and code that does nothing but evaluate the answer, for the workloads
# that have some.
OURS, KIWI, YOGA, TAFFY, HAND = "ours", "kiwi", "yoga", "taffy", "hand"
FLEXBOX = (YOGA, TAFFY)
CALLED = {OURS: "ours", KIWI: "Kiwi", YOGA: "Yoga", TAFFY: "Taffy", HAND: "frame code"}

# How far a frame of flexbox may be from ours: its engines compute with floats.
TOLERANCE = 1e-3


@dataclasses.dataclass
class Effort:
    """How many seconds a workload's parts may take; with more of them the figures are steadier."""

    builds: float
    # How long a driver may be at the steps of a phase: what it does not get to is left out.
    steps: float
    passes: float
    percentile: float
    # How long the judge may compare values, and how long it may be at all.
    comparing: float
    judging: float
    # How many values may be kept for judging.
    kept: int
    rounds: int


FULL = Effort(
    builds=2, steps=12, passes=3, percentile=1.5, comparing=4, judging=20, kept=4_000_000, rounds=2)
QUICK = Effort(
    builds=0.15, steps=0.15, passes=0.15, percentile=0.05, comparing=0.3, judging=0.8, kept=300_000, rounds=1)


@dataclasses.dataclass
class Verdict:
    """What Sources/SolverDriver/Judge.swift found, in its order: numbers of steps."""

    steps: int
    kiwi_worse: int
    ours_worse: int
    compared: int
    differing: int
    misreported: int
    not_repeated: int


@dataclasses.dataclass
class Phase:
    """What was measured of the steps of one kind."""

    # Seconds of a step in the mean, by driver.
    mean: dict
    # Over how many steps that is, and how many there are.
    taken: int
    count: int
    # Ours: the 99th percentile, and the mean of the same figures.
    percentile: tuple = None


@dataclasses.dataclass
class Figures:
    """What was measured of a workload."""

    # Seconds by driver; those of the first build that the driver's process makes, too.
    build: dict = dataclasses.field(default_factory=dict)
    first: dict = dataclasses.field(default_factory=dict)
    phases: dict = dataclasses.field(default_factory=dict)
    # By phase, or "build"; None where judging took too long.
    verdicts: dict = dataclasses.field(default_factory=dict)
    # How many answers of flexbox were compared with ours; none of them differed.
    alike: int = 0
    # What a driver said that gave up.
    failures: dict = dataclasses.field(default_factory=dict)


class Track:
    """A workload with a lane for each driver."""

    def __init__(self, number, workload, programs, folder, stack):
        self.name = workload.name
        self.problem = workload.make()
        self.path = folder / f"{number}.txt"
        self.problem.write(self.path)
        if workload.tree:
            workload.tree(self.problem).write(tree_path(self.path))
        self.lanes = {
            driver: stack.enter_context(Lane([*program, text_path(driver, self.path)]))
            for driver, program in programs.items() if takes_part(driver, workload)}
        if workload.shape:
            self.lanes[HAND] = stack.enter_context(Lane([*programs[OURS], self.path, workload.shape]))
        self.figures = Figures()

    def contestants(self, phase):
        """The lanes by driver; frame code knows edits only."""
        return {driver: lane for driver, lane in self.lanes.items() if driver != HAND or phase == "edits"}

    def compare(self, phase):
        """Has the measuring end where flexbox lays out otherwise: its figures would be those of another workload."""
        for driver in FLEXBOX:
            if driver not in self.lanes or any(self.lanes[one].failure for one in (OURS, driver)):
                continue
            ours, other = (read_values(self.answers(one)) for one in (OURS, driver))
            for place, (value, theirs) in enumerate(zip(ours, other)):
                # Also where one is not a number.
                if not abs(value - theirs) <= TOLERANCE:
                    answer, variable = divmod(place, self.problem.variables)
                    raise Failure(
                        f"{self.name}, {phase}: {CALLED[driver]} has {theirs:g} for variable {variable} in answer "
                        f"{answer}, where ours is {value:g}: it is another layout")
            self.figures.alike += min(len(ours), len(other)) // self.problem.variables

    def answers(self, driver):
        return self.path.with_suffix("." + driver)


class Measurement:
    """Measures workloads, with files in a folder."""

    def __init__(self, programs, effort, folder):
        self.programs = programs
        self.effort = effort
        self.folder = folder

    def group(self, workloads):
        """The figures of workloads that take turns, by their names."""
        with contextlib.ExitStack() as stack:
            tracks = [
                Track(number, workload, self.programs, self.folder, stack)
                for number, workload in enumerate(workloads)]
            self.builds(tracks)
            for phase in ("edits", "replacements", "changes"):
                concerned = [track for track in tracks if track.problem.steps().get(phase)]
                if concerned:
                    self.phase(phase, concerned)
            for track in tracks:
                for driver, lane in track.lanes.items():
                    if lane.failure is not None:
                        track.figures.failures[driver] = lane.failure
            return {track.name: track.figures for track in tracks}

    def builds(self, tracks):
        # Taffy's builds are not timed, and Python takes a while to start.
        for track in tracks:
            if TAFFY in track.lanes:
                track.lanes[TAFFY].ask("build", 1)
        start = time.monotonic()
        rounds = 0
        while rounds < self.effort.rounds or time.monotonic() - start < self.effort.builds * len(tracks):
            rounds += 1
            for track in tracks:
                for driver, lane in track.lanes.items():
                    if driver != TAFFY:
                        self.turn(track.figures, driver, lane)
        for track in tracks:
            for driver, lane in track.lanes.items():
                lane.ask("values", track.answers(driver))
            self.judge(track, "build", 1)
            track.compare("build")

    def turn(self, figures, driver, lane):
        """Has a driver build for a while, and before that once, the first time."""
        if driver not in figures.first:
            for seconds in lane.ask("build", 1):
                figures.first[driver] = figures.build[driver] = seconds
        best = figures.build.get(driver)
        if best:
            # So many that most builds do not find in the caches what other drivers left there.
            repeats = max(1, min(100, int(0.05 / best)))
            figures.build[driver] = min([best, *lane.ask("build", repeats)])

    def phase(self, phase, tracks):
        """Measures the steps of one kind, all lanes by the same steps: those to which the slowest gets in time."""
        laps = {}
        for track in tracks:
            count = len(track.problem.steps()[phase])
            every = max(1, count * track.problem.variables // self.effort.kept)
            for driver, lane in track.contestants(phase).items():
                lane.ask("build", 1)
                seconds = lane.ask("laps", phase, count, self.effort.steps, every, track.answers(driver))
                if seconds:
                    laps[track, driver] = seconds
            self.judge(track, phase, every)
            track.compare(phase)
        taken = min(map(len, laps.values()), default=0)
        for (track, driver), seconds in laps.items():
            count = len(track.problem.steps()[phase])
            figures = track.figures.phases.setdefault(phase, Phase({}, taken, count))
            figures.mean[driver] = sum(seconds[:taken]) / taken
            if (phase, driver) == ("edits", OURS):
                self.percentile(track, seconds)
        start = time.monotonic()
        while laps and time.monotonic() - start < self.effort.passes * len(tracks):
            for track, driver in laps:
                lane, figures = track.lanes[driver], track.figures.phases[phase]
                lane.ask("build", 1)
                for seconds in lane.ask("pass", phase, taken):
                    figures.mean[driver] = min(figures.mean[driver], seconds / taken)

    def percentile(self, track, fastest):
        """Takes each step at its fastest of some passes: what is left is the step's own work."""
        lane = track.lanes[OURS]
        start = time.monotonic()
        while time.monotonic() - start < self.effort.percentile:
            lane.ask("build", 1)
            count = len(fastest)
            seconds = lane.ask("laps", "edits", count, 1e9, count, track.answers("unused"))
            fastest = [min(pair) for pair in zip(fastest, seconds)]
        if fastest:
            ordered = sorted(fastest)
            track.figures.phases["edits"].percentile = (
                ordered[int(0.99 * (len(ordered) - 1))], sum(ordered) / len(ordered))

    def judge(self, track, phase, every):
        if KIWI not in track.lanes or any(track.lanes[driver].failure for driver in (OURS, KIWI)):
            return
        command = [
            *self.programs[OURS], track.path, phase, every, track.answers(OURS), track.answers(KIWI),
            self.effort.comparing]
        with subprocess.Popen(
                [str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
            try:
                output, errors = process.communicate(timeout=self.effort.judging)
            except subprocess.TimeoutExpired:
                # It has told what it had found.
                process.kill()
                output, errors = process.communicate()
        lines = output.splitlines()
        if errors or not lines and process.returncode >= 0:
            raise Failure(f"{track.name}, {phase}: judging failed: {errors.strip()}")
        track.figures.verdicts[phase] = Verdict(*map(int, lines[-1].split())) if lines else None


def takes_part(driver, workload):
    if driver in FLEXBOX:
        return workload.tree is not None
    return driver != KIWI or not workload.alone


def tree_path(path):
    return path.with_suffix(".tree")


def text_path(driver, path):
    """Where a driver reads the workload whose text is in a file."""
    return tree_path(path) if driver in FLEXBOX else path


def read_values(path):
    values = array.array("d")
    values.frombytes(path.read_bytes())
    return values


def peak_memory(driver, program, path):
    """MB of a process of its own that builds once and takes all edits."""
    with Lane([*program, text_path(driver, path)]) as lane:
        lane.ask("build", 1)
        lane.ask("laps", "edits", 1000, 10, 1000, path.with_suffix(".unused"))
        return None if lane.failure is not None else lane.peak_memory()
