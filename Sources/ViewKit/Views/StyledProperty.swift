import CoreGraphics

/// A property that views take over from what `appearance()` gives.
@MainActor
struct StyledProperty {
  let isOf: (NSObject) -> Bool
  let areEqual: (NSObject, NSObject) -> Bool
  let copy: (_ from: NSObject, _ to: NSObject) -> Void

  /// - Parameter areEqual: Whether two values, of two objects, are the same.
  private init<Object: NSObject, Value>(
    _ get: @escaping (Object) -> Value, _ set: @escaping (Object, Value) -> Void,
    _ areEqual: @escaping (Value, Value) -> Bool
  ) {
    isOf = { $0 is Object }
    self.areEqual = {
      guard let first = $0 as? Object, let second = $1 as? Object else { return true }
      return areEqual(get(first), get(second))
    }
    copy = { if let from = $0 as? Object, let to = $1 as? Object { set(to, get(from)) } }
  }

  private init<Object: NSObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Object, Value>) {
    self.init({ (object: Object) in object[keyPath: path] }, { $0[keyPath: path] = $1 }, { $0 == $1 })
  }

  /// Attributes of texts, which are compared as dictionaries of objects.
  private init<Object: NSObject>(
    texts get: @escaping (Object) -> [NSAttributedString.Key: Any]?,
    _ set: @escaping (Object, [NSAttributedString.Key: Any]?) -> Void
  ) {
    self.init(get, set) { NSAttributedString(in: $0) == NSAttributedString(in: $1) }
  }

  /// The properties that Apple's headers mark as ones that styles have, as far as views here have them, and those that apps
  /// set so besides (from memory).
  static let all: [StyledProperty] = views + texts + bars + tables + controls

  private static let views = [
    StyledProperty(\UIView.backgroundColor),
    StyledProperty({ (view: UIView) in view.storedTint }, { $0.tintColor = $1 }, { $0 == $1 }),
    StyledProperty(\UIView.semanticContentAttribute),
    StyledProperty(\UIScrollView.contentInsetAdjustmentBehavior),
    StyledProperty(\UIScrollView.keyboardDismissMode),
    StyledProperty(\UIScrollView.showsVerticalScrollIndicator),
    StyledProperty(\UIScrollView.showsHorizontalScrollIndicator),
  ]

  private static let texts = [
    StyledProperty(\UILabel.font),
    StyledProperty(\UILabel.textColor),
    StyledProperty(\UILabel.textAlignment),
    StyledProperty(\UILabel.shadowColor),
    StyledProperty(\UILabel.shadowOffset),
    StyledProperty(\UILabel.adjustsFontForContentSizeCategory),
    StyledProperty(\UITextField.font),
    StyledProperty(\UITextField.textColor),
    StyledProperty(\UITextField.keyboardAppearance),
    StyledProperty(\UITextField.borderStyle),
    StyledProperty(\UITextView.font),
    StyledProperty(\UITextView.textColor),
  ]

  private static let bars = [
    StyledProperty(\UINavigationBar.barTintColor),
    StyledProperty(\UINavigationBar.isTranslucent),
    StyledProperty(\UINavigationBar.barStyle),
    StyledProperty(\UINavigationBar.prefersLargeTitles),
    StyledProperty(\UINavigationBar.shadowImage),
    StyledProperty(\UINavigationBar.backIndicatorImage),
    StyledProperty(\UINavigationBar.backIndicatorTransitionMaskImage),
    StyledProperty(\UINavigationBar.scrollEdgeAppearance),
    StyledProperty(\UINavigationBar.compactAppearance),
    StyledProperty(
      texts: { (bar: UINavigationBar) in bar.titleTextAttributes }, { $0.titleTextAttributes = $1 }),
    StyledProperty(
      texts: { (bar: UINavigationBar) in bar.largeTitleTextAttributes }, { $0.largeTitleTextAttributes = $1 }),
    StyledProperty(\UITabBar.barTintColor),
    StyledProperty(\UITabBar.isTranslucent),
    StyledProperty(\UITabBar.barStyle),
    StyledProperty(\UITabBar.unselectedItemTintColor),
    StyledProperty(\UITabBar.backgroundImage),
    StyledProperty(\UITabBar.shadowImage),
    StyledProperty(\UITabBar.scrollEdgeAppearance),
    StyledProperty(\UIToolbar.barTintColor),
    StyledProperty(\UIToolbar.isTranslucent),
    StyledProperty(\UIToolbar.barStyle),
    StyledProperty(\UISearchBar.barTintColor),
    StyledProperty(\UISearchBar.searchBarStyle),
  ]

  private static let tables = [
    StyledProperty(\UITableView.rowHeight),
    StyledProperty(\UITableView.estimatedRowHeight),
    StyledProperty(\UITableView.estimatedSectionHeaderHeight),
    StyledProperty(\UITableView.estimatedSectionFooterHeight),
    StyledProperty(\UITableView.sectionHeaderTopPadding),
    StyledProperty(\UITableView.separatorColor),
    StyledProperty(\UITableView.separatorInset),
    StyledProperty(\UITableView.separatorStyle),
    StyledProperty(\UITableView.sectionIndexColor),
    StyledProperty(\UITableView.cellLayoutMarginsFollowReadableWidth),
    StyledProperty(\UITableViewCell.separatorInset),
    StyledProperty(\UITableViewCell.selectionStyle),
    StyledProperty(\UITableViewCell.accessoryType),
  ]

  private static let controls = [
    StyledProperty(
      texts: { (control: UISegmentedControl) in control.titleTextAttributes(for: .normal) },
      { $0.setTitleTextAttributes($1, for: .normal) }),
    StyledProperty(\UISegmentedControl.apportionsSegmentWidthsByContent),
    StyledProperty(\UISegmentedControl.selectedSegmentTintColor),
    StyledProperty(\UISwitch.onTintColor),
    StyledProperty(\UISwitch.thumbTintColor),
    StyledProperty(\UISlider.minimumTrackTintColor),
    StyledProperty(\UISlider.maximumTrackTintColor),
    StyledProperty(\UISlider.thumbTintColor),
    StyledProperty(\UIProgressView.progressTintColor),
    StyledProperty(\UIProgressView.trackTintColor),
    StyledProperty(\UIPageControl.pageIndicatorTintColor),
    StyledProperty(\UIPageControl.currentPageIndicatorTintColor),
    StyledProperty(\UIActivityIndicatorView.color),
    StyledProperty(\UIButton.contentEdgeInsets),
  ]
}

extension NSAttributedString {
  /// A character with attributes, so that these can be compared.
  fileprivate convenience init?(in attributes: [NSAttributedString.Key: Any]?) {
    guard let attributes else { return nil }
    self.init(string: "x", attributes: attributes)
  }
}
