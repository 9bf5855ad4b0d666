/// Which of Apple's modules of views the sources are written with.
enum ViewModule: String {
  case touch = "UIKit"
  case desktop = "AppKit"

  /// A module that imports AppKit alone is one of the Mac.
  init(_ sources: [SourceText]) {
    let isImported = { (names: [String]) in
      sources.contains { source in names.contains { Imports.has($0, in: source.tree) } }
    }
    self = isImported(Self.desktop.names) && !isImported(Self.touch.names) ? .desktop : .touch
  }

  var names: [String] { self == .touch ? ["UIKit"] : ["AppKit", "Cocoa"] }

  /// For code that is added, whatever the sources are written with: no build that has UIKit has AppKit beside it.
  static let importOfEither = """
    #if canImport(AppKit)
    import AppKit
    #else
    import UIKit
    #endif

    """
}
