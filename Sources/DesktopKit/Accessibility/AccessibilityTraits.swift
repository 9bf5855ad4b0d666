import CoreGraphics
import Foundation

/// What a responder tells of itself.
struct AccessibilityTraits {
  var isElement: Bool?
  var role: NSAccessibility.Role?
  var subrole: NSAccessibility.Subrole?
  var roleDescription: String?
  var label: String?
  var title: String?
  var help: String?
  var identifier: String?
  var value: Any?
  var children: [Any]?
  var isEnabled = true
  var isSelected = false
  var titleElement: Any?
  weak var parent: AnyObject?
  var frame = NSRect.zero
  var isModal = false
  var isHidden = false
  var isFocused = false
  var isExpanded = false
  var valueDescription: String?
  var placeholder: String?
  var least: Any?
  var greatest: Any?
  var url: URL?
  var orientation = NSAccessibilityOrientation.unknown
  var rows: [Any]?
  var selectedChildren: [Any]?
  var linked: [Any]?
  var actions: [NSAccessibilityCustomAction]?
}
