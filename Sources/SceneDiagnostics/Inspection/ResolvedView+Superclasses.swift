import PlumbAppleFacts
import PlumbInterfaceBuilder
import PlumbTextMetrics

extension ResolvedView {
  /// The superclasses of the view's class, the nearest first, up to the class of all responders.
  func superclasses(on platform: Platform) -> [String] {
    let root = platform == .macOS ? "NSView" : "UIView"
    var chain = customClass == nil ? [] : [kind.className(on: platform)]
    var current = chain.last ?? className(on: platform)
    while let next = Self.superclass(of: current, root) {
      chain.append(next)
      current = next
    }
    return chain
  }

  /// The superclass of a class of Apple's frameworks, by Apple's documentation.
  ///
  /// Most views derive directly from the root class.
  private static func superclass(of name: String, _ root: String) -> String? {
    let isTouch = root == "UIView"
    if name == root { return isTouch ? "UIResponder" : "NSResponder" }
    if !name.hasPrefix("UI") && !name.hasPrefix("NS") { return name == "UIResponder" ? nil : root }
    if name == "UIResponder" || name == "NSResponder" { return nil }
    let bytes = name.utf8
    let found = derived.first { entry in
      entry.classes.contains {
        $0.utf8CodeUnitCount == bytes.count && $0.withUTF8Buffer { bytes.elementsEqual($0) }
      }
    }
    return found?.superclass.description ?? root
  }

  /// Superclasses other than the root class, with the classes that derive from each.
  private static let derived: [(superclass: StaticString, classes: [StaticString])] = [
    (
      "UIControl",
      [
        "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
        "UIDatePicker", "UIColorWell",
      ]
    ),
    ("UIScrollView", ["UITextView", "UITableView", "UICollectionView"]),
    ("UICollectionReusableView", ["UICollectionViewCell"]),
    (
      "NSControl",
      [
        "NSTextField", "NSButton", "NSSlider", "NSStepper", "NSSegmentedControl", "NSDatePicker",
        "NSImageView",
        "NSLevelIndicator", "NSPathControl", "NSColorWell", "NSTableView", "NSBrowser", "NSMatrix",
        "NSScroller",
        "NSRuleEditor",
      ]
    ),
    ("NSButton", ["NSPopUpButton"]),
    ("NSTextField", ["NSSecureTextField", "NSSearchField", "NSComboBox", "NSTokenField"]),
    ("NSText", ["NSTextView"]), ("NSTableView", ["NSOutlineView"]), ("NSRuleEditor", ["NSPredicateEditor"]),
    ("NSMatrix", ["NSForm"]),
  ]
}
