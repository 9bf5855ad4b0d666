@_spi(Lookup) import PlumbMarkup

/// Which Xcode writes a document, as far as the order of what it writes depends on that.
struct WritingEra: Hashable {
  enum Platform: UInt8 {
    /// tvOS too.
    case iOS
    case macOS
  }

  let platform: Platform
  /// Of a document that does not say, and of betas (32700), that of the newest.
  let toolsVersion: Int

  init(_ platform: Platform, _ toolsVersion: Int) {
    self.platform = platform
    self.toolsVersion = toolsVersion
  }

  /// Xcode 4 wrote no line feed at the end of a document (46 of 46), all later ones do (2,936 of 2,937).
  var endsLastLine: Bool { toolsVersion >= 5000 }

  init(_ document: MarkupDocument) {
    let runtime = document.root["targetRuntime"] ?? ""
    let version = document.root["toolsVersion"] ?? ""
    self.init(
      runtime.hasPrefix("MacOSX") ? .macOS : .iOS, Int(version.prefix { $0.isASCII && $0.isNumber }) ?? .max)
  }
}
