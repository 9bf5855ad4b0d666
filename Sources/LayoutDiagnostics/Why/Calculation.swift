/// A sum of numbers written out: `44 + 20`, `0.5 × 414 − 8`, `(414 − 20 − 8) ÷ 2`.
struct Calculation {
  /// What counts several times, or in part: a number, or a sum of its own.
  struct Operand {
    var text: String
    /// Whether the text is a sum, and needs parentheses beside a factor or a minus sign.
    var isSum = false
  }

  private var summands: [(factor: Double, operand: Operand)] = []
  /// The numbers of the rows themselves, added up.
  private var constant = 0.0

  mutating func add(_ operand: Operand, times factor: Double = 1) {
    if factor != 0 { summands.append((factor, operand)) }
  }

  mutating func add(_ constant: Double) {
    self.constant += constant
  }

  /// Adds a number of zero only where nothing else would be there.
  mutating func add(number value: Double, _ operand: Operand, times factor: Double) {
    if value.magnitude >= 0.0005 { add(operand, times: factor) }
  }

  /// Whether it is more than a number.
  var isSum: Bool {
    let summands = all(constant)
    return summands.count > 1 || summands.contains { $0.factor != 1 || $0.operand.isSum }
  }

  /// The summands, and a constant.
  private func all(_ constant: Double) -> [(factor: Double, operand: Operand)] {
    if constant.magnitude < 0.0005 { return summands }
    return summands + [(constant < 0 ? -1 : 1, Operand(text: constant.magnitude.points))]
  }

  /// Where all numbers count by the same part, that stands behind the sum of them.
  var text: String {
    let part = summands.first?.factor.magnitude ?? 1
    if summands.count > 1, summands.allSatisfy({ ($0.factor.magnitude - part).magnitude < 1e-9 }),
      let divisor = Self.divisor(part)
    {
      let whole = all(constant / part).map { (factor: $0.factor < 0 ? -1.0 : 1, operand: $0.operand) }
      return "(" + Self.sum(Self.ordered(whole)) + ") ÷ " + divisor
    }
    let ordered = Self.ordered(all(constant))
    return ordered.isEmpty ? "0" : Self.sum(ordered)
  }

  /// What is taken away comes last.
  private static func ordered(
    _ summands: [(factor: Double, operand: Operand)]
  ) -> [(factor: Double, operand: Operand)] {
    summands.filter { $0.factor > 0 } + summands.filter { $0.factor < 0 }
  }

  private static func sum(_ summands: [(factor: Double, operand: Operand)]) -> String {
    var text = ""
    for (place, summand) in summands.enumerated() {
      let sign = summand.factor < 0 ? "−" : "+"
      text += place > 0 ? " " + sign + " " : summand.factor < 0 ? sign : ""
      let magnitude = summand.factor.magnitude
      let isWhole = (magnitude - 1).magnitude < 1e-9
      // A minus sign beside another one is hard to read.
      let isNegative = summand.operand.text.hasPrefix("−")
      let needsParentheses =
        summand.operand.isSum && (!isWhole || summand.factor < 0)
        || isNegative && (place > 0 || !isWhole || summand.factor < 0)
      let operand = needsParentheses ? "(" + summand.operand.text + ")" : summand.operand.text
      if isWhole {
        text += operand
      } else if let divisor = divisor(magnitude) {
        text += operand + " ÷ " + divisor
      } else {
        text += factor(magnitude) + " × " + operand
      }
    }
    return text
  }

  /// The whole number by which to divide instead of taking such a part, where it is a small one.
  private static func divisor(_ part: Double) -> String? {
    guard part < 1, part > 0 else { return nil }
    let divisor = (1 / part).rounded()
    guard divisor <= 100, (part * divisor - 1).magnitude < 1e-9 else { return nil }
    return divisor.points
  }

  /// A factor with as many digits as it needs to give what is printed behind it: six.
  static func factor(_ value: Double) -> String {
    let millionths = (value * 1e6).rounded()
    guard value < 1e6, millionths.truncatingRemainder(dividingBy: 1000) != 0 else { return value.points }
    let digits = Int64(millionths)
    var fraction = String(digits % 1_000_000)
    while fraction.utf8.count < 6 { fraction = "0" + fraction }
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return String(digits / 1_000_000) + "." + fraction
  }
}
