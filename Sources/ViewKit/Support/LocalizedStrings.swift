// The names are of Apple's making.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
internal import PlumbTextMetrics

// Foundation has one function with four parameters that may be left out. Those here name the same parameters without leaving
// any out, and so are the ones that calls mean; with `-NSDoubleLocalizedStrings YES` they give each text twice.

public func NSLocalizedString(_ key: String, comment: String) -> String {
  LocalizedStrings.shown(key, nil, .main, "")
}

public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  LocalizedStrings.shown(key, tableName, .main, "")
}

public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.shown(key, nil, bundle, "")
}

public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  LocalizedStrings.shown(key, nil, .main, value)
}

public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
  LocalizedStrings.shown(key, tableName, bundle, "")
}

public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
  LocalizedStrings.shown(key, tableName, .main, value)
}

public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
  LocalizedStrings.shown(key, nil, bundle, value)
}

/// Texts of bundles, as a program shows them that is tried with longer ones.
enum LocalizedStrings {
  static func shown(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String) -> String {
    let text = bundle.localizedString(forKey: key, value: value, table: table)
    return TextSettings(doublesStrings: isDoubled).text(text)
  }

  /// What a test sets counts on the main queue, where it is set.
  private static var isDoubled: Bool {
    guard MainQueue.isCurrent || Thread.isMainThread else {
      return LaunchSwitches.ofProgram.doublesLocalizedStrings
    }
    return MainActor.assumeIsolated { LayoutDebugging.switches.doublesLocalizedStrings }
  }
}
