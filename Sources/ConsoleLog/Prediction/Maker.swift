/// Who made a constraint.
package enum Maker: Hashable, Sendable {
  /// The app, or a library that it uses.
  case app
  /// The translation of an autoresizing mask.
  case mask
  /// A window, table, collection or scroll view that gives a view its size: `UIView-Encapsulated-Layout-Width`.
  case encapsulation
  /// A measurement with a target size, or a first pass before there is one: `fittingSizeHTarget`, `_UITemporaryLayout…`.
  case measurement
  /// A stack view, for what it arranges.
  case stackView
  /// A stack view, for what it hides.
  case stackViewHiding
  /// The system, for guides of margins, of safe areas, of the bars of a view controller.
  case guide
  /// A view's content.
  case content
  /// Interface Builder, for a view with a fixed frame.
  case prototyping
  /// One of the system's own views, for itself.
  case system
  /// The app, or one of the system's own views, between which and a view of the app's it is; the log does not tell.
  case unknown

  /// Whether it may be written in the app, so that somebody can change it there.
  package var mayBeApp: Bool { self == .app || self == .unknown }

  /// Whether it gives a container its size for now.
  var givesSize: Bool { self == .encapsulation || self == .measurement }
}

extension LoggedConstraint {
  /// Who made the constraint, by its class, its identifier and what it speaks of.
  package var maker: Maker {
    switch className {
    case "NSAutoresizingMaskLayoutConstraint": return .mask
    case "NSContentSizeLayoutConstraint": return .content
    case "NSIBPrototypingLayoutConstraint": return .prototyping
    case "_UILayoutSupportConstraint": return .guide
    default: break
    }
    if let identifier, let maker = Self.maker(identifier) { return maker }
    let items = items
    if !items.contains(where: { $0.isPrivate }) || items.contains(where: { $0.isOfApp }) { return .app }
    if let identifier, Self.begins(identifier, with: Self.wordsOfSystem) { return .system }
    return items.allSatisfy({ $0.isPrivate }) && items.contains(where: { $0.isInterior }) ? .system : .unknown
  }

  /// Whether no app can have made the constraint: the system makes it for views that it alone has.
  ///
  /// A view of a public class inside of the system's own may be the app's, as a bar's title view is, or what a keyboard
  /// shows; so may be all that is made for the root view of a system's view controller.
  var isProvablyOfSystem: Bool {
    let items = items
    guard isUnderstood, !items.contains(where: { $0.isOfApp }) else { return false }
    switch maker {
    case .system: return items.contains { $0.isInterior }
    case .mask: return maskedItem?.isInterior == true
    case .guide: return items.contains { $0.isInterior }
    case .encapsulation, .measurement, .content, .stackView, .stackViewHiding:
      return items.allSatisfy { $0.isPrivate } && items.contains { $0.isInterior }
    case .app, .unknown, .prototyping: return false
    }
  }

  private static func maker(_ identifier: String) -> Maker? {
    let bytes = Array(identifier.utf8)
    if bytes.indices.contains(where: { bytes[$0...].starts(with: "-Encapsulated-Layout-".utf8) }) {
      return .encapsulation
    }
    if identifier.hasPrefix("_UITemporaryLayout") || identifier.hasPrefix("fittingSize") {
      return .measurement
    }
    if identifier == "UISV-hiding" || identifier.hasPrefix("NSStackView.Visibility") {
      return .stackViewHiding
    }
    if identifier.hasPrefix("UISV-") || identifier.hasPrefix("NSStackView.")
      || identifier.hasPrefix("GridView")
    {
      return .stackView
    }
    if identifier.hasSuffix("Margin-guide-constraint") || identifier.hasPrefix("UIViewSafeAreaLayoutGuide-")
      || identifier.hasPrefix("UIViewLayoutMarginsGuide-") || identifier.hasPrefix("UIScrollView-")
    {
      return .guide
    }
    if identifier.hasPrefix("IB auto generated") { return .prototyping }
    return begins(identifier, with: namesOfSystem) ? .system : nil
  }

  private static func begins(_ identifier: String, with prefixes: [StaticString]) -> Bool {
    prefixes.contains { identifier.hasPrefix($0.description) }
  }

