/// From when on a number is more than rounding. Every such bound of the solver stands here.
///
/// Nearly all are shares of the magnitudes that a number is the sum of, so that they hold in any unit: a problem whose
/// constants are all scaled by a power of two is solved in the same steps, to the same bits, as long as none of them passes
/// `idleBound` (`ToleranceTests`). A `Double` has 53 binary digits, 10⁻¹⁶; each bound leaves room for what as many operations
/// as a large layout takes may add to that. Where a solution is judged by what people see of it, the bound is in the caller's
/// unit: in layouts a point.
enum Tolerances {
  // MARK: Errors

  /// Of an error, in the terms of its row: a chain of 10⁴ views keeps more than half of the digits.
  static var error: Double { 1e-9 }
  /// Of an error, in the rounding that its variables have inherited, for which a bound is kept with each value: the true error
  /// of a long chain is a small part of the bound, while what the row itself forgets of it is not.
  static var noise: Double { 100 }
  /// Of an error that counts as none, in the largest such: where the row becomes active, its variables are computed anew in
  /// spite of it, as what depends on them may magnify it.
  static var standing: Double { 1e-3 }
  /// Of the gap that proves a refusal, in the constants of its proof: ten times an error's, so that no constraint is refused by
  /// an error that counts as none.
  static var proof: Double { 1e-8 }

  /// An inequality with a larger constant, in the caller's unit, is one that its author means never to bind, such as `width <=
  /// 1.8e308`. A vertex there would drown all other values in its rounding errors.
  static var idleBound: Double { 1e9 }

  // MARK: Coefficients

  /// Of terms of one variable that a caller adds up, such as a third taken three times, in their magnitudes.
  static var coefficient: Double { 4 * Double.ulpOfOne }
  /// Of a coefficient in a row made of others, in what went into it: a pivot on the rest would ruin the plan.
  static var derivedCoefficient: Double { 1e-11 }
  /// Between a derived row and the sum of its shares, in what went into that, where invariants are checked: a row is kept while
  /// others are exchanged, and each of them may have cost a digit.
  static var shares: Double { 1e-7 }
  /// Below this, in the largest coefficient of a row, no variable is determined through one where anything else determines it:
  /// each such pivot loses as many digits as it has zeros (threshold pivoting; Duff, Erisman and Reid 1986).
  static var pivot: Double { 1e-3 }
  /// In eliminations on a matrix of rates, whose largest numbers are near one.
  static var elimination: Double { 1e-9 }

  // MARK: Walks

  /// Of a sum along a walk, in its terms: it is taken for zero as early as that, so that nothing behind it is met.
  static var cancelled: Double { 1e-12 }
  /// Of the rate of a row along an edge, in its terms: no row becomes active through less.
  static var rate: Double { 1e-11 }
  /// Of a multiplier from a walk back, in what went into it. A walk along the edge has the last word, so this may be finer than
  /// `slope`.
  static var multiplier: Double { 1e-10 }

  // MARK: Descents

  /// Of a slope along an edge, in its terms.
  static var slope: Double { 1e-9 }
  /// What is left of the slope of a tie, in that with which the edge began.
  static var tieSlope: Double { 1e-10 }

  // MARK: Faces

  /// Of a range, in its ends or, for ends below one, in the caller's unit: nobody sees a thousand-millionth of a point.
  static var range: Double { 1e-9 }
  /// What a row has to gain or lose for a tie to be about it, in the caller's unit.
  static var tie: Double { 1e-6 }
  /// Between prices of one band, in these: they are quotients of two numbers each.
  static var price: Double { 1e-12 }

  // MARK: Sweeps

  /// Between the values of two lines where they meet, in these or the caller's unit, and how far behind a breakpoint a sweep
  /// solves again, in the largest number: beyond the rounding of a solve, and less than a screen shows.
  static var jump: Double { 1e-7 }
  /// In place of a value, this many times what rounding may have put it off, where that is more.
  static var jumpNoise: Double { 1e11 }
  /// Between the slopes of two lines, in these or one.
  static var bend: Double { 1e-9 }
}
