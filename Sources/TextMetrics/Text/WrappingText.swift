import PlumbAppleFacts
import PlumbGeometry

/// A text that may take several lines.
///
/// Lines are filled one by one with as many words as they hold; spaces hang over their ends. A word that
/// is wider than a line is broken between characters.
package struct WrappingText: Hashable, Sendable {
  /// Where a line may end, apart from explicit line breaks.
  package enum Breaking: UInt8, Sendable, CaseIterable {
    case words
    case characters
    /// Nowhere: truncated or clipped instead.
    case never
  }

  /// What is shown of the text on a line that it may not go on behind: the last that there may be, or any where lines may
  /// not be broken.
  ///
  /// These are the other halves of `NSLineBreakMode`: a label that wraps by a truncating mode wraps between words, and
  /// truncates its last line (documentation of `UILabel.lineBreakMode`).
  package enum Truncation: UInt8, Sendable, CaseIterable {
    /// As much of the beginning as fits before an ellipsis.
    case tail
    /// As much of the end as fits behind an ellipsis.
    case head
    /// As much of both as fits around an ellipsis.
    case middle
    /// The characters that fit.
    case clip
    /// The words that fit.
    case words
  }

  package var runs: [TextRun]
  package var breaking: Breaking
  package var truncation: Truncation
  /// `numberOfLines`: how many lines are shown at most; 0 for all of them.
  package var lineLimit: Int
  package var platform: Platform

  package init(
    _ runs: [TextRun], breaking: Breaking = .words, truncation: Truncation = .tail, lineLimit: Int = 0,
    platform: Platform
  ) {
    self.runs = runs
    self.breaking = breaking
    self.truncation = truncation
    self.lineLimit = lineLimit
    self.platform = platform
  }

  /// The lines that the text takes when each may be `width` points wide; nil sets no limit.
  ///
  /// - Parameter countingTrailingSpaces: Whether spaces at the end of a paragraph take room, as many as fit. They
  ///   always do in a text that is not broken.
  /// - Complexity: Linear in the number of characters.
  package func lines(within width: Double?, countingTrailingSpaces: Bool = false) -> TextLines {
    var filler = LineFiller(
      self, within: width, countingTrailingSpaces: countingTrailingSpaces || breaking == .never)
    return filler.finish()
  }

  /// The text in the fonts that the system of an Interface Builder has.
  package func known(in release: Release) -> WrappingText {
    var text = self
    for index in text.runs.indices {
      text.runs[index].font = text.runs[index].font.known(in: release, on: platform)
    }
    return text
  }

  /// The unrounded size of the text in points when a line may be `width` points wide.
  package func size(within width: Double?, countingTrailingSpaces: Bool = false) -> Size {
    let lines = lines(within: width, countingTrailingSpaces: countingTrailingSpaces)
    return Size(width: lines.width, height: lines.height)
  }
}
