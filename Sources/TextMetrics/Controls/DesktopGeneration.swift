import Geometry

/// The designs of AppKit's controls, which differ in heights and alignment insets.
public enum DesktopGeneration: UInt8, Sendable {
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
  /// two of macOS 11.
  public static func likely(toolsVersion: Int) -> DesktopGeneration {
    if toolsVersion < 17700 { return .aqua }
    return ControlEra.desktop(toolsVersion: toolsVersion) == .xcode26 ? .glass : .flat
  }

  /// The other generation in which a document of a version may be, where its Xcode ran on systems of two; nil
  /// where the likely one is certain.
  public static func alternative(toolsVersion: Int) -> DesktopGeneration? {
    switch toolsVersion {
    case 17000..<17700: .flat
    case 24000...: likely(toolsVersion: toolsVersion) == .glass ? .flat : .glass
    default: nil
    }
  }

  /// The generation of a control whose frame has a height that only one of the systems gives it on which the
  /// document may have been saved; nil where the height, or the version, tells all.
  public static func implied(
    by height: Double, of control: DesktopControl, toolsVersion: Int
  ) -> DesktopGeneration? {
    switch toolsVersion {
    case 17000..<17700: impliedByXcode12(height, control)
    case 24000...: impliedByXcode26(height, control)
    default: nil
    }
  }

  private static func impliedByXcode12(_ height: Double, _ control: DesktopControl) -> DesktopGeneration? {
    guard control.controlSize == .small else { return nil }
    switch control.kind {
    case .button(.push): return height == 28 ? .aqua : height == 27 ? .flat : nil
    case .button(.check): return height == 18 ? .aqua : height == 16 ? .flat : nil
    default: return nil
    }
  }

  private static func impliedByXcode26(_ height: Double, _ control: DesktopControl) -> DesktopGeneration? {
    let size = control.controlSize
    let isRegular = size == .regular || size == .large
    // The heights are those of the figures: n of them beside each.
    let heights: (flat: Double, glass: Double)
    switch control.kind {
    case .button(.push):
      guard size != .mini else { return nil }
      if size == .small, height == 28 { return .flat }
      heights = isRegular ? (32, 24) : (27, 20)
    case .popUpButton(.push), .popUpButton(.roundTextured):
      guard size != .mini else { return nil }
      heights = isRegular ? (25, 24) : (22, 20)
    case .comboBox:
      guard size != .mini else { return nil }
      heights = isRegular ? (25, 24) : (22, 20)
    case .button(.check), .button(.radio):
      guard size != .mini else { return nil }
      heights = isRegular ? (18, 16) : (16, 14)
    case .button(.help):
      guard isRegular else { return nil }
      heights = (25, 24)
    case .button(.roundTextured):
      guard isRegular else { return nil }
      heights = (23, 24)
    case .stepper:
      guard size != .mini else { return nil }
      heights = isRegular ? (28, 26) : (22, 16)
    case .segmentedControl:
      guard size == .small else { return nil }
      heights = (21, 20)
    default: return nil
    }
    if height == heights.flat { return .flat }
    return height == heights.glass ? .glass : nil
  }
}

extension ControlContext {
  /// The generation of a control here: the known one, or else the likely one.
  func generation(of control: DesktopControl) -> DesktopGeneration {
    generation ?? .likely(toolsVersion: toolsVersion)
  }
}
