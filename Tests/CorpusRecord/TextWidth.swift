import Foundation
import PlumbAppleFacts
import PlumbInterfaceBuilder
import PlumbTextMetrics
import TestSupport

/// A text in a real document whose width nothing but the text decides: a line of `textwidths.tsv`.
package struct TextWidth: Sendable {
  /// The document's path in the collection.
  let document: String
  private let platform: Platform
  private let text: String
  private let font: Font
  private let context: ControlContext
  private let width: Double

  /// nil for buttons and for fonts that are not built in, and where the text is higher than its frame: that was saved
  /// at another text size.
  init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count >= 15, fields[3] != "button", let size = Double(fields[9]),
      let version = Int(fields[11]),
      let width = Double(fields[12]), let height = Double(fields[13]),
      let font = Self.font(type: fields[7], style: fields[8], size: size, weight: fields[10]),
      height > lineHeight(of: font, platform: .iOS) - 1
    else { return nil }
    document = fields[0] + "/" + fields[1]
    platform = fields[4] == "mac" ? .macOS : .iOS
    text = fields[6]
    self.font = font
    self.width = width
    let device = Device.all.first { $0.name == fields[5] }
    context = ControlContext(
      platform: platform, release: Release(build: version), scale: platform == .macOS ? 1 : device?.scale ?? 2
    )
  }

  private static func font(type: String, style: String, size: Double, weight: String) -> Font? {
    switch type {
    case "system", "default": .system(size, weight: FontWeight(documentName: weight) ?? .regular)
    case "boldSystem": .system(size, weight: .bold)
    case "style": TextStyle(documentName: style).map { Font.textStyle($0) }
    default: Font(metaFont: type, size: size)
    }
  }

  /// The recorded width less the predicted one, in points.
  var error: Double {
    if platform == .macOS {
      let label = DesktopControl(kind: .label, title: text, font: font)
      return width - 4 - (label.spec(in: context).size.width ?? 0)
    }
    return width - (TouchControl.label(text: text, font: font).spec(in: context).size.width ?? 0)
  }

  /// How far off, as the record writes it.
  package var digit: String {
    let off = abs(error) - 0.01
    return off <= 0.5 ? "0" : off <= 1 ? "1" : off <= 2 ? "2" : "9"
  }

  /// All that are known, by document; none where the table is absent.
  package static let byDocument: [String: [TextWidth]] = {
    guard
      let table = try? String(
        contentsOf: MarkupCorpus.collection.appendingPathComponent("textwidths.tsv"), encoding: .utf8)
    else { return [:] }
    return Dictionary(grouping: table.split(separator: "\n").compactMap(TextWidth.init), by: \.document)
  }()
}
