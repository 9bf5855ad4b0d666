import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbMarkup

/// What a document says of a view's content beside what the view shows.
extension ResolvedView {
  /// The content priorities on an axis, as they are written or as Interface Builder has them.
  func contentPriorities(_ axis: Axis) -> ContentPriorities {
    let horizontal = axis == .horizontal
    let written = attributes
    return ContentPriorities(
      hugging: Priority(
        written: horizontal ? written.horizontalHuggingPriority : written.verticalHuggingPriority,
        otherwise: 250),
      compressionResistance: Priority(
        written: horizontal
          ? written.horizontalCompressionResistancePriority : written.verticalCompressionResistancePriority,
        otherwise: 750))
  }

  /// Whether a constraint of the view itself gives it a height.
  var hasWrittenHeight: Bool {
    ViewElement(element).constraints.contains {
      $0.firstAttribute == "height" && $0.secondItem == nil && $0.relation == nil
    }
  }

  /// The size of `placeholderIntrinsicWidth` and `Height`, in points; `infinite` stands for none on an axis.
  var placeholderSize: ContentSize? {
    guard attributes.hasPlaceholderSize else { return nil }
    return ContentSize(
      width: attributes.placeholderIntrinsicWidth, height: attributes.placeholderIntrinsicHeight)
  }
}

extension ContentPriorities {
  /// Whether the view must not be larger than its content, or not smaller.
  var hasRequired: Bool { hugging == .required || compressionResistance == .required }

  /// The priorities, none of them stronger than another one.
  func limited(to highest: Priority) -> ContentPriorities {
    ContentPriorities(
      hugging: min(hugging, highest), compressionResistance: min(compressionResistance, highest))
  }
}
