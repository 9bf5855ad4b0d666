import CoreGraphics
internal import InterfaceBuilder
import ViewKit

/// Stack views and scroll views.
extension ViewBuilder {
  static let containers: [ViewKind: ViewBuilder] = [
    .stackView: ViewBuilder(UIStackView.self, configureStack),
    .scrollView: ViewBuilder(UIScrollView.self, configureScroll),
  ]

  static func configureScroll(_ scroll: UIScrollView, _ reading: NibReading) {
    if let inset = reading.insets("inset", key: "contentInset") { scroll.contentInset = inset }
    if let inset = reading.insets("inset", key: "scrollIndicatorInsets") {
      scroll.scrollIndicatorInsets = inset
    }
    if let size = reading.size(key: "contentSize") { scroll.contentSize = size }
    switch reading["contentInsetAdjustmentBehavior"] {
    case "scrollableAxes": scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    case "never": scroll.contentInsetAdjustmentBehavior = .never
    case "always": scroll.contentInsetAdjustmentBehavior = .always
    default: break
    }
    switch reading["keyboardDismissMode"] {
    case "onDrag": scroll.keyboardDismissMode = .onDrag
    case "interactive": scroll.keyboardDismissMode = .interactive
    default: break
    }
    scroll.isScrollEnabled = reading.bool("scrollEnabled") ?? true
    scroll.isPagingEnabled = reading.bool("pagingEnabled") ?? false
    scroll.isDirectionalLockEnabled = reading.bool("directionalLockEnabled") ?? false
    scroll.bounces = reading.bool("bounces") ?? true
    scroll.alwaysBounceVertical = reading.bool("alwaysBounceVertical") ?? false
    scroll.alwaysBounceHorizontal = reading.bool("alwaysBounceHorizontal") ?? false
    scroll.showsVerticalScrollIndicator = reading.bool("showsVerticalScrollIndicator") ?? true
    scroll.showsHorizontalScrollIndicator = reading.bool("showsHorizontalScrollIndicator") ?? true
    scroll.minimumZoomScale = reading.number("minimumZoomScale") ?? 1
    scroll.maximumZoomScale = reading.number("maximumZoomScale") ?? 1
  }

  private static func configureStack(_ stack: UIStackView, _ reading: NibReading) {
    stack.axis = reading["axis"] == "vertical" ? .vertical : .horizontal
    stack.distribution =
      reading["distribution"].flatMap(UIStackView.Distribution.init(documentName:)) ?? .fill
    stack.alignment = reading["alignment"].flatMap(UIStackView.Alignment.init(documentName:)) ?? .fill
    stack.spacing =
      reading["spacingType"] == "standard" ? UIStackView.spacingUseSystem : reading.number("spacing") ?? 0
    stack.isBaselineRelativeArrangement = reading.bool("baselineRelativeArrangement") ?? false
    // Also where it has margins of its own and the document does not say.
    stack.isLayoutMarginsRelativeArrangement =
      reading.bool("layoutMarginsRelativeArrangement")
      ?? (reading.varied.firstChild("edgeInsets", key: "layoutMargins") != nil
        || reading.varied.firstChild("directionalEdgeInsets", key: "directionalLayoutMargins") != nil)
  }
}

extension UIStackView.Distribution {
  fileprivate init?(documentName name: String) {
    switch name {
    case "fill": self = .fill
    case "fillEqually": self = .fillEqually
    case "fillProportionally": self = .fillProportionally
    case "equalSpacing": self = .equalSpacing
    case "equalCentering": self = .equalCentering
    default: return nil
    }
  }
}

extension UIStackView.Alignment {
  fileprivate init?(documentName name: String) {
    switch name {
    case "fill": self = .fill
    case "leading", "top": self = .leading
    case "trailing", "bottom": self = .trailing
    case "center": self = .center
    case "firstBaseline": self = .firstBaseline
    case "lastBaseline": self = .lastBaseline
    default: return nil
    }
  }
}
