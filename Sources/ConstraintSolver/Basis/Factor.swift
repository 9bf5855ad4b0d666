/// The matrix of a basis, permuted so that all but a small nucleus is triangular.
///
/// A row with a single variable that is not yet known determines it: such *row singletons* go first. A
/// variable in a single remaining row waits until all else is known: such *column singletons* go last. Both
/// cost nothing, and the bases of layouts are made of little else. What remains is the nucleus, which is
/// factored. (Orchard-Hays 1968; Duff, Erisman and Reid, "Direct Methods for Sparse Matrices", 1986, ch.
/// 8.)
///
/// Both solves walk over rows: forward, a row gathers what is known; backward, it scatters its multiplier.
struct Factor: Sendable {
  /// A row of the triangular part and the variable that it determines.
  struct Step {
    var place: Int32
    var variable: Int32
    var pivot: Double
    /// Its other entries begin here; they end where those of the next step begin.
    var start: Int32
  }

  /// Row singletons in the order in which they determine variables, then column singletons likewise.
  var steps: [Step] = []
  /// How many of the steps come before the nucleus.
  var leading = 0
  var variables: [Int32] = []
  var coefficients: [Double] = []
  var nucleus = Nucleus()

  @inline(__always) private func range(_ step: Int) -> Range<Int> {
    let end = step + 1 < steps.count ? Int(steps[step + 1].start) : variables.count
    return Int(steps[step].start)..<end
  }

  /// x = B⁻¹b.
  func solve(_ right: inout [Double], into x: inout [Double]) {
    determine(0..<leading, right, &x)
    if nucleus.count > 0 { nucleus.solve(&right, into: &x) }
    determine(leading..<steps.count, right, &x)
  }

  private func determine(_ range: Range<Int>, _ right: [Double], _ x: inout [Double]) {
    x.withUnsafeMutableBufferPointer { x in
      variables.withUnsafeBufferPointer { variables in
        coefficients.withUnsafeBufferPointer { coefficients in
          for index in range {
            let step = steps[index]
            var sum = right[Int(step.place)]
            for entry in self.range(index) { sum -= coefficients[entry] * x[Int(variables[entry])] }
            x[Int(step.variable)] = sum / step.pivot
          }
        }
      }
    }
  }

  /// λ = B⁻ᵀg.
  func solveTransposed(_ gradient: inout [Double], into multipliers: inout [Double]) {
    scatter(leading..<steps.count, &gradient, &multipliers)
    if nucleus.count > 0 { nucleus.solveTransposed(&gradient, into: &multipliers) }
    scatter(0..<leading, &gradient, &multipliers)
  }

  private func scatter(_ range: Range<Int>, _ gradient: inout [Double], _ multipliers: inout [Double]) {
    gradient.withUnsafeMutableBufferPointer { gradient in
      variables.withUnsafeBufferPointer { variables in
        coefficients.withUnsafeBufferPointer { coefficients in
          for index in range.reversed() {
            let step = steps[index]
            let pull = gradient[Int(step.variable)]
            if pull == 0 {
              multipliers[Int(step.place)] = 0
              continue
            }
            let value = pull / step.pivot
            multipliers[Int(step.place)] = value
            for entry in self.range(index) {
              gradient[Int(variables[entry])] -= coefficients[entry] * value
            }
          }
        }
      }
    }
  }
}
