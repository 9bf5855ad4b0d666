import CoreGraphics
import PlumbViewKit

/// Compares a layout with the one that is recorded beside the test: each view's class, text and frame. Plumb's addition.
///
/// The record is `__Layouts__/FILE/TEST.NAME.txt` in the folder of the test, with a picture of the same name, `.svg`, for
/// people. It is written where there is none yet, and the test fails once to say so; and anew where `isRecording` says so
/// or the environment variable `PLUMB_RECORD_LAYOUTS` is 1.
///
///     assertLayout(of: card, size: CGSize(width: 320, height: 200))
///
/// - Parameters:
///   - name: Tells several layouts of one test apart.
///   - size: The size that the view gets; nil leaves it as it is.
///   - precision: How far numbers may be off, in points.
@preconcurrency @MainActor
public func assertLayout(
  of view: UIView, named name: String? = nil, size: CGSize? = nil, precision: CGFloat = 0.001,
  recording isRecording: Bool = false, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: String = #function
) {
  if let size { view.frame.size = size }
  view.layoutIfNeeded()
  let record = LayoutRecord(filePath: "\(filePath)", function: function, name: name)
  let text = LayoutText.text(of: view)
  let message = record.compare(
    text, picture: view.plumb.layoutPicture(), precision: precision,
    isRecording: isRecording || ProcessInfo.processInfo.environment["PLUMB_RECORD_LAYOUTS"] == "1")
  guard let message else { return }
  TestFailure.record(
    message,
    at: TestPlace(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column)))
}

/// The same of a view controller, in a window of a device's size.
///
/// - Parameter device: Nil for the device that is simulated.
@preconcurrency @MainActor
public func assertLayout(
  of controller: UIViewController, named name: String? = nil, on device: SimulatedDevice? = nil,
  precision: CGFloat = 0.001, recording isRecording: Bool = false, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) {
  let before = SimulatedDevice.current
  if let device { SimulatedDevice.current = device }
  defer { SimulatedDevice.current = before }
  let window = UIWindow(frame: UIScreen.main.bounds)
  window.rootViewController = controller
  window.isHidden = false
  window.layoutIfNeeded()
  assertLayout(
    of: controller.view, named: name, precision: precision, recording: isRecording, fileID: fileID,
    filePath: filePath, line: line, column: column, function: function)
}
