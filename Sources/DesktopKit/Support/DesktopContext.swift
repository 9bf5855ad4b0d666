internal import PlumbAppleFacts
package import PlumbTextMetrics

/// Where the controls of an app are shown: their sizes are those of one of macOS's designs.
///
/// Controls that are made in code have the design of macOS 11 to 15, in its last release before 26. Documents may have been
/// saved by another one.
@MainActor
package enum DesktopContext {
  /// That of controls that name none of their own.
  package static var usual = ControlContext(
    platform: .macOS, release: .xcode16Point3, scale: 1, generation: .flat)
}
