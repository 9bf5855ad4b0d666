"""A list of constraints as rows of a linear program: variables are the four edges of each item.

What depends on a value that logs do not print (margins, baselines, a superview that is named nowhere) is a variable
that nothing else bounds, so that a list that clashes only because of it counts as feasible.
"""

import dataclasses

from grammar import REQUIRED, Chain, Equation

EDGES = {
    "left": "left", "minX": "left", "right": "right", "maxX": "right",
    "top": "top", "minY": "top", "bottom": "bottom", "maxY": "bottom",
}
CENTRES = {"centerX": "H", "midX": "H", "centerY": "V", "midY": "V"}
SIZES = {"width": "H", "height": "V"}
STARTS, ENDS = {"H": "left", "V": "top"}, {"H": "right", "V": "bottom"}
# Two names of one attribute.
SYNONYMS = {"baseline": "lastBaseline"}
# Above this a constant is the greatest number, printed: it stands for "none".
LARGEST = 1e15


@dataclasses.dataclass
class Row:
    """`terms relation constant`, where terms give each variable's coefficient; the constraint it comes from."""

    terms: dict
    relation: str
    constant: float
    constraint: int


class Model:
    """The rows of a list, and the items that occur in it."""

    def __init__(self, statements):
        """Takes the statements of a list, None for those that were not understood."""
        self.rows, self.items = [], set()
        self.statements = statements
        self.superviews = Superviews([statement for statement in statements if statement])
        self.margins = {}
        for statement in statements:
            if statement and statement.is_of_margins and isinstance(statement.content, Chain):
                guide = next(item for item in statement.content.items if item is not None)
                self.margins[statement.superview] = guide
        for index, statement in enumerate(statements):
            if statement is not None and statement.priority >= REQUIRED:
                self.index, self.statement = index, statement
                add = self.add_chain if isinstance(statement.content, Chain) else self.add_equation
                add(statement.content)

    def add(self, relation, constant, *parts):
        """Adds the row in which parts, each an expression and its factor, sum up to the constant."""
        terms = {}
        for expression, factor in parts:
            for variable, coefficient in expression.items():
                terms[variable] = terms.get(variable, 0.0) + factor * coefficient
        if abs(constant) >= LARGEST:
            return
        terms = {variable: coefficient for variable, coefficient in terms.items() if coefficient != 0}
        for kept in self.kept_relations(relation):
            self.rows.append(Row(terms, kept, constant, self.index))

    def kept_relations(self, relation):
        """A content size is at most itself as far as it hugs, at least as far as it resists: all else is optional."""
        hugging, resistance = self.statement.hugging, self.statement.resistance
        if hugging is None and resistance is None:
            return [relation]
        return [each for each, priority in (("<=", hugging), (">=", resistance))
                if priority is not None and priority >= REQUIRED]

    def value(self, item, attribute):
        """An attribute of an item as an expression: variables with their coefficients."""
        self.items.add(item)
        start, end = ("right", "left") if self.statement.is_right_to_left else ("left", "right")
        edge = attribute.removesuffix("Margin")
        if edge != attribute and item in self.margins:
            item, attribute = self.margins[item], edge
            self.items.add(item)
        attribute = {"leading": start, "trailing": end}.get(attribute, SYNONYMS.get(attribute, attribute))
        if attribute in EDGES:
            return {(item, EDGES[attribute]): 1.0}
        if attribute in SIZES:
            axis = SIZES[attribute]
            return {(item, ENDS[axis]): 1.0, (item, STARTS[axis]): -1.0}
        if attribute in CENTRES:
            axis = CENTRES[attribute]
            return {(item, STARTS[axis]): 0.5, (item, ENDS[axis]): 0.5}
        return {(item, attribute): 1.0}

    def add_equation(self, equation):
        first = self.value(equation.first.item, equation.first.attribute)
        if equation.second is not None:
            second = self.value(equation.second.item, equation.second.attribute)
            self.add(equation.relation, equation.constant, (first, 1.0), (second, -equation.multiplier))
        elif location_axis(equation.first.attribute):
            superview = self.statement.superview or self.superviews.of(equation.first.item)
            origin = self.value(superview, STARTS[location_axis(equation.first.attribute)])
            self.add(equation.relation, equation.constant, (first, 1.0), (origin, -1.0))
        else:
            self.add(equation.relation, equation.constant, (first, 1.0))

    def add_chain(self, chain):
        neighbour = next(item for item in chain.items if item is not None)
        superview = self.statement.superview or self.superviews.of_chain(neighbour)
        for item, sizes in zip(chain.items, chain.sizes):
            self.add_sizes(chain.axis, item, sizes)
        for number, predicates in enumerate(chain.spacings):
            before, after = chain.items[number], chain.items[number + 1]
            self.add_spacing(self.edge(chain, before, superview, is_before=True),
                             self.edge(chain, after, superview, is_before=False), predicates)

    def add_sizes(self, axis, item, predicates):
        name = "width" if axis == "H" else "height"
        for predicate in predicates:
            if predicate.priority < REQUIRED:
                continue
            if isinstance(predicate.amount, str):
                other = self.value(predicate.amount, name)
                self.add(predicate.relation, 0.0, (self.value(item, name), 1.0), (other, -1.0))
            else:
                self.add(predicate.relation, predicate.amount, (self.value(item, name), 1.0))

    def edge(self, chain, item, superview, is_before):
        """The edge at which a spacing starts or ends, and the sign of the direction in which the chain runs."""
        is_reversed = chain.axis == "H" and self.statement.is_right_to_left
        # A spacing starts at the end of the item before it, but at the superview's own start.
        is_end = is_before != (item is None)
        edges = ENDS if is_end != is_reversed else STARTS
        value = self.value(superview if item is None else item, edges[chain.axis])
        return value, -1.0 if is_reversed else 1.0

    def add_spacing(self, before, after, predicates):
        (start, sign), (end, _) = before, after
        for predicate in predicates:
            if predicate.priority >= REQUIRED and isinstance(predicate.amount, float):
                self.add(predicate.relation, predicate.amount, (end, sign), (start, -sign))


