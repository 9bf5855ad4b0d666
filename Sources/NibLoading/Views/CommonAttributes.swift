import CoreGraphics
internal import InterfaceBuilder
internal import Markup
import ViewKit

/// What every view has.
@MainActor
enum CommonAttributes {
  static func apply(_ reading: NibReading, to view: UIView) {
    view.isHidden = reading.view.isHidden
    if let tag = reading.integer("tag") { view.tag = tag }
    if let alpha = reading.number("alpha") { view.alpha = alpha }
    // Documents leave out what is as a new view of the canvas has it.
    view.isOpaque = reading.bool("opaque") ?? true
    view.clipsToBounds = reading.bool("clipsSubviews") ?? false
    if let mode = reading["contentMode"].flatMap(UIView.ContentMode.init(documentName:)) {
      view.contentMode = mode
    }
    if let enabled = reading.bool("userInteractionEnabled") { view.isUserInteractionEnabled = enabled }
    if let multiple = reading.bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = multiple }
    if let autoresizes = reading.bool("autoresizesSubviews") { view.autoresizesSubviews = autoresizes }
    if let color = reading.color("backgroundColor") { view.backgroundColor = color }
    if let color = reading.color("tintColor") { view.tintColor = color }
    view.restorationIdentifier = reading["restorationIdentifier"]
    if let semantic = reading["semanticContentAttribute"]
      .flatMap(UISemanticContentAttribute.init(documentName:))
    {
      view.semanticContentAttribute = semantic
    }
    applyPriorities(reading, to: view)
    applyMargins(reading, to: view)
    applyAccessibility(reading, to: view)
  }

  /// Interface Builder writes priorities that are not 250 and 750, whatever the class has by itself.
  private static func applyPriorities(_ reading: NibReading, to view: UIView) {
    func priority(_ attribute: StaticString, _ usual: UILayoutPriority) -> UILayoutPriority {
      guard let value = reading.number(attribute), value > 0 else { return usual }
      return UILayoutPriority(Float(min(value, 1000)))
    }
    view.setContentHuggingPriority(priority("horizontalHuggingPriority", .defaultLow), for: .horizontal)
    view.setContentHuggingPriority(priority("verticalHuggingPriority", .defaultLow), for: .vertical)
    view.setContentCompressionResistancePriority(
      priority("horizontalCompressionResistancePriority", .defaultHigh), for: .horizontal)
    view.setContentCompressionResistancePriority(
      priority("verticalCompressionResistancePriority", .defaultHigh), for: .vertical)
  }

  private static func applyMargins(_ reading: NibReading, to view: UIView) {
    if let preserves = reading.bool("preservesSuperviewLayoutMargins") {
      view.preservesSuperviewLayoutMargins = preserves
    }
    if let includes = reading.bool("insetsLayoutMarginsFromSafeArea") {
      view.insetsLayoutMarginsFromSafeArea = includes
    }
    if let margins = reading.varied.firstChild("directionalEdgeInsets", key: "directionalLayoutMargins") {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(margins)
    } else if let margins = reading.insets("edgeInsets", key: "layoutMargins") {
      view.layoutMargins = margins
    }
  }

  private static func applyAccessibility(_ reading: NibReading, to view: UIView) {
    guard
      let accessibility = reading.element.firstChild("accessibility", key: "accessibilityConfiguration")
    else { return }
    view.accessibilityIdentifier = accessibility.string("identifier")
    view.accessibilityLabel = accessibility.string("label")
    view.accessibilityHint = accessibility.string("hint")
    view.accessibilityValue = accessibility.string("value")
    if let isElement = accessibility.firstChild("bool", key: "isElement")?.bool("value") {
      view.isAccessibilityElement = isElement
    }
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
  init(_ element: MarkupElement?) {
    self = []
    guard let element else { return }
    if element.bool("flexibleMinX") == true { insert(.flexibleLeftMargin) }
    if element.bool("widthSizable") == true { insert(.flexibleWidth) }
    if element.bool("flexibleMaxX") == true { insert(.flexibleRightMargin) }
    if element.bool("flexibleMinY") == true { insert(.flexibleTopMargin) }
    if element.bool("heightSizable") == true { insert(.flexibleHeight) }
    if element.bool("flexibleMaxY") == true { insert(.flexibleBottomMargin) }
  }
}
