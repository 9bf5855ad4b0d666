import CoreGraphics
import XCTest

/// The test case of XCTest that runs, if one does.
final class RunningTestCase: NSObject, XCTestObservation {
  nonisolated(unsafe) private static let observer = RunningTestCase()
  nonisolated(unsafe) private(set) static var current: XCTestCase?

  static func observe() { XCTestObservationCenter.shared.addTestObserver(observer) }

  func testCaseWillStart(_ testCase: XCTestCase) { Self.current = testCase }

  func testCaseDidFinish(_ testCase: XCTestCase) { Self.current = nil }
}
