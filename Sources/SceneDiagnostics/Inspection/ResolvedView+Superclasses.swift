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
    switch name {
    case "UIResponder", "NSResponder": return nil
    case "UIButton", "UITextField", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
      "UIPageControl",
      "UIDatePicker", "UIColorWell":
      return "UIControl"
    case "UITextView", "UITableView", "UICollectionView": return "UIScrollView"
    case "UICollectionViewCell": return "UICollectionReusableView"
    case "NSTextField", "NSButton", "NSSlider", "NSStepper", "NSSegmentedControl", "NSDatePicker",
      "NSImageView", "NSLevelIndicator", "NSPathControl", "NSColorWell", "NSTableView", "NSBrowser",
      "NSMatrix",
      "NSScroller", "NSRuleEditor":
      return "NSControl"
    case "NSPopUpButton": return "NSButton"
    case "NSSecureTextField", "NSSearchField", "NSComboBox", "NSTokenField": return "NSTextField"
    case "NSTextView": return "NSText"
    case "NSOutlineView": return "NSTableView"
    case "NSPredicateEditor": return "NSRuleEditor"
    case "NSForm": return "NSMatrix"
    default: return root
    }
  }
}
