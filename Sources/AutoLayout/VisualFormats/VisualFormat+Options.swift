extension VisualFormat {
  /// What holds for all views of a format. The bits are those of UIKit's `NSLayoutConstraint.FormatOptions`.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Neighbours have the same left edges; in vertical formats only.
    public static let alignAllLeft = Options(rawValue: 1 << 1)
    /// Neighbours have the same right edges; in vertical formats only.
    public static let alignAllRight = Options(rawValue: 1 << 2)
    /// Neighbours have the same tops; in horizontal formats only.
    public static let alignAllTop = Options(rawValue: 1 << 3)
    /// Neighbours have the same bottoms; in horizontal formats only.
    public static let alignAllBottom = Options(rawValue: 1 << 4)
    /// Neighbours have the same leading edges; in vertical formats only.
    public static let alignAllLeading = Options(rawValue: 1 << 5)
    /// Neighbours have the same trailing edges; in vertical formats only.
    public static let alignAllTrailing = Options(rawValue: 1 << 6)
    /// Neighbours have the same horizontal centers; in vertical formats only.
    public static let alignAllCenterX = Options(rawValue: 1 << 9)
    /// Neighbours have the same vertical centers; in horizontal formats only.
    public static let alignAllCenterY = Options(rawValue: 1 << 10)
    /// Neighbours have the same last baselines; in horizontal formats only.
    public static let alignAllLastBaseline = Options(rawValue: 1 << 11)
    /// Neighbours have the same first baselines; in horizontal formats only.
    public static let alignAllFirstBaseline = Options(rawValue: 1 << 12)
    /// Horizontal formats run from left to right whatever the language.
    public static let directionLeftToRight = Options(rawValue: 1 << 16)
    /// Horizontal formats run from right to left whatever the language.
    public static let directionRightToLeft = Options(rawValue: 2 << 16)
    /// Vertical spaces between two views go from the last baseline of the upper one to the first of the
    /// lower one; horizontal formats, and the superview's edges, stay as they are.
    public static let spacingBaselineToBaseline = Options(rawValue: 1 << 19)

    /// The way in which horizontal formats run.
    public enum Direction: Hashable, Sendable {
      case leadingToTrailing, leftToRight, rightToLeft
    }

    /// From leading to trailing where neither bit is set, or both are.
    public var direction: Direction {
      switch rawValue >> 16 & 3 {
      case 1: .leftToRight
      case 2: .rightToLeft
      default: .leadingToTrailing
      }
    }

    /// The attributes in which neighbours are aligned, in the order of their bits.
    public var alignments: [Attribute] {
      let all: [(Options, Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
        (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
        (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
      ]
      return all.filter { contains($0.0) }.map { $0.1 }
    }
  }
}
