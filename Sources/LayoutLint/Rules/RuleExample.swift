import PlumbAppleFacts
import PlumbInterfaceBuilder

/// A document that a rule finds fault with, and the same document put right.
///
/// Both are either whole documents or what stands inside the root view of one, 375 points wide and 667 high. In the bad
/// one, `▸` stands before the place that the finding points at.
package struct RuleExample: Hashable, Sendable {
  private static let marker: Character = "▸"

  private let marked: String
  /// The same put right.
  package let good: String
  /// The names of devices on which it is checked too, for what the document's own device does not show.
  let devices: [String]

  /// The name of a document that stands in for this one elsewhere; it is as the good one.
  private let variant: String?

  init(bad: String, good: String, on devices: [String] = [], beside variant: String? = nil) {
    marked = bad
    self.good = good
    self.devices = devices
    self.variant = variant
  }

  /// What looks at the example where it is bad.
  package func linter(_ rules: [Rule] = Rule.all) -> Linter {
    var linter = Linter(rules: rules, surroundings: surroundings)
    if let variant, let document = try? InterfaceDocument(bytes: Array(goodDocument.utf8)) {
      linter.variants = [DocumentVariant(name: variant, document)]
    }
    return linter
  }

  /// Where the bad document is bad.
  package var surroundings: [Surroundings] {
    [.own] + devices.compactMap { Device.named($0) }.map { Surroundings(Environment(device: $0)) }
  }

  /// What the rule finds fault with, without the marker.
  package var bad: String { marked.filter { $0 != Self.marker } }

  /// The bad example as a whole document.
  package var badDocument: String { Self.document(bad) }

  /// The good example as a whole document.
  package var goodDocument: String { Self.document(good) }

  /// Where the finding points at: line and column in `badDocument`, from 1.
  package var place: (line: Int, column: Int)? {
    let before = Self.document(marked).prefix { $0 != Self.marker }
    guard marked.contains(Self.marker) else { return nil }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.count, (lines.last?.unicodeScalars.count ?? 0) + 1)
  }

  /// A part of a view with a document around it; a whole document stays as it is.
  private static func document(_ text: String) -> String {
    if text.split(separator: "<").contains(where: { $0.hasPrefix("document") }) { return text }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22155" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
          <view id="root">
            <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      \(text)
          </view>
        </objects>
      </document>

      """
  }
}
