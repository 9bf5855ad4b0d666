import Geometry

/// A text that may take several lines.
///
/// Lines are filled one by one with as many words as they hold; spaces hang over their ends. A word that
/// is wider than a line is broken between characters.
public struct WrappingText: Hashable, Sendable {
  /// Where a line may end, apart from explicit line breaks.
  public enum Breaking: UInt8, Sendable, CaseIterable {
    case words
    case characters
    /// Nowhere: truncated or clipped instead.
    case never
  }

  public var runs: [TextRun]
  public var breaking: Breaking
  /// `numberOfLines`: how many lines are shown at most; 0 for all of them.
  public var lineLimit: Int
  public var platform: Platform

  public init(_ runs: [TextRun], breaking: Breaking = .words, lineLimit: Int = 0, platform: Platform) {
    self.runs = runs
    self.breaking = breaking
    self.lineLimit = lineLimit
    self.platform = platform
  }

  /// The lines that the text takes when each may be `width` points wide; nil sets no limit.
  ///
  /// - Parameter countingTrailingSpaces: Whether spaces at the end of a paragraph take room, as many as fit. They
  ///   always do in a text that is not broken.
  /// - Complexity: Linear in the number of characters.
  public func lines(within width: Double?, countingTrailingSpaces: Bool = false) -> TextLines {
    var filler = LineFiller(
      width: width, breaking: breaking, lineLimit: lineLimit, platform: platform,
      countsTrailingSpaces: countingTrailingSpaces || breaking == .never)
    for run in runs { filler.append(run) }
    return filler.finish()
  }

  /// The unrounded size of the text in points when a line may be `width` points wide.
  public func size(within width: Double?, countingTrailingSpaces: Bool = false) -> Size {
    let lines = lines(within: width, countingTrailingSpaces: countingTrailingSpaces)
    return Size(width: lines.width, height: lines.height)
  }
}

/// What the lines of a text take, in points, unrounded.
public struct TextLines: Hashable, Sendable {
  public internal(set) var count = 0
  /// Of the widest line.
  public internal(set) var width = 0.0
  public internal(set) var height = 0.0

  init() {}
}
