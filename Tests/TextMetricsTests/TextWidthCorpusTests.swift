import Foundation
import Testing

@testable import TextMetrics

/// Measures predicted widths against the widths that Interface Builder recorded.
struct TextWidthCorpusTests {
  struct Row {
    var kind: String
    var platform: String
    var device: String
    var text: String
    var fontType: String
    var style: String
    var size: Double
    var weight: String
    var toolsVersion: Int
    var width: Double
    var height: Double

    init?(line: Substring) {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 15, let size = Double(fields[9]), let version = Int(fields[11]),
        let width = Double(fields[12]), let height = Double(fields[13])
      else { return nil }
      (kind, platform, device, text) = (fields[3], fields[4], fields[5], fields[6])
      (fontType, style, weight) = (fields[7], fields[8], fields[10])
      (self.size, self.width, self.height, toolsVersion) = (size, width, height, version)
    }

    /// nil for fonts that are not built in.
    var font: Font? {
      switch fontType {
      case "system", "default":
        return .system(size, weight: FontWeight(documentName: weight) ?? .regular)
      case "boldSystem": return .system(size, weight: .bold)
      case "style": return TextStyle(documentName: style).map { Font.textStyle($0) }
      default: return Font(metaFont: fontType, size: size)
      }
    }

    /// The recorded width less the predicted one, in points.
    func error(of font: Font) -> Double {
      let context = ControlContext(
        platform: platform == "mac" ? .macOS : .iOS, toolsVersion: toolsVersion,
        scale: Corpus.scale(device: device, platform: platform))
      if platform == "mac" {
        let label = DesktopControl(kind: .label, title: text, font: font)
        return width - 4 - (intrinsicSize(of: label, in: context).width ?? 0)
      }
      return width - (intrinsicSize(of: .label(text: text, font: font), in: context).width ?? 0)
    }
  }

  /// Labels in system fonts. A width that is off by more than a sixth was not given by the text: the label is
  /// stretched. One that is lower than its line was saved at another text size.
  static func errors(platform: String, where isWanted: (Row) -> Bool) throws -> [Double] {
    let table = try String(contentsOf: Corpus.directory.appending(path: "textwidths.tsv"), encoding: .utf8)
    return table.split(separator: "\n").compactMap { line in
      guard let row = Row(line: line), row.platform == platform, row.kind != "button", isWanted(row),
        let font = row.font, row.height > lineHeight(of: font, platform: .iOS) - 1
      else { return nil }
      let error = row.error(of: font)
      return abs(error) <= max(row.width / 6, 2) ? error : nil
    }
  }

  static func share(_ errors: [Double], within tolerance: Double) -> Double {
    Double(errors.filter { abs($0) <= tolerance + 0.01 }.count) / Double(max(errors.count, 1))
  }

  static func median(_ errors: [Double]) -> Double { errors.sorted()[errors.count / 2] }

  @Test(.enabled(if: Corpus.isPresent), arguments: ["ios", "mac"]) func labels(platform: String) throws {
    let errors = try Self.errors(platform: platform) { _ in true }
    #expect(errors.count > 60)
    #expect(Self.median(errors.map { abs($0) }) <= 0.25)
    #expect(Self.share(errors, within: 0.5) >= 0.8)
    #expect(Self.share(errors, within: 2) >= 0.92)
  }
}