  /// How identifiers of constraints begin that nobody gives but the system's own views: bars, keyboards, cells that
  /// Interface Builder made.
  private static let namesOfSystem: [StaticString] = [
    "UIButtonBar", "UIIBSystemGenerated", "UINavItem", "UINavigation", "TUIKeyplane",
  ]

  /// How others of theirs begin, which an app may give too.
  private static let wordsOfSystem: [StaticString] = [
    "BIB_", "IB_", "Mask", "TB_", "accessoryView.", "assistantHeight", "assistantView.", "inputView.",
    "inputAssistant", "keyboard",
  ]
}

extension LoggedItem {
  /// The class without the module.
  var shortClass: String {
    guard let dot = className.utf8.lastIndex(of: UInt8(ascii: ".")) else { return className }
    return String(className[className.utf8.index(after: dot)...])
  }

  /// Whether the view belongs to a class that only the system makes views of.
  var isPrivate: Bool {
    if Self.publicPrefixes.contains(where: { className.hasPrefix($0.description) }) { return false }
    return Self.privatePrefixes.contains { className.hasPrefix($0.description) } || isOfUIKitInSwift
      || className.isEmpty && (name?.hasPrefix("SystemInput") ?? false)
  }

  /// Whether the class is one of UIKit's that are written in Swift, which have mangled names: `_TtC`, a `C` more for each class
  /// around it, the module.
  private var isOfUIKitInSwift: Bool {
    guard className.hasPrefix("_TtC") else { return false }
    let module = className.dropFirst(4).drop { $0 == "C" || $0 == "V" || $0 == "O" }
    return module.hasPrefix("5UIKit") || module.hasPrefix("9UIKitCore")
  }

  /// Whether apps have no way to the view that is meant to be one: no property, no view controller returns it.
  var isInterior: Bool {
    isPrivate && !Self.handedOutPrefixes.contains { className.hasPrefix($0.description) }
  }

  /// Whether the view's class is one of the app's own.
  var isOfApp: Bool {
    guard !className.isEmpty, !isPrivate else { return false }
    if className.utf8.contains(UInt8(ascii: ".")) || className.hasPrefix("_Tt") { return true }
    return !Self.frameworkPrefixes.contains { className.hasPrefix($0.description) }
  }

  private static let privatePrefixes: [StaticString] = [
    "_UI", "_NS", "UIInputSet", "UIKB", "UIKeyboard", "UIRemoteKeyboard", "UIButtonBar",
    "UITableViewCellEdit",
    "SystemInput", "TUIKey", "TUIPrediction", "TUICandidate", "SPUI", "FI_", "NSTitlebar",
    "NSToolbarItemViewer", "UINavigationButton",
    "UIStatusBar", "UIPrintPanel", "SFAirDrop", "PKPaymentAuthorization",
  ]
  /// Classes that look private and that public properties return, for apps to make constraints with: guides of view
  /// controllers, scroll views and keyboards, the content view of a visual effect, the text field of a search bar.
  private static let publicPrefixes: [StaticString] = [
    "_UILayoutGuide", "_UILayoutSpacer", "_UIScrollViewLayoutGuide", "UIKeyboardLayoutGuide",
    "_UIVisualEffectContentView", "_UIHostingView", "_UISearchBarTextField", "_UISearchBarSearchField",
  ]
  /// Private classes of which the views are what `UIViewController.view` returns of the system's controllers, or hold
  /// that.
  private static let handedOutPrefixes: [StaticString] = [
    "_UIAlertController", "_UIPageViewController", "_UISearchController", "_UISplitViewController",
    "_UIParallaxDimmingView", "_UIContentUnavailable", "_UICollectionViewList", "_UISceneHosting",
    "_UISizeTrackingView", "_UIRemoteView", "_UINavigationControllerPalette", "_UIToolbarContentView",
    "_UINavigationBarContentView", "_UITAMICAdaptorView",
  ]
  private static let frameworkPrefixes: [StaticString] = ["UI", "NS", "WK", "MK", "SK", "AV", "_", "CA"]
}
