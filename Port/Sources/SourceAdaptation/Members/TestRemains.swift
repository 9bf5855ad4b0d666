import SwiftSyntax

/// What XCTest has on Apple's platforms and not here, and tests name beside what they test: activities, which run, attachments,
/// which nobody looks at, and metrics, in whose place time is measured.
enum TestRemains {
  /// For the module's list, where one of its sources names any of it; else nothing.
  static func text(for sources: [SourceText], _ kit: ViewModule) -> String {
    let isNeeded = sources.contains { source in
      Imports.has("XCTest", in: source.tree)
        && source.tree.tokens(viewMode: .sourceAccurate).contains { token in
          guard case .identifier(let name) = token.tokenKind else { return false }
          return names.contains(name)
        }
    }
    return isNeeded ? declarations(image: kit == .touch ? "UIImage" : "NSImage") : ""
  }

  private static let names: Set<String> = [
    "XCTActivity", "XCTAttachment", "XCTContext", "XCTCPUMetric", "XCTClockMetric", "XCTMeasureOptions",
    "XCTMemoryMetric", "XCTMetric", "XCTStorageMetric",
  ]

  private static func declarations(image: String) -> String {
    """

    import Foundation
    import XCTest

    protocol XCTActivity: AnyObject {
      var name: String { get }
      func add(_ attachment: XCTAttachment)
    }

    class XCTContext {
      private final class Activity: XCTActivity {
        let name: String
        init(_ name: String) { self.name = name }
        func add(_ attachment: XCTAttachment) {}
      }

      class func runActivity<Result>(named name: String, block: (any XCTActivity) throws -> Result) rethrows -> Result {
        try block(Activity(name))
      }
    }

    class XCTAttachment {
      enum Lifetime: Int { case keepAlways, deleteOnSuccess }
      enum ImageQuality: Int { case original, medium, low }

      var lifetime = Lifetime.deleteOnSuccess
      var name: String?
      var userInfo: [AnyHashable: Any]?

      init(data: Data) {}
      init(data: Data, uniformTypeIdentifier identifier: String) {}
      init(uniformTypeIdentifier identifier: String?, name: String?, payload: Data?, userInfo: [AnyHashable: Any]?) {
        (self.name, self.userInfo) = (name, userInfo)
      }
      init(string: String) {}
      init(contentsOfFile url: URL) {}
      init(plistObject object: Any) {}
      init(image: \(image)) {}
      init(image: \(image), quality: ImageQuality) {}
    }

    protocol XCTMetric {}
    class XCTClockMetric: XCTMetric { init() {} }
    class XCTCPUMetric: XCTMetric { init() {} }
    class XCTMemoryMetric: XCTMetric { init() {} }
    class XCTStorageMetric: XCTMetric { init() {} }

    class XCTMeasureOptions {
      static var `default`: XCTMeasureOptions { XCTMeasureOptions() }
      var iterationCount = 5
      init() {}
    }

    extension XCTestCase {
      func add(_ attachment: XCTAttachment) {}
      func measure(metrics: [any XCTMetric], block: () -> Void) { measure { block() } }
      func measure(options: XCTMeasureOptions, block: () -> Void) { measure { block() } }
      func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) { measure { block() } }
    }

    """
  }
}
