import CoreGraphics
internal import PlumbInterfaceBuilder
import PlumbViewKit

/// What every view has.
@MainActor
enum CommonAttributes {
  static func apply(_ reading: NibReading, to view: UIView) {
    let element = ViewElement(reading.varied)
    view.isHidden = reading.view.isHidden
    if let tag = element.tag { view.tag = tag }
    if let alpha = element.alpha { view.alpha = alpha }
    // Documents leave out what is as a new view of the canvas has it.
    view.isOpaque = element.opaque ?? true
    view.clipsToBounds = element.clipsSubviews ?? false
    if let mode = element.contentMode.flatMap(UIView.ContentMode.init(documentName:)) {
      view.contentMode = mode
    }
    if let enabled = element.userInteractionEnabled { view.isUserInteractionEnabled = enabled }
    if let multiple = element.multipleTouchEnabled { view.isMultipleTouchEnabled = multiple }
    if let autoresizes = element.autoresizesSubviews { view.autoresizesSubviews = autoresizes }
    if let color = reading.file.color(element.backgroundColor) { view.backgroundColor = color }
    if let color = reading.file.color(element.tintColor) { view.tintColor = color }
    view.restorationIdentifier = element.restorationIdentifier
    if let semantic = element.semanticContentAttribute.flatMap(
      UISemanticContentAttribute.init(documentName:))
    {
      view.semanticContentAttribute = semantic
    }
    NibPriorities(element).apply(to: view)
    applyMargins(element, to: view)
    if let accessibility = element.accessibilityConfiguration { apply(accessibility, to: view) }
  }

  private static func applyMargins(_ element: ViewElement, to view: UIView) {
    if let preserves = element.preservesSuperviewLayoutMargins {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let includes = element.insetsLayoutMarginsFromSafeArea {
      view.insetsLayoutMarginsFromSafeArea = includes
    }
    if let margins = element.directionalLayoutMargins {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
    } else if let margins = element.layoutMargins {
      view.layoutMargins = UIEdgeInsets(margins)
    }
  }

  private static func apply(_ accessibility: AccessibilityElement, to view: UIView) {
    view.accessibilityIdentifier = accessibility.identifier
    view.accessibilityLabel = accessibility.label
    view.accessibilityHint = accessibility.hint
    view.accessibilityValue = accessibility.value
    if let isElement = accessibility.isElement?.value { view.isAccessibilityElement = isElement }
  }
}

extension UIView.ContentMode {
  init?(documentName name: String) {
    switch name {
    case "scaleToFill": self = .scaleToFill
    case "scaleAspectFit": self = .scaleAspectFit
    case "scaleAspectFill": self = .scaleAspectFill
    case "redraw": self = .redraw
    case "center": self = .center
    case "top": self = .top
    case "bottom": self = .bottom
    case "left": self = .left
    case "right": self = .right
    case "topLeft": self = .topLeft
    case "topRight": self = .topRight
    case "bottomLeft": self = .bottomLeft
    case "bottomRight": self = .bottomRight
    default: return nil
    }
  }
}

extension UISemanticContentAttribute {
  init?(documentName name: String) {
    switch name {
    case "playback": self = .playback
    case "spatial": self = .spatial
    case "forceLeftToRight": self = .forceLeftToRight
    case "forceRightToLeft": self = .forceRightToLeft
    default: return nil
    }
  }
}

extension UIView.AutoresizingMask {
  init(_ element: AutoresizingMaskElement?) {
    self = []
    guard let element else { return }
    if element.flexibleMinX == true { insert(.flexibleLeftMargin) }
    if element.widthSizable == true { insert(.flexibleWidth) }
    if element.flexibleMaxX == true { insert(.flexibleRightMargin) }
    if element.flexibleMinY == true { insert(.flexibleTopMargin) }
    if element.heightSizable == true { insert(.flexibleHeight) }
    if element.flexibleMaxY == true { insert(.flexibleBottomMargin) }
  }
}
