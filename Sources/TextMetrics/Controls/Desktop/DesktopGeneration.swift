import PlumbGeometry

/// The designs of AppKit's controls, which differ in heights and alignment insets.
package enum DesktopGeneration: UInt8, Sendable {
  /// Up to macOS 10.15.
  case aqua
  /// macOS 11 to 15.
  case flat
  /// macOS 26 and later.
  case glass

  /// The generation that a document's version makes likely.
  ///
  /// Xcode draws the controls of the system that it runs on: Xcode 12 (17000 to 17700) ran on macOS 10.15 and
  /// 11, Xcode 26 (24100) runs on macOS 15 and 26. Of the documents of Xcode 12 two are of macOS 10.15 and
  /// two of macOS 11; those of 24127 still have the old sizes, those from 24408 on the new ones.
  package static func likely(toolsVersion: Int) -> DesktopGeneration {
    if toolsVersion < 17700 { return .aqua }
    return toolsVersion >= 24400 ? .glass : .flat
  }

  /// The other generation in which a document of a version may be, where its Xcode ran on systems of two; nil
  /// where the likely one is certain.
  package static func alternative(toolsVersion: Int) -> DesktopGeneration? {
    switch toolsVersion {
    case 17000..<17700: .flat
    case 24000...: likely(toolsVersion: toolsVersion) == .glass ? .flat : .glass
    default: nil
    }
  }

  /// The generation of a control whose frame has a height that only one of the designs gives it in which the
  /// document may have been saved; nil where the height, or the version, tells nothing.
  package static func implied(
    by height: Double, of control: DesktopControl, toolsVersion: Int
  ) -> DesktopGeneration? {
    guard let other = alternative(toolsVersion: toolsVersion) else { return nil }
    let usual = likely(toolsVersion: toolsVersion)
    let fitting = [usual, other].filter { design in
      let context = ControlContext(
        platform: .macOS, toolsVersion: toolsVersion, scale: 1, generation: design)
      return DesktopFigures.of(control, in: context).frameHeight == height
    }
    return fitting.count == 1 ? fitting[0] : nil
  }
}

extension ControlContext {
  /// The generation of a control here: the known one, or else the likely one.
  func generation(of control: DesktopControl) -> DesktopGeneration {
    generation ?? .likely(toolsVersion: toolsVersion)
  }
}
