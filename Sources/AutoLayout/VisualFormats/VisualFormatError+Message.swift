import PlumbGeometry

extension VisualFormatError {
  /// What is wrong, in a sentence or two.
  public var message: String {
    switch kind {
    case .empty: "The format is empty."
    case .expectedColon(let axis):
      "Expected “:” after “" + axis.letter + "”" + instead + "."
    case .unknownOrientation: "A format begins with “H:” or “V:”, or with neither."
    case .expectedView: "Expected a view, such as “[button]”" + instead + "." + hint
    case .expectedViewName:
      "Expected the name of a view" + instead
        + ". Names have letters, digits and underscores, and begin with no digit."
        + hint
    case .expectedViewEnd(let hasPredicates):
      (hasPredicates ? "Expected “]” after “)”" : "Expected “]” or “(” after the name of the view") + instead
        + "."
        + hint
    case .expectedConnection: "Expected “-”, “[” or “|” after a view" + instead + "." + hint
    case .expectedEnd: "Expected the end of the format after the superview's edge" + instead + "." + hint
    case .expectedOperand: "Expected a number or a name" + instead + "." + hint
    case .expectedPredicateEnd: "Expected “)” or “,” after a condition" + instead + "." + hint
    case .expectedSpaceEnd: "Expected “-” after a space" + instead + "." + hint
    case .unknownRelation: "A relation is “==”, “>=” or “<=”."
    case .signWithoutParentheses: "A number with a sign has to stand in parentheses: “-(-8)-”."
    case .numberTooLarge: "The number is too large."
    case .unknownView(let name): "There is no view with the name “" + name + "”."
    case .unknownMetric(let name): "There is no metric with the name “" + name + "”."
    case .viewAsSpace(let name):
      "A space cannot be as large as the view “" + name + "”. Put another view there and make it as large."
    case .metricNotFinite(let name): "The metric “" + name + "” is infinite, or no number."
    case .priorityOutOfRange(let text): "The priority " + text + " is not above 0 and at most 1000."
    case .noSuperview(let name): "“|” is the edge of a superview, and the view “" + name + "” has none."
    case .alignmentAlongFormat(.horizontal):
      "Views that a horizontal format sets apart can be aligned only at their tops, bottoms, vertical centers"
        + " and baselines."
    case .alignmentAlongFormat(.vertical):
      "Views that a vertical format sets apart can be aligned only at their left and right, leading and"
        + " trailing edges and horizontal centers."
    }
  }

  /// What stands there instead.
  private var instead: String {
    guard let found else { return ", but the format ends" }
    switch found {
    case " ": return ", not a space"
    case "\t", "\n", "\r": return ", not white space"
    default:
      return found.value < 0x20 || found.value == 0x7F
        ? ", not a control character" : ", not “" + String(String.UnicodeScalarView([found])) + "”"
    }
  }

  /// What to do where somebody asks for more than the language has.
  private var hint: String {
    switch (found, kind) {
    case (" ", _), ("\t", _), ("\n", _), ("\r", _): " Formats have no white space."
    case (".", .expectedPredicateEnd):
      " A condition names a view without an attribute: widths are compared with widths, heights with heights."
    case (".", .expectedViewEnd): " A name has no points in it."
    case ("*", .expectedPredicateEnd), ("/", .expectedPredicateEnd), ("+", .expectedPredicateEnd),
      ("-", .expectedPredicateEnd), ("%", .expectedPredicateEnd), ("%", .expectedSpaceEnd):
      " Formats have no arithmetic and no percentages."
    default: ""
    }
  }
}

extension Axis {
  /// How a format writes it.
  fileprivate var letter: String { self == .horizontal ? "H" : "V" }
}
