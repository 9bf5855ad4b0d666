"""Random problems: small dense ones, and layouts along one axis. A seed gives the same problem everywhere."""

import random

from .problem import Problem

RELATIONS = ["==", "==", "<=", ">="]


def dense(problem, rng):
    """Small integers, so that many rows meet in one point, repeat, or are multiples of each other."""
    count = rng.randint(1, 6)
    variables = [problem.variable() for _ in range(count)]
    priorities = rng.choice(
        [[1000, 750, 250, 0], [500, 500, 250], [1000, 999, 1], [1000, 750, 500, 250, 250]])
    point = [rng.randint(-3, 3) for _ in variables]
    for _ in range(rng.randint(2, 14)):
        if problem.rows and rng.random() < 0.15:
            twin = rng.choice(problem.rows)
            factor = rng.choice([1, 1, -1, 2])
            terms = [(variable, factor * coefficient) for variable, coefficient in twin.terms]
            constant = factor * twin.constant + rng.choice([0, 0, 1, -2])
        else:
            terms = [(variable, rng.choice([0, 0, 1, 1, -1, 2, -3])) for variable in variables]
            meeting = sum(coefficient * point[variable] for variable, coefficient in terms)
            constant = meeting if rng.random() < 0.5 else rng.randint(-4, 6)
        problem.add(terms, rng.choice(RELATIONS), constant, rng.choice(priorities))


class View:
    """A position and a size."""

    def __init__(self, problem):
        self.position = problem.variable()
        self.size = problem.variable()


def content(problem, rng, view):
    """A size that a view's content hugs and resists being less."""
    size = rng.randint(10, 180) / 2
    problem.add([(view.size, 1)], ">=", size, rng.choice([750, 750, 749, 1000]))
    problem.add([(view.size, 1)], "<=", size, rng.choice([250, 250, 251, 252]))


def chain(problem, rng, views, container, pinned=True):
    """Views one behind the other, from the container's start to its end."""
    previous = None
    for view in views:
        gap = rng.randint(0, 16)
        if previous is None:
            problem.add([(view.position, 1)], "==", gap, 1000)
        else:
            terms = [(view.position, 1), (previous.position, -1), (previous.size, -1)]
            problem.add(terms, rng.choice(["==", "==", ">="]), gap, rng.choice([1000, 1000, 1000, 900]))
        problem.add([(view.size, 1)], ">=", 0, 1000)
        previous = view
    if previous is not None:
        terms = [(previous.position, 1), (previous.size, 1), (container.size, -1)]
        relation = "==" if pinned else "<="
        problem.add(terms, relation, -rng.randint(0, 16), rng.choice([1000, 1000, 999]))


def root(problem, rng):
    view = View(problem)
    problem.add([(view.position, 1)], "==", 0, 1000)
    problem.add([(view.size, 1)], "==", rng.choice([320, 375, 390, 768, rng.randint(40, 900)]), 1000)
    return view


def row_of_views(problem, rng):
    """A chain with contents that is pinned at both ends, or open at its end."""
    container = root(problem, rng)
    views = [View(problem) for _ in range(rng.randint(1, 12))]
    chain(problem, rng, views, container, rng.random() < 0.8)
    for view in views:
        if rng.random() < 0.85:
            content(problem, rng, view)


def column(problem, rng):
    """A chain pinned at both ends whose views share the height: equally, in proportions, by their contents."""
    container = root(problem, rng)
    views = [View(problem) for _ in range(rng.randint(2, 20))]
    chain(problem, rng, views, container)
    priority = rng.choice([1000, 1000, 750, 500])
    for view in views[1:]:
        problem.add([(view.size, 1), (views[0].size, -rng.choice([1, 1, 1, 2, 0.5]))], "==", 0, priority)
    for view in rng.sample(views, rng.randint(0, len(views))):
        content(problem, rng, view)


def form(problem, rng):
    """Lines of a label and a field: labels of one width, fields to the edge, both with contents."""
    container = root(problem, rng)
    first = None
    for _ in range(rng.randint(1, 10)):
        label, field = View(problem), View(problem)
        chain(problem, rng, [label, field], container)
        content(problem, rng, label)
        content(problem, rng, field)
        if first is None:
            first = (label, field)
            continue
        problem.add([(label.size, 1), (first[0].size, -1)], "==", 0, rng.choice([1000, 999, 300]))
        if rng.random() < 0.5:
            problem.add([(field.position, 1), (first[1].position, -1)], "==", 0, rng.choice([1000, 800]))
        if rng.random() < 0.2:
            problem.add([(field.size, 1)], ">=", rng.randint(40, 200), rng.choice([1000, 760]))


