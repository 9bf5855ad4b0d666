import PlumbAppleFacts
import PlumbGeometry
import PlumbPlatformRules
import PlumbTextMetrics

extension SceneLayout {
  /// The facts beside its own attributes that decide a standard control's size.
  package func controlContext(of view: ResolvedView) -> ControlContext {
    let sizer = contentSizer
    return sizer.context(of: view, sizer.control(of: view))
  }

  /// The facts that all controls of the scene share, with the usual design of macOS's.
  var controlContext: ControlContext {
    ControlContext(
      platform: document.platform, release: document.release, scale: textScale ?? scale,
      hasHomeIndicator: device?.hasHomeIndicator ?? false,
      hasCompactHeight: hasCompactHeight,
      widthClass: device?.widthClass(environment.orientation ?? document.orientation) ?? .compact,
      family: device?.family ?? .phone, isInSheet: isSheet, generation: usualGeneration)
  }

  /// Whether the scene is as low as a phone held sideways.
  ///
  /// A scene of another size, given by hand on such a device, is not.
  var hasCompactHeight: Bool {
    guard device?.heightClass(environment.orientation ?? document.orientation) == .compact,
      let root = mainRoot, let screen = screenSize(recorded: false)
    else { return false }
    return givenFrames[root].height <= screen.height
  }

  /// Whether the scene is presented as a sheet.
  ///
  /// A sheet is as wide as a phone's screen, and lower by the room above it.
  var isSheet: Bool {
    guard let root = mainRoot, let screen = screenSize(recorded: false), device?.family == .phone else {
      return false
    }
    let missing = screen.height - givenFrames[root].height
    let safeArea = CanvasInsets(document: document, environment: environment).once
    return givenFrames[root].width == screen.width
      && (missing - BarRules.roomAboveSheet(safeArea: safeArea)).magnitude < 0.75
  }
}
