public import Foundation

/// What assistive technologies are told of objects that are no responders: actions, images, items of bars, gestures.
///
/// UIKit has these for every object. Responders have them as members of their own, which may be overridden; an object that is
/// known as `NSObject` only, and is a responder, gives and takes its own.
extension NSObjectProtocol {
  @preconcurrency @MainActor public var accessibilityIdentifier: String? {
    get { responder.map(\.accessibilityIdentifier) ?? told.identifier }
    set { tell(newValue, \.accessibilityIdentifier, \.identifier) }
  }
  @preconcurrency @MainActor public var accessibilityLabel: String? {
    get { responder.map(\.accessibilityLabel) ?? told.label }
    set { tell(newValue, \.accessibilityLabel, \.label) }
  }
  @preconcurrency @MainActor public var accessibilityHint: String? {
    get { responder.map(\.accessibilityHint) ?? told.hint }
    set { tell(newValue, \.accessibilityHint, \.hint) }
  }
  @preconcurrency @MainActor public var accessibilityValue: String? {
    get { responder.map(\.accessibilityValue) ?? told.value }
    set { tell(newValue, \.accessibilityValue, \.value) }
  }
  @preconcurrency @MainActor public var isAccessibilityElement: Bool {
    get { responder?.isAccessibilityElement ?? told.isElement }
    set { tell(newValue, \.isAccessibilityElement, \.isElement) }
  }
  @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { responder?.accessibilityTraits ?? told.traits }
    set { tell(newValue, \.accessibilityTraits, \.traits) }
  }
  /// In the screen's coordinates.
  @preconcurrency @MainActor public var accessibilityFrame: CGRect {
    get { responder?.accessibilityFrame ?? told.frame }
    set { tell(newValue, \.accessibilityFrame, \.frame) }
  }
  @preconcurrency @MainActor public var accessibilityElements: [Any]? {
    get { responder.map(\.accessibilityElements) ?? told.elements }
    set { tell(newValue, \.accessibilityElements, \.elements) }
  }
  @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
    get { responder?.accessibilityElementsHidden ?? told.hidesElements }
    set { tell(newValue, \.accessibilityElementsHidden, \.hidesElements) }
  }
  @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { responder.map(\.accessibilityCustomActions) ?? told.actions }
    set { tell(newValue, \.accessibilityCustomActions, \.actions) }
  }
  @preconcurrency @MainActor public var accessibilityLanguage: String? {
    get { responder.map(\.accessibilityLanguage) ?? told.language }
    set { tell(newValue, \.accessibilityLanguage, \.language) }
  }
  @preconcurrency @MainActor public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }

  @MainActor private var responder: UIResponder? { self as? UIResponder }

  @MainActor private var told: PlainAccessibility {
    objc_getAssociatedObject(self, PlainAccessibility.key) as? PlainAccessibility ?? PlainAccessibility()
  }

  @MainActor private func tell<Value>(
    _ value: Value, _ member: ReferenceWritableKeyPath<UIResponder, Value>,
    _ part: WritableKeyPath<PlainAccessibility, Value>
  ) {
    if let responder {
      responder[keyPath: member] = value
    } else {
      var told = told
      told[keyPath: part] = value
      objc_setAssociatedObject(self, PlainAccessibility.key, told, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

/// What has been said of an object.
private struct PlainAccessibility {
  nonisolated(unsafe) static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  var identifier: String?
  var label: String?
  var hint: String?
  var value: String?
  var isElement = false
  var traits: UIAccessibilityTraits = []
  var frame = CGRect.zero
  var elements: [Any]?
  var hidesElements = false
  var actions: [UIAccessibilityCustomAction]?
  var language: String?
}