def nested(problem, rng):
    """A tree of chains, each inside a view of the one above."""
    containers = [root(problem, rng)]
    for _ in range(rng.randint(2, 7)):
        container = containers.pop(0)
        views = [View(problem) for _ in range(rng.randint(1, 4))]
        chain(problem, rng, views, container, rng.random() < 0.7)
        for view in views:
            if rng.random() < 0.6:
                content(problem, rng, view)
            if rng.random() < 0.3:
                problem.add([(view.size, 1), (container.size, -rng.choice([0.25, 0.5, 0.75]))], "==", 0,
                            rng.choice([1000, 600, 600]))
            if rng.random() < 0.2:
                terms = [(view.position, 1), (view.size, 0.5), (container.size, -0.5)]
                problem.add(terms, "==", 0, rng.choice([1000, 500]))
        containers += views
        if not containers:
            break


def tangle(problem, rng):
    """Views in no order: behind one another, like one another, and rows over any of them; much is redundant."""
    views = [View(problem) for _ in range(rng.randint(3, 25))]
    priorities = [1000, 1000, 999, 750, 749, 500, 251, 250, 1, 0]
    problem.add([(views[0].position, 1)], "==", 0, 1000)
    for index, view in enumerate(views[1:]):
        previous = views[rng.randint(0, index)]
        terms = [(view.position, 1), (previous.position, -1), (previous.size, -1)]
        problem.add(terms, rng.choice(["==", "==", ">="]), rng.randint(0, 24) / 2, 1000)
    for _ in range(rng.randint(2, 5) * len(views)):
        first, second = rng.choice(views), rng.choice(views)
        priority = rng.choice(priorities)
        kind = rng.randint(0, 4)
        if kind == 0:
            content(problem, rng, first)
        elif kind == 1:
            ratio = rng.choice([1, 1, 0.5, 2, 0.75])
            problem.add([(first.size, 1), (second.size, -ratio)], "==", 0, priority)
        elif kind == 2:
            terms = [(first.position, 1), (first.size, 1), (second.size, -1)]
            problem.add(terms, rng.choice(RELATIONS), -8, priority)
        elif kind == 3:
            terms = [(first.position, 1), (first.size, 0.5), (second.position, -1), (second.size, -0.5)]
            problem.add(terms, "==", 0, priority)
        else:
            problem.add([(first.size, 1)], rng.choice(RELATIONS), rng.randint(20, 400) / 2, priority)


def disturb(problem, rng):
    """More rows over any variables, some of them required: many clash."""
    for _ in range(rng.randint(1, 6)):
        chosen = rng.sample(range(problem.variable_count), min(problem.variable_count, rng.randint(1, 3)))
        terms = [(variable, rng.choice([1, 1, -1, 2, -0.5])) for variable in chosen]
        priority = rng.choice([1000, 1000, 900, 500, 0])
        problem.add(terms, rng.choice(RELATIONS), rng.randint(-40, 400) / 2, priority)


def stretch(problem, rng):
    """Multiplies rows, which changes what their errors weigh and nothing else."""
    for row in problem.rows:
        factor = rng.choice([1, 1, 1, 2, 0.25, 16, 3, 0.1])
        row.terms = [(variable, factor * coefficient) for variable, coefficient in row.terms]
        row.constant *= factor


def change_units(problem, rng):
    """Measures some variables in other units, whose decimals no binary number has exactly."""
    units = [rng.choice([1, 1, 10, 0.1, 0.01]) for _ in range(problem.variable_count)]
    for row in problem.rows:
        row.terms = [(variable, coefficient * units[variable]) for variable, coefficient in row.terms]


FAMILIES = {
    "dense": dense,
    "row": row_of_views,
    "column": column,
    "form": form,
    "nested": nested,
    "tangle": tangle,
}


def make(seed, index):
    """Problem number `index` of a seed."""
    family = list(FAMILIES)[index % len(FAMILIES)]
    rng = random.Random(f"{seed} {index}")
    problem = Problem(f"{seed}-{index}-{family}")
    FAMILIES[family](problem, rng)
    if family != "dense" and rng.random() < 0.4:
        disturb(problem, rng)
    if rng.random() < 0.15:
        stretch(problem, rng)
    if rng.random() < 0.2:
        change_units(problem, rng)
    ranks = list(range(len(problem.rows)))
    if rng.random() < 0.5:
        rng.shuffle(ranks)
    for row, rank in zip(problem.rows, ranks):
        row.rank = rank
    problem.is_stepwise = rng.random() < 0.3
    return problem
