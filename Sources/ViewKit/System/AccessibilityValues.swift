import CoreGraphics

/// Which way assistive technologies scroll.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left = 2
  case up = 3
  case down = 4
  case next = 5
  case previous = 6
}

/// What holds elements for assistive technologies.
public enum UIAccessibilityContainerType: Int, Sendable {
  case none = 0
  case dataTable = 1
  case list = 2
  case landmark = 3
  case semanticGroup = 4
}

/// Whether elements are gone through one by one or as a whole.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  case automatic = 0
  case separate = 1
  case combined = 2
}

/// What kind of text something is, for whoever reads it aloud.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// What a responder says of itself to assistive technologies, as it was set.
final class AccessibilityValues {
  var frame: CGRect?
  var activationPoint: CGPoint?
  var path: UIBezierPath?
  var elements: [Any]?
  var actions: [UIAccessibilityCustomAction]?
  var rotors: [UIAccessibilityCustomRotor]?
  var inputLabels: [String]?
  var language: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var responds: Bool?
  var containerType: UIAccessibilityContainerType?
  var navigationStyle: UIAccessibilityNavigationStyle?
  var textualContext: UIAccessibilityTextualContext?
  var content: [AXCustomContent]?
  var ignoresInvertedColors = false
}

extension UIResponder {
  func changeAccessibility(_ change: (AccessibilityValues) -> Void) {
    let values = accessibilityValues ?? AccessibilityValues()
    change(values)
    accessibilityValues = values
  }

  /// Zero for what is no view.
  var frameOnScreen: CGRect {
    guard let view = self as? UIView else { return .zero }
    return view.convert(view.bounds, to: nil)
  }

  func accessibilityPart(_ index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  func accessibilityPlace(of element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }
}

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
