/// What separates San Francisco from Inter, the open font whose advances stand in for it.
///
/// The figures are fitted to the recorded widths of texts, by `Scripts/figures --texts`: each width says between which two
/// figures the advances of a text add up. They stay near Inter's where few texts say otherwise.
struct SanFranciscoFit {
  /// How far the weight has gone from regular to bold, from 0 to 1.
  private let boldness: Double
  private let displayShare: Double
  /// What is added to every advance, in thousandths of an em.
  let everywhere: Double

  /// - Parameter displayShare: The share of the display cut, from 0 to 1.
  init(weight: Double, size: Double, _ generation: FontGeneration, displayShare: Double) {
    boldness = min(max((weight - 400) / 300, 0), 1)
    self.displayShare = displayShare
    let sizes = generation == .split ? Self.splitSizes : Self.continuousSizes
    everywhere =
      Self.value(at: weight, Self.weightKnots, Self.weights)
      + Self.value(at: size, Self.sizeKnots, sizes)
  }

  /// What a character's advance exceeds Inter's by, in thousandths of an em, beside what every advance does.
  func correction(of scalar: UInt32) -> Double {
    guard let place = Self.place(of: scalar) else { return 0 }
    return Self.regular.figure(at: place) + boldness * Self.bold.figure(at: place)
      + displayShare * (Self.display.figure(at: place) + boldness * Self.boldDisplay.figure(at: place))
  }

  private static func place(of scalar: UInt32) -> Int? {
    if (0x20...0x7E).contains(scalar) { return Int(scalar) - 0x20 }
    return SanFranciscoFigures.others.firstIndex(of: scalar).map { $0 + 0x5F }
  }

  /// Linear between knots, constant outside them.
  private static func value(at place: Double, _ knots: [Double], _ figures: EncodedNumbers) -> Double {
    var upper = 1
    while upper + 1 < knots.count, knots[upper] < place { upper += 1 }
    let share = min(max((place - knots[upper - 1]) / (knots[upper] - knots[upper - 1]), 0), 1)
    let low = figures.figure(at: upper - 1)
    return low + (figures.figure(at: upper) - low) * share
  }

  private static let regular = EncodedNumbers(SanFranciscoFigures.regular)
  private static let bold = EncodedNumbers(SanFranciscoFigures.bold)
  private static let display = EncodedNumbers(SanFranciscoFigures.display)
  private static let boldDisplay = EncodedNumbers(SanFranciscoFigures.boldDisplay)
  private static let weights = EncodedNumbers(SanFranciscoFigures.weights)
  private static let splitSizes = EncodedNumbers(SanFranciscoFigures.splitSizes)
  private static let continuousSizes = EncodedNumbers(SanFranciscoFigures.continuousSizes)
  private static let weightKnots: [Double] = [200, 300, 400, 500, 600, 700, 900]
  private static let sizeKnots: [Double] = [9, 11, 13, 15, 17, 19, 22, 25, 28, 36, 60]
}

extension EncodedNumbers {
  /// Thousandths of an em, written as tenths and 2048 more.
  fileprivate func figure(at index: Int) -> Double { Double(self[index] - 2048) / 10 }
}