def location_axis(attribute):
    """The axis along which an attribute is a location; None for sizes and for what cannot be known."""
    if attribute in ("leading", "trailing"):
        return "H"
    if attribute in EDGES:
        return "H" if EDGES[attribute] in ("left", "right") else "V"
    return CENTRES.get(attribute)


class Superviews:
    """Which item is whose superview, from a whole list: from `'|'`, from siblings, else from equations."""

    def __init__(self, statements):
        self.known, self.siblings, self.others = {}, [], {}
        for statement in statements:
            content = statement.content
            if isinstance(content, Chain):
                views = [item for item in content.items if item is not None]
                self.siblings += list(zip(views, views[1:]))
                if None in content.items:
                    self.note(views, statement.superview)
            elif isinstance(content, Equation):
                if content.second is None:
                    self.note([content.first.item], statement.superview)
                elif content.first.item != content.second.item:
                    self.others.setdefault(content.first.item, content.second.item)
                    self.others.setdefault(content.second.item, content.first.item)
        self.spread()

    def note(self, views, superview):
        for view in views:
            if superview is not None and superview != view:
                self.known.setdefault(view, superview)

    def spread(self):
        """Siblings have one superview; what is known of one goes on to the next, until nothing is new."""
        is_new = True
        while is_new:
            is_new = False
            for one, other in self.siblings + [(other, one) for one, other in self.siblings]:
                superview = self.known.get(one)
                if superview is not None and other not in self.known and other != superview:
                    self.known[other] = superview
                    is_new = True

    def of_chain(self, view):
        """The superview of a view in a chain whose `|` is named nowhere: a view of its own where it is not known."""
        return self.known.get(view, f"superview of {view}")

    def of(self, view):
        """The superview of a view with a location alone."""
        return self.known.get(view) or self.others.get(view) or f"superview of {view}"
