import CTestStart
import CoreGraphics
import PlumbViewKit

/// Has mistakes that would end the whole run of tests be failures of the tests that make them.
///
/// C calls it before the program begins: a test target has nothing to do but to depend on this module.
@_cdecl("plumb_testing_start")
func startTesting() {
  RunningTestCase.observe()
  LayoutFault.listen { fault in
    TestFailure.record(
      fault.message,
      at: fault.place.map { TestPlace(fileID: $0.file, filePath: $0.file, line: $0.line) })
  }
}
