import PlumbAppleFacts
import PlumbGeometry

extension DesktopGeneration {
  /// The generation of a control whose frame has a height that only one of the designs gives it in which the
  /// document may have been saved; nil where the height, or the release, tells nothing.
  package static func implied(
    by height: Double, of control: DesktopControl, in release: Release
  ) -> DesktopGeneration? {
    guard let other = alternative(in: release) else { return nil }
    let usual = likely(in: release)
    let fitting = [usual, other].filter { design in
      let context = ControlContext(platform: .macOS, release: release, scale: 1, generation: design)
      return DesktopFigures.of(control, in: context).frameHeight == height
    }
    return fitting.count == 1 ? fitting[0] : nil
  }
}

extension ControlContext {
  /// The generation of a control here: the known one, or else the likely one.
  func generation(of control: DesktopControl) -> DesktopGeneration {
    generation ?? .likely(in: release)
  }
}
