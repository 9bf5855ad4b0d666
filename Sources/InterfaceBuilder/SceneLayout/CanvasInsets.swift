import PlumbAppleFacts
import PlumbGeometry

/// What status bar, sensor housing and home indicator take of a document's canvas, or of another device that is asked for.
struct CanvasInsets {
  let document: InterfaceDocument
  let environment: Environment

  /// As the device has them.
  var once: EdgeInsets {
    guard let device = document.device(in: environment) else {
      // A document without device stands for a screen of unknown size with the status bar of its time.
      return EdgeInsets(top: StatusBars.usual, left: 0, bottom: 0, right: 0)
    }
    var insets = device.safeArea(environment.orientation ?? document.orientation)
    // The canvas is that of the document's tools; another device is as it is.
    guard showsRecordedDevice else { return insets }
    if device.family == .television {
      // Before Xcode 9 nothing (2 projects), then 90 points at the sides (2), and 80 since Xcode 13 (3).
      if document.release < .xcode9 { return .zero }
      if document.release < .xcode13 { (insets.left, insets.right) = (90, 90) }
    }
    if let housing = StatusBars.housing(onCanvasOf: device, in: document.release) {
      if insets.top > 0 { insets.top = housing }
      if insets.left > 0 { (insets.left, insets.right) = (housing, housing) }
    }
    if StatusBars.isHidden(onCanvasOf: device, in: document.release) { insets.top = 0 }
    return insets
  }

  /// As roots are saved with them: Xcode 16.3 to 26.3 added the upright ones once more, also to those of xibs (10 of 10).
  var saved: EdgeInsets {
    let insets = once
    guard showsRecordedDevice, document.release.addsSafeAreasTwice,
      let device = document.device(in: environment), device.family == .phone, device.hasHomeIndicator
    else { return insets }
    var held = environment
    held.orientation = .portrait
    let upright = Self(document: document, environment: held).once
    return EdgeInsets(
      top: insets.top + upright.top, left: insets.left, bottom: insets.bottom + upright.bottom,
      right: insets.right)
  }

  /// Whether the device is the one that the document was saved for.
  var showsRecordedDevice: Bool {
    document.device(in: environment)?.name == document.ownDevice?.name
  }
}
