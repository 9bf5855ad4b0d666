"""A problem, what the solver says of it, and both as text."""

import dataclasses


@dataclasses.dataclass
class Row:
    terms: list  # of (variable, coefficient), each variable once
    relation: str  # "<=", "==" or ">="
    constant: float
    priority: float
    rank: int

    @property
    def is_required(self):
        return self.priority == 1000

    def text(self):
        words = ["row", f"{self.priority:g}", str(self.rank), self.relation, repr(float(self.constant))]
        for variable, coefficient in self.terms:
            words += [str(variable), repr(float(coefficient))]
        return " ".join(words)


@dataclasses.dataclass
class Problem:
    name: str
    variable_count: int = 0
    rows: list = dataclasses.field(default_factory=list)
    is_stepwise: bool = False

    def variable(self):
        self.variable_count += 1
        return self.variable_count - 1

    def add(self, terms, relation, constant, priority):
        """Adds a row; terms of one variable are summed, and ranks go up."""
        sums = {}
        for variable, coefficient in terms:
            sums[variable] = sums.get(variable, 0) + coefficient
        kept = [(variable, coefficient) for variable, coefficient in sums.items() if coefficient != 0]
        self.rows.append(Row(kept, relation, constant, priority, len(self.rows)))

    def levels(self):
        """The optional rows of each priority above zero, in descending order of the priorities."""
        priorities = sorted({row.priority for row in self.rows if 0 < row.priority < 1000}, reverse=True)
        return [
            (priority, [index for index, row in enumerate(self.rows) if row.priority == priority])
            for priority in priorities
        ]

    def required_rows(self):
        """The required rows in the order of their ranks."""
        required = [index for index, row in enumerate(self.rows) if row.is_required]
        return sorted(required, key=lambda index: self.rows[index].rank)

    def optional_rows(self):
        """The other rows in the order of their ranks."""
        optional = [index for index, row in enumerate(self.rows) if not row.is_required]
        return sorted(optional, key=lambda index: self.rows[index].rank)

    def text(self):
        manner = "stepwise" if self.is_stepwise else "whole"
        lines = [f"problem {self.name} {manner} {self.variable_count}"]
        lines += [row.text() for row in self.rows]
        return "\n".join(lines + ["end", ""])


@dataclasses.dataclass
class Answer:
    """What the solver says."""

    name: str
    error: str = ""
    refused: list = dataclasses.field(default_factory=list)
    costs: dict = dataclasses.field(default_factory=dict)
    violations: list = dataclasses.field(default_factory=list)
    values: list = dataclasses.field(default_factory=list)
    undetermined: list = dataclasses.field(default_factory=list)


def read_answers(text):
    """The answers in what `SolveProblems` printed, by the problems' names."""
    answers = {}
    answer = Answer("")
    for line in text.splitlines():
        word, *rest = line.split(" ")
        if word == "answer":
            answer = Answer(rest[0])
            answers[answer.name] = answer
        elif word == "error":
            answer.error = " ".join(rest)
        elif word == "cost":
            answer.costs[float(rest[0])] = float(rest[1])
        elif word in ("refused", "undetermined"):
            setattr(answer, word, [int(number) for number in rest])
        elif word in ("values", "violations"):
            setattr(answer, word, [float(number) for number in rest])
    return answers
