import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// Stack views and scroll views.
extension ViewBuilder {
  static let containers: [ViewKind: ViewBuilder] = [
    .stackView: ViewBuilder(UIStackView.self, configureStack),
    .scrollView: ViewBuilder(UIScrollView.self, configureScroll),
  ]

  static func configureScroll(_ scroll: UIScrollView, _ reading: NibReading) {
    // Tables, collection views and text views have these, too.
    let element = ScrollViewElement(reading.varied)
    if let inset = element.contentInset { scroll.contentInset = UIEdgeInsets(inset) }
    if let inset = element.scrollIndicatorInsets { scroll.scrollIndicatorInsets = UIEdgeInsets(inset) }
    if let size = element.contentSize { scroll.contentSize = CGSize(size) }
    switch element.contentInsetAdjustmentBehavior {
    case "scrollableAxes": scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    case "never": scroll.contentInsetAdjustmentBehavior = .never
    case "always": scroll.contentInsetAdjustmentBehavior = .always
    default: break
    }
    switch element.keyboardDismissMode {
    case "onDrag": scroll.keyboardDismissMode = .onDrag
    case "interactive": scroll.keyboardDismissMode = .interactive
    default: break
    }
    scroll.isScrollEnabled = element.scrollEnabled ?? true
    scroll.isPagingEnabled = element.pagingEnabled ?? false
    scroll.isDirectionalLockEnabled = element.directionalLockEnabled ?? false
    scroll.bounces = element.bounces ?? true
    scroll.alwaysBounceVertical = element.alwaysBounceVertical ?? false
    scroll.alwaysBounceHorizontal = element.alwaysBounceHorizontal ?? false
    scroll.showsVerticalScrollIndicator = element.showsVerticalScrollIndicator ?? true
    scroll.showsHorizontalScrollIndicator = element.showsHorizontalScrollIndicator ?? true
    scroll.minimumZoomScale = element.minimumZoomScale ?? 1
    scroll.maximumZoomScale = element.maximumZoomScale ?? 1
  }

  private static func configureStack(_ stack: UIStackView, _ reading: NibReading) {
    let element = StackViewElement(reading.varied)
    stack.axis = element.axis == "vertical" ? .vertical : .horizontal
    stack.distribution =
      element.distribution.flatMap(UIStackView.Distribution.init(documentName:)) ?? .fill
    stack.alignment = element.alignment.flatMap(UIStackView.Alignment.init(documentName:)) ?? .fill
    stack.spacing =
      element.spacingType == "standard" ? UIStackView.spacingUseSystem : element.spacing ?? 0
    stack.isBaselineRelativeArrangement = element.baselineRelativeArrangement ?? false
    stack.isLayoutMarginsRelativeArrangement = element.arrangesInsideMargins
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
