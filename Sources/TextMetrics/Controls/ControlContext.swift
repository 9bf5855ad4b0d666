/// Where a control is shown: what its size depends on apart from its own attributes.
public struct ControlContext: Hashable, Sendable {
  public var platform: Platform
  /// The `toolsVersion` of the document (Interface Builder's build number, such as 14490 or 23727): standard
  /// controls changed their sizes as Xcode did.
  public var toolsVersion: Int
  /// Pixels per point.
  public var scale: Double
  /// Whether the device has a home indicator, and with it no home button.
  public var hasHomeIndicator: Bool
  /// Whether the height is compact: on a phone held sideways.
  public var hasCompactHeight: Bool
  /// Whether the control's view controller is presented as a sheet, which does not reach the top of the
  /// screen.
  public var isInSheet: Bool
  /// The design of macOS's controls, where it is known better than by the version.
  public var generation: DesktopGeneration?

  public init(
    platform: Platform, toolsVersion: Int, scale: Double, hasHomeIndicator: Bool = false,
    hasCompactHeight: Bool = false, isInSheet: Bool = false, generation: DesktopGeneration? = nil
  ) {
    self.platform = platform
    self.toolsVersion = ToolsVersion.build(written: toolsVersion)
    self.scale = scale
    self.hasHomeIndicator = hasHomeIndicator
    self.hasCompactHeight = hasCompactHeight
    self.isInSheet = isInSheet
    self.generation = generation
  }
}
