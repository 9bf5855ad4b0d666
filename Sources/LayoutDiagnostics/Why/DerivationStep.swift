import PlumbAutoLayout
import PlumbFindings

/// A step on the way to a number: what a row, or some rows together, make of numbers that are known.
package struct DerivationStep: Sendable {
  /// A row of the step.
  package struct Cause: Sendable {
    package var row: RowSource
    /// By how much the number asked for grows for each point of the row's right side.
    package var sensitivity: Double
    package var place: SourcePlace?
  }

  /// What one row gives, or rows that only together do, as an equation with its arithmetic.
  package struct Result: Sendable {
    /// Such as `“Title”.top = Safe Area.top + 20`; a relation is as it is written.
    package var formula: String
    /// What the numbers come to: `44 + 20`; nil where the formula says it all.
    package var calculation: String?
    package var value: Double
    /// Whether the formula is an equation.
    package var isEquation = true
  }

  /// Empty for a step that only puts together what is known.
  package var causes: [Cause]
  /// What is known from here on; several only where rows determine numbers together.
  package var results: [Result]
  /// What made the rows, or why they count: `priority 750`, `content hugging 251`.
  package var remarks: [String]

  /// Whether rows determine several numbers, or one, only together.
  package var isTogether: Bool { causes.count > 1 }
}

extension DerivationStep.Result {
  /// `“Title”.top = Safe Area.top + 20 = 44 + 20 = 64`.
  package var text: String {
    let sum = calculation.map { $0 + " = " } ?? ""
    if !isEquation { return formula + ", at its limit: " + sum + value.points }
    // The formula is the number itself.
    if calculation == nil, formula.hasSuffix("= " + value.points) { return formula }
    return formula + " = " + sum + value.points
  }
}

extension DerivationStep {
  /// The one line of a step of one row; of several, what they come to.
  package var words: Message {
    var text: Message = "\(value: joined(results.map { $0.text }, ", "))"
    if !remarks.isEmpty { text += "  (\(joined(remarks, ", ")))" }
    return text
  }
}
