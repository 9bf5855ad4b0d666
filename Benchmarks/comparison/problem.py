"""A workload as constraints, edits and steps, and the text in which both drivers read it.

The text, all of it numbers between blanks, one thing a line:

    VARIABLES CONSTRAINTS EDITS EDIT-STEPS REPLACEMENT-STEPS
    constraint   RELATION PRIORITY CONSTANT TERMS {VARIABLE COEFFICIENT}...   Σ terms + constant  RELATION  0,
                 with -1 for at most, 0 for equal, 1 for at least
    edit         VARIABLE PRIORITY VALUE                      a variable that is asked to have a value
    edit step    COUNT {EDIT VALUE}...                        other values asked for
    replacement  COUNT {CONSTRAINT CONSTANT}...               removed, then added with other constants

Two parts may follow:

    order COUNT {NUMBER}...        what a build adds, in this order: a constraint by its number, edit e by the number
                                   of constraints + e; without this part, the edits and then all constraints
    changes VARIABLES STEPS        how many variables, the first ones, a build makes
    change       COUNT {OPERATION NUMBER}...
                 0 makes a variable, 1 adds a constraint, 2 removes a constraint, 3 removes a variable
"""

import collections

REQUIRED = 1000

Frame = collections.namedtuple("Frame", "left top width height")

RELATIONS = {"<=": -1, "=": 0, ">=": 1}
MAKE_VARIABLE, ADD, REMOVE, REMOVE_VARIABLE = range(4)


class Problem:
    """A workload that grows constraint by constraint."""

    def __init__(self):
        self.variables = 0
        self.constraints = []
        self.edits = []
        self.edit_steps = []
        self.replacements = []
        self.order = None
        self.changes = []
        self.initial_variables = None

    def variable(self):
        self.variables += 1
        return self.variables - 1

    def frame(self):
        return Frame(*(self.variable() for _ in range(4)))

    def add(self, terms, relation, constant=0.0, priority=REQUIRED):
        """Adds  Σ terms + constant  relation  0  and returns its number. Terms are coefficients by variable."""
        self.constraints.append((RELATIONS[relation], priority, constant, terms))
        return len(self.constraints) - 1

    def edit(self, variable, value, priority=999):
        self.edits.append((variable, priority, value))

    def steps(self):
        """The steps by their phase."""
        return {"edits": self.edit_steps, "replacements": self.replacements, "changes": self.changes}

    def shuffled(self):
        """The same problem with its constraints added in an order that has nothing to do with the tree."""
        order = list(range(len(self.constraints)))
        random = 1
        for place in range(len(order) - 1, 0, -1):
            # Knuth's MMIX generator: the same order wherever this runs.
            random = (random * 6364136223846793005 + 1442695040888963407) % 2**64
            other = (random >> 33) % (place + 1)
            order[place], order[other] = order[other], order[place]
        self.order = self._edit_numbers() + order
        return self

    def edits_last(self):
        self.order = list(range(len(self.constraints))) + self._edit_numbers()
        return self

    def only(self, constraints):
        """Has a build add these constraints, after the edits, and no others."""
        self.order = self._edit_numbers() + list(constraints)

    def _edit_numbers(self):
        return [len(self.constraints) + number for number in range(len(self.edits))]

    def write(self, path):
        counts = [self.constraints, self.edits, self.edit_steps, self.replacements]
        lines = [f"{self.variables} " + " ".join(str(len(part)) for part in counts)]
        for relation, priority, constant, terms in self.constraints:
            pairs = "".join(f" {variable} {factor:g}" for variable, factor in terms.items())
            lines.append(f"{relation} {priority} {constant:g} {len(terms)}{pairs}")
        lines += [f"{variable} {priority} {value:g}" for variable, priority, value in self.edits]
        for step in self.edit_steps + self.replacements:
            lines.append(f"{len(step)}" + "".join(f" {number} {value:g}" for number, value in step))
        if self.order is not None:
            lines.append(f"order {len(self.order)} " + " ".join(map(str, self.order)))
        if self.changes:
            lines.append(f"changes {self.initial_variables} {len(self.changes)}")
        for step in self.changes:
            lines.append(f"{len(step)}" + "".join(f" {operation} {number}" for operation, number in step))
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
