"""The right answer by HiGHS: a linear program for each level, kept to the optimal face of the one before."""

import highspy
import numpy

INFINITY = highspy.kHighsInf


class NoAnswer(Exception):
    """HiGHS did not come to an answer."""


class Reference:
    """A linear program: the variables, and for each optional row the parts of its error that cost.

    Rows are there once and for all, in the problem's order; one that is not to hold is between infinities.
    Each optional row has a surplus, a shortfall or both as columns of their own, which cost nothing until the
    row's level is minimised.
    """

    # What counts as zero among reduced costs, whose exact values are ratios of small integers.
    ZERO = 1e-9
    # Values of the option `simplex_strategy`.
    ANY_METHOD, PRIMAL_METHOD = 0, 4

    def __init__(self, problem, without=()):
        self.problem = problem
        self.smallest_fixed = INFINITY
        self.largest_left = 0.0
        lower, upper, entries = [], [], []
        # (row, column) of the parts of errors.
        self.parts = {}
        columns = problem.variable_count
        for index, row in enumerate(problem.rows):
            terms = list(row.terms)
            if not row.is_required or index in without:
                for relations, sign in ((("==", "<="), -1.0), (("==", ">="), 1.0)):
                    if row.relation in relations:
                        terms.append((columns, sign))
                        self.parts.setdefault(index, []).append(columns)
                        columns += 1
            lower.append(-INFINITY if row.relation == "<=" else row.constant)
            upper.append(INFINITY if row.relation == ">=" else row.constant)
            entries.append(terms)
        program = highspy.HighsLp()
        program.num_col_ = columns
        program.num_row_ = len(problem.rows)
        program.col_cost_ = numpy.zeros(columns)
        program.col_lower_ = numpy.array(
            [-INFINITY] * problem.variable_count + [0.0] * (columns - problem.variable_count))
        program.col_upper_ = numpy.full(columns, INFINITY)
        program.row_lower_ = numpy.array(lower)
        program.row_upper_ = numpy.array(upper)
        program.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        starts = [0]
        for terms in entries:
            starts.append(starts[-1] + len(terms))
        program.a_matrix_.start_ = numpy.array(starts)
        flat = [entry for terms in entries for entry in terms]
        program.a_matrix_.index_ = numpy.array([column for column, _ in flat])
        program.a_matrix_.value_ = numpy.array([value for _, value in flat], dtype=float)
        self.columns = columns
        self.lower, self.upper = list(program.col_lower_), list(program.col_upper_)
        self.row_lower, self.row_upper = lower, upper
        self.highs = highspy.Highs()
        for option, value in (
            ("output_flag", False),
            ("solver", "simplex"),
            ("presolve", "off"),
            ("threads", 1),
            ("primal_feasibility_tolerance", 1e-9),
            ("dual_feasibility_tolerance", 1e-9),
        ):
            self.highs.setOptionValue(option, value)
        self.highs.passModel(program)

    def minimise(self, costs):
        """Minimises a sum of columns, given as pairs of column and cost; None where there is no least."""
        for column, cost in costs:
            self.highs.changeColCost(column, cost)
        status = self.run()
        result = None
        if status == highspy.HighsModelStatus.kOptimal:
            solution = self.highs.getSolution()
            self.values = list(solution.col_value)
            self.duals = list(solution.col_dual)
            self.row_values = list(solution.row_value)
            self.row_duals = list(solution.row_dual)
            result = sum(cost * self.values[column] for column, cost in costs)
        elif status not in (
            highspy.HighsModelStatus.kUnbounded,
            highspy.HighsModelStatus.kUnboundedOrInfeasible,
        ):
            raise NoAnswer(f"HiGHS ends with {self.highs.modelStatusToString(status)}")
        for column, _ in costs:
            self.highs.changeColCost(column, 0.0)
        return result

    def run(self):
        """Solves the program: from the present basis, else from none, else by the primal method."""
        ends = (highspy.HighsModelStatus.kOptimal, highspy.HighsModelStatus.kUnbounded)
        for strategy in (self.ANY_METHOD, self.ANY_METHOD, self.PRIMAL_METHOD):
            self.highs.setOptionValue("simplex_strategy", strategy)
            self.highs.run()
            status = self.highs.getModelStatus()
            if status in ends:
                break
            self.highs.clearSolver()
        return status

    def fix_face(self):
        """Keeps the program to the optimal face of the last level.

        By complementary slackness, with the multipliers of one optimal solution at hand, the optimal solutions
        are just those in which each column and row with a reduced cost other than zero is at its bound.
        """
        for column, dual in enumerate(self.duals):
            if self.is_fixed(dual) and self.lower[column] != self.upper[column]:
                bound = self.nearest(self.values[column], self.lower[column], self.upper[column])
                self.lower[column] = self.upper[column] = bound
                self.highs.changeColBounds(column, bound, bound)
        for row, dual in enumerate(self.row_duals):
            if self.is_fixed(dual) and self.row_lower[row] != self.row_upper[row]:
                bound = self.nearest(self.row_values[row], self.row_lower[row], self.row_upper[row])
                self.row_lower[row] = self.row_upper[row] = bound
                self.highs.changeRowBounds(row, bound, bound)

    def is_fixed(self, dual):
        """Whether a reduced cost is not zero; keeps account of how far apart zeros and others are."""
        if abs(dual) <= self.ZERO:
            self.largest_left = max(self.largest_left, abs(dual))
            return False
        self.smallest_fixed = min(self.smallest_fixed, abs(dual))
        return True

    @staticmethod
    def nearest(value, lower, upper):
        return lower if abs(value - lower) <= abs(value - upper) else upper

    def error(self, row):
        """The columns of a row's error, each at the cost of one."""
        return [(column, 1.0) for column in self.parts.get(row, [])]

    def release(self, row):
        """Lets a row be broken."""
        self.row_lower[row], self.row_upper[row] = -INFINITY, INFINITY
        self.highs.changeRowBounds(row, -INFINITY, INFINITY)

    def range(self, variable):
        """The least and the greatest value of a variable on the present face."""
        least = self.minimise([(variable, 1.0)])
        greatest = self.minimise([(variable, -1.0)])
        return (
            -INFINITY if least is None else least,
            INFINITY if greatest is None else -greatest,
        )


def least_violation(problem, admitted, row):
    """The least violation of a required row where the admitted ones of smaller rank hold."""
    reference = Reference(problem, without=[row])
    rank = problem.rows[row].rank
    for other in range(len(problem.rows)):
        is_earlier = other in admitted and problem.rows[other].rank < rank
        if other != row and not is_earlier:
            reference.release(other)
    return reference.minimise(reference.error(row))


def lexicographic(problem, refused):
    """Minimises level after level without the refused rows.

    Returns the program, kept to the solutions that are best at every priority, and the cost of each priority.
    """
    reference = Reference(problem)
    for row in refused:
        reference.release(row)
    costs = {}
    if reference.minimise([]) is None:
        raise NoAnswer("HiGHS finds no solution of the admitted rows")
    for priority, rows in problem.levels():
        costs[priority] = reference.minimise([part for row in rows for part in reference.error(row)])
        reference.fix_face()
    return reference, costs
