import PlumbAppleFacts
@_spi(Lookup) import PlumbMarkup

/// Which Xcode writes a document, as far as the order of what it writes depends on that.
struct WritingEra: Hashable {
  enum Platform: UInt8 {
    /// tvOS too.
    case iOS
    case macOS
  }

  let platform: Platform
  /// Of a document that does not say, the newest.
  let release: Release

  init(_ platform: Platform, _ release: Release) {
    self.platform = platform
    self.release = release
  }

  /// Xcode 4 wrote no line feed at the end of a document (46 of 46), all later ones do (2,936 of 2,937).
  var endsLastLine: Bool { release >= .xcode5Point1 }

  init(_ document: MarkupDocument) {
    let runtime = document.root["targetRuntime"] ?? ""
    let version = document.root["toolsVersion"] ?? ""
    let build = Int(version.prefix { $0.isASCII && $0.isNumber }) ?? .max
    self.init(runtime.hasPrefix("MacOSX") ? .macOS : .iOS, Release(written: build))
  }
}
