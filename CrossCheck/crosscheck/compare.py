"""What the solver's answer to a problem has against it."""

import math
import random

from .reference import NoAnswer, least_violation, lexicographic

TOLERANCE = 1e-6
# Up to this many optional rows the ranks are minimised, too, one by one.
MOST_RANKS = 24
# How many variables' ranges are computed in a problem with more variables than that.
RANGES = 6


def is_near(a, b):
    return abs(a - b) <= TOLERANCE * max(1.0, abs(a), abs(b))


class Comparison:
    """The objections to an answer, and how much was compared."""

    def __init__(self, problem, answer):
        self.problem, self.answer = problem, answer
        self.objections = []
        self.counts = dict.fromkeys(("refusals", "costs", "values", "ranges", "ranks"), 0)
        self.reference = None
        if answer is None:
            self.objections.append("there is no answer")
        elif answer.error:
            self.objections.append(f"the solver ends with {answer.error}")
        else:
            try:
                self.compare()
            except NoAnswer as error:
                self.objections.append(str(error))

    def object(self, text):
        self.objections.append(text)

    def compare(self):
        self.compare_refusals()
        self.reference, costs = lexicographic(self.problem, self.answer.refused)
        for priority, cost in costs.items():
            self.counts["costs"] += 1
            mine = self.answer.costs.get(priority, 0.0)
            if not is_near(mine, cost):
                self.object(f"priority {priority:g} costs {mine!r}, by HiGHS {cost!r}")
        broken = self.answer.costs.get(1000.0, 0.0)
        if broken > 0:
            self.object(f"admitted rows are broken by {broken!r}")
        self.compare_values()
        self.compare_ranges()
        if len(self.problem.optional_rows()) <= MOST_RANKS:
            self.compare_ranks()

    def compare_refusals(self):
        refused = set(self.answer.refused)
        admitted = set(self.problem.required_rows()) - refused
        for row in self.answer.refused:
            self.counts["refusals"] += 1
            least = least_violation(self.problem, admitted, row)
            if least is None or least <= TOLERANCE:
                self.object(f"row {row} is refused, but by HiGHS it need be broken by {least!r} only")

    def compare_values(self):
        undetermined = set(self.answer.undetermined)
        for variable in range(self.problem.variable_count):
            if variable in undetermined:
                continue
            self.counts["values"] += 1
            mine, value = self.answer.values[variable], self.reference.values[variable]
            if not is_near(mine, value):
                self.object(f"variable {variable} is {mine!r}, by HiGHS {value!r}")

    def compare_ranges(self):
        variables = list(range(self.problem.variable_count))
        if len(variables) > RANGES:
            variables = random.Random(self.problem.name).sample(variables, RANGES)
        for variable in variables:
            self.counts["ranges"] += 1
            least, greatest = self.reference.range(variable)
            is_open = math.isinf(greatest - least) or not is_near(least, greatest)
            if is_open != (variable in self.answer.undetermined):
                said = "determined" if is_open else "undetermined"
                span = f"it goes from {least!r} to {greatest!r}"
                self.object(f"variable {variable} is said to be {said}, by HiGHS {span}")

    def compare_ranks(self):
        """After the priorities, the errors of the optional rows are least in the order of their ranks."""
        for row in self.problem.optional_rows():
            self.counts["ranks"] += 1
            least = self.reference.minimise(self.reference.error(row))
            self.reference.fix_face()
            mine = self.answer.violations[row]
            if not is_near(mine, least):
                self.object(f"row {row} is broken by {mine!r}, by HiGHS only {least!r}")
                return
