/// The designs of AppKit's controls, which differ in heights and alignment insets.
package enum DesktopGeneration: UInt8, Sendable {
  /// Up to macOS 10.15.
  case aqua
  /// macOS 11 to 15.
  case flat
  /// macOS 26 and later.
  case glass

  /// The design that a release makes likely.
  ///
  /// Xcode draws the controls of the system that it runs on: Xcode 12 ran on macOS 10.15 and 11, Xcode 26 runs on macOS 15
  /// and 26. With the design of macOS 11 taken as the likely one for Xcode 12, measured controls have 200 more views where they
  /// were recorded and 67 fewer (9 projects gain, 4 lose), recorded ones 11 more and 7 fewer (2 gain, none loses). Of Xcode 26.0,
  /// controls of 8 projects have the sizes of macOS 26, and of 4 those before.
  package static func likely(in release: Release) -> DesktopGeneration {
    if release < .xcode12 { return .aqua }
    return release >= .xcode26 ? .glass : .flat
  }

  /// The other design in which a document of a release may be, where its Xcode ran on systems of two; nil where the likely
  /// one is certain.
  ///
  /// Xcode 12.4 is the last that runs on macOS 10.15, as its release notes say: 69 views of 3 projects lie where they were
  /// recorded that otherwise do not, and none is lost.
  package static func alternative(in release: Release) -> DesktopGeneration? {
    switch release {
    case Release.xcode12..<Release.xcode12Point5: .aqua
    case Release.xcode26...: .flat
    default: nil
    }
  }
}
