import PlumbGeometry

extension VisualFormatError {
  /// The reason of the exception that UIKit raises: what is wrong, the format, and a caret under the place.
  ///
  /// The form, and the words where UIKit's are known, are those of crash logs that were published and of
  /// Apple's Auto Layout Guide. The caret stands where UIKit's parser has come to: after a name that it does
  /// not know, after a view that lacks a superview (the same logs).
  package var exceptionReason: String {
    let opening = "Unable to parse constraint format: "
    if case .empty = kind { return opening + consoleReason }
    let indent = String(repeating: " ", count: scalars(before: caret))
    return opening + "\n" + consoleReason + " \n" + source + " \n" + indent + "^"
  }

  /// The byte offset of UIKit's caret.
  private var caret: Int {
    switch kind {
    case .unknownView, .unknownMetric, .viewAsSpace, .metricNotFinite, .priorityOutOfRange, .noSuperview,
      .alignmentAlongFormat:
      span.upperBound
    default: span.lowerBound
    }
  }

  /// UIKit's words; ours where these are not known.
  private var consoleReason: String {
    switch kind {
    case .empty: "It's an empty string."
    case .expectedColon(.horizontal): "Expected ':' after 'H' to specify horizontal arrangement"
    case .expectedColon(.vertical): "Expected ':' after 'V' to specify vertical arrangement"
    case .expectedView: "Expected a view"
    case .expectedViewName:
      "Expected a view. View names must start with a letter or an underscore, then contain letters, numbers,"
        + " and underscores."
    case .expectedOperand:
      "Expected a number or key from the metrics dictionary, but encountered something else"
    case .unknownRelation: "Unknown relation. Must be ==, >=, or <="
    case .expectedViewEnd(hasPredicates: true):
      "A predicate on a view's thickness must end with ')' and the view must end with ']'"
    case .unknownView(let name): name + " is not a key in the views dictionary."
    case .unknownMetric(let name):
      "Encountered metric with name \"" + name
        + "\", but value was not specified in metrics or views dictionaries"
    case .noSuperview:
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    case .alignmentAlongFormat(let axis):
      "Options mask required views to be aligned on a " + axis.word
        + " edge, which is not allowed for layout that is also " + axis.word + "."
    default: message
    }
  }
}

extension Axis {
  fileprivate var word: String { self == .horizontal ? "horizontal" : "vertical" }
}
