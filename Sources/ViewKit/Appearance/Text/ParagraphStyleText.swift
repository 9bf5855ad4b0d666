import CoreGraphics
import Foundation

extension NSParagraphStyle.Settings {
  /// In UIKit's words, without what has no say in the lines here.
  var text: String {
    [
      "Alignment \(alignment.word)", "LineSpacing \(short(lineSpacing))",
      "ParagraphSpacing \(short(paragraphSpacing))",
      "ParagraphSpacingBefore \(short(paragraphSpacingBefore))",
      "HeadIndent \(short(headIndent))", "TailIndent \(short(tailIndent))",
      "FirstLineHeadIndent \(short(firstLineHeadIndent))",
      "LineHeight \(short(minimumLineHeight))/\(short(maximumLineHeight))",
      "LineHeightMultiple \(short(lineHeightMultiple))", "LineBreakMode \(lineBreakMode.word)",
      "BaseWritingDirection \(baseWritingDirection.word)",
    ].joined(separator: ", ")
  }

  private func short(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
}

extension NSTextAlignment {
  fileprivate var word: String {
    switch self {
    case .left: "Left"
    case .center: "Center"
    case .right: "Right"
    case .justified: "Justified"
    default: "Natural"
    }
  }
}

extension NSLineBreakMode {
  fileprivate var word: String {
    switch self {
    case .byCharWrapping: "CharWrapping"
    case .byClipping: "Clipping"
    case .byTruncatingHead: "TruncatingHead"
    case .byTruncatingTail: "TruncatingTail"
    case .byTruncatingMiddle: "TruncatingMiddle"
    default: "WordWrapping"
    }
  }
}

extension NSWritingDirection {
  fileprivate var word: String {
    switch self {
    case .leftToRight: "LeftToRight"
    case .rightToLeft: "RightToLeft"
    default: "Natural"
    }
  }
}
