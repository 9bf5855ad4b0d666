"""Whether the constraints of a log can hold together, by HiGHS (highspy)."""

import highspy
import numpy

from model import Model

INFEASIBLE = "infeasible"
INFEASIBLE_NONNEGATIVE = "infeasible-nonnegative"
FEASIBLE = "feasible-as-printed"
UNREADABLE = "unreadable"
VERDICTS = (INFEASIBLE, INFEASIBLE_NONNEGATIVE, FEASIBLE, UNREADABLE)

# Points by which all constraints of a list together may be off: numbers are printed with six digits.
TOLERANCE = 0.001


class NoAnswer(Exception):
    """HiGHS did not come to an answer."""


def verdict(log):
    """The verdict on a log."""
    if len(log.not_understood) == len(log.constraints):
        return UNREADABLE
    model = Model([constraint.statement for constraint in log.constraints])
    if least_violation(model, is_nonnegative=False) > TOLERANCE:
        return INFEASIBLE
    if least_violation(model, is_nonnegative=True) > TOLERANCE:
        return INFEASIBLE_NONNEGATIVE
    return FEASIBLE


def least_violation(model, is_nonnegative):
    """The least sum of the errors of all rows; with sizes that must not be negative, or any.

    The sum is minimised, instead of asking whether there is a solution, because the answer to that depends on the
    solver's own tolerance, and which that is at a row depends on how the row is scaled.
    """
    rows = [(row.terms, row.relation, row.constant) for row in model.rows]
    hard = [({(item, end): 1.0, (item, start): -1.0}, ">=", 0.0)
            for item in sorted(model.items) for start, end in (("left", "right"), ("top", "bottom"))]
    columns = {}
    entries, lower, upper = [], [], []
    for terms, relation, constant in rows + (hard if is_nonnegative else []):
        entries.append([(columns.setdefault(variable, len(columns)), value) for variable, value in terms.items()])
        lower.append(-highspy.kHighsInf if relation == "<=" else constant)
        upper.append(highspy.kHighsInf if relation == ">=" else constant)
    count = len(columns)
    # Behind the variables: for each row of the list a surplus and a shortfall.
    for number in range(len(rows)):
        entries[number] += [(count + 2 * number, -1.0), (count + 2 * number + 1, 1.0)]
    slacks = 2 * len(rows)
    if not entries:
        return 0.0

    program = highspy.HighsLp()
    program.num_col_, program.num_row_ = count + slacks, len(entries)
    program.col_cost_ = numpy.array([0.0] * count + [1.0] * slacks)
    program.col_lower_ = numpy.array([-highspy.kHighsInf] * count + [0.0] * slacks)
    program.col_upper_ = numpy.full(count + slacks, highspy.kHighsInf)
    program.row_lower_, program.row_upper_ = numpy.array(lower), numpy.array(upper)
    program.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    program.a_matrix_.start_ = numpy.cumsum([0] + [len(row) for row in entries])
    program.a_matrix_.index_ = numpy.array([column for row in entries for column, _ in row])
    program.a_matrix_.value_ = numpy.array([value for row in entries for _, value in row], dtype=float)
    highs = highspy.Highs()
    for option, value in (("output_flag", False), ("threads", 1), ("primal_feasibility_tolerance", 1e-9),
                          ("dual_feasibility_tolerance", 1e-9)):
        highs.setOptionValue(option, value)
    highs.passModel(program)
    highs.run()
    if highs.getModelStatus() != highspy.HighsModelStatus.kOptimal:
        raise NoAnswer(f"HiGHS ends with {highs.modelStatusToString(highs.getModelStatus())}")
    return highs.getInfo().objective_function_value
