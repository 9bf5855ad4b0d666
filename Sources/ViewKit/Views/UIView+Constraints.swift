import CoreGraphics

extension UIView {
  /// Installs a constraint here, wherever its items are; it has no effect until they are all in one hierarchy.
  func add(_ constraint: NSLayoutConstraint) {
    if constraint.installation.container === self { return }
    let items = [
      constraint.first.item, constraint.second.item, constraint.first.start, constraint.second.start,
    ]
    let isMisplaced = items.contains { $0.map { $0.owningView?.isDescendant(of: self) != true } ?? false }
    if isMisplaced {
      LayoutLog.report(.unpreparedHierarchy(constraint, self))
      UIView.hasMisplacedConstraints = true
    }
    install(constraint)
    constraint.installation.isMisplaced = isMisplaced
  }

  /// The value of an intrinsic size on an axis where there is none.
  public static let noIntrinsicMetric: CGFloat = -1
  /// For `systemLayoutSizeFitting(_:)`: as small as possible.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// For `systemLayoutSizeFitting(_:)`: as large as possible.
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The direction of a view with a semantic, where the interface is read from left to right.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UITraitCollection.current.layoutDirection.interfaceDirection)
  }

  /// The direction of a view with a semantic, in an interface of a direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    default: layoutDirection
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  var interfaceDirection: UIUserInterfaceLayoutDirection {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension NSLayoutConstraint {
  /// The view that had it is gone, wherever that was.
  nonisolated func forgetContainer() { installation.container = nil }

  func forgetInstallation() {
    dropReferences()
    installation.forgetRows()
  }
}
