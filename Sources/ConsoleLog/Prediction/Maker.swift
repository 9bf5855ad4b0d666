/// Who made a constraint.
public enum Maker: Hashable, Sendable {
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

  /// Whether somebody can change it where it was written.
  public var isApp: Bool { self == .app }

  /// Whether it gives a container its size for now.
  var givesSize: Bool { self == .encapsulation || self == .measurement }
}

extension LoggedConstraint {
  /// Who made the constraint, by its class, its identifier and what it speaks of.
  public var maker: Maker {
    switch className {
    case "NSAutoresizingMaskLayoutConstraint": return .mask
    case "NSContentSizeLayoutConstraint": return .content
    case "NSIBPrototypingLayoutConstraint": return .prototyping
    case "_UILayoutSupportConstraint": return .guide
    default: break
    }
    if let identifier, let maker = Self.maker(identifier) { return maker }
    return items.contains { $0.isPrivate } && !items.contains { $0.isOfApp } ? .system : .app
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
    return systemPrefixes.contains { identifier.hasPrefix($0.description) } ? .system : nil
  }

  /// How identifiers of constraints begin that the system's own views give: bars, buttons in them, keyboards, cells that
  /// Interface Builder made.
  private static let systemPrefixes: [StaticString] = [
    "BIB_", "IB_", "Mask", "TB_", "UIButtonBar", "UIIBSystemGenerated", "UINav", "TUIKeyplane",
    "accessoryView.",
    "assistantHeight", "assistantView.", "inputView.", "inputAssistant", "keyboard",
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
    if className == "_UILayoutGuide" || className == "_UILayoutSpacer" { return false }
    return Self.privatePrefixes.contains { className.hasPrefix($0.description) }
      || className.isEmpty && (name?.hasPrefix("SystemInput") ?? false)
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
    "SystemInput", "TUI", "SPUI", "FI_", "NSTitlebar", "NSToolbarItemViewer", "UINavigationButton",
    "UIStatusBar", "UISearchBarTextField", "UIPrintPanel", "SFAirDrop", "PKPayment", "_TtC5UIKit",
  ]
  private static let frameworkPrefixes: [StaticString] = ["UI", "NS", "WK", "MK", "SK", "AV", "_", "CA"]
}
