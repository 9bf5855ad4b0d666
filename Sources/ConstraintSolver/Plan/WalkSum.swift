/// A sum that a walk adds up, with what it takes to tell whether it is more than rounding.
struct WalkSum: Sendable {
  var value = 0.0
  /// The sum of the magnitudes of its terms.
  var magnitude = 0.0
  /// How far off the terms may be themselves, which are sums of others: what is left of two large numbers has the error of
  /// these, however small it is.
  var noise = 0.0

  /// Adds a term, given with how far off it may be.
  @inline(__always) mutating func add(_ term: Double, noise: Double) {
    value += term
    magnitude += term.magnitude
    self.noise += noise
  }

  /// How far off it may be.
  @inline(__always) var totalNoise: Double { noise + Double.ulpOfOne * magnitude }

  /// Whether it is no more than rounding, where its own terms leave a share of their magnitudes.
  @inline(__always) func isNothing(_ share: Double) -> Bool {
    value.magnitude <= max(share * magnitude, Tolerances.noise * totalNoise)
  }

  @inline(__always) mutating func add(_ other: WalkSum) {
    value += other.value
    magnitude += other.magnitude
    noise += other.noise
  }

  @inline(__always) func times(_ factor: Double) -> WalkSum {
    WalkSum(
      value: value * factor, magnitude: magnitude * factor.magnitude, noise: noise * factor.magnitude)
  }

  @inline(__always) func divided(by divisor: Double) -> WalkSum {
    WalkSum(
      value: value / divisor, magnitude: magnitude / divisor.magnitude, noise: noise / divisor.magnitude)
  }
}
