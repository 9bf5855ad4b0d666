/// A pattern for paths below a folder: `*` stands for some of a name, `?` for a character of one, `[…]` for one of several, `**` for
/// folders, as many as there are, or none. What covers a folder covers all that is in it.
package struct PathPattern: Hashable, Sendable {
  private enum Token: Hashable, Sendable {
    case character(Unicode.Scalar)
    /// `?`.
    case any
    /// `*`.
    case run
    /// `[…]`; with `!` or `^` in front, whatever is none of them.
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    /// `**/`: nothing, or folders with their slash.
    case folders
    /// `**` at the end.
    case all
  }

  package let text: String
  private let tokens: [Token]

  /// Why a text is no pattern.
  package enum Mistake: Error, Hashable, Sendable {
    case empty, absolute, parent, unclosedBracket, emptyBracket

    /// A sentence.
    package var message: String {
      switch self {
      case .empty: "A pattern has at least one character."
      case .absolute: "Patterns begin at the configuration's folder: leave the slash in front out."
      case .parent:
        "Patterns reach down from the configuration's folder: they have no “..” and no “.” in them."
      case .unclosedBracket: "A bracket in a pattern ends with “]”; one that is meant as such is “[[]”."
      case .emptyBracket: "There is nothing in this pattern's brackets, or a range that runs backwards."
      }
    }
  }

  /// - Complexity: Linear in the text.
  package init(_ text: String) throws(Mistake) {
    var scalars = Array(text.unicodeScalars)
    // “Pods/” is the folder “Pods”, and “./Pods” as well.
    while scalars.starts(with: [".", "/"]) { scalars.removeFirst(2) }
    while scalars.count > 1, scalars.last == "/" { scalars.removeLast() }
    guard !scalars.isEmpty else { throw .empty }
    guard scalars.first != "/" else { throw .absolute }
    for name in scalars.split(separator: "/", omittingEmptySubsequences: false)
    where name.elementsEqual([".", "."]) || name.elementsEqual(["."]) {
      throw .parent
    }
    self.text = text
    tokens = try Self.tokens(scalars)
  }

  private static func tokens(_ scalars: [Unicode.Scalar]) throws(Mistake) -> [Token] {
    var tokens: [Token] = []
    var place = 0
    while place < scalars.count {
      let scalar = scalars[place]
      place += 1
      switch scalar {
      case "?": tokens.append(.any)
      case "*":
        let isWhole = place < 2 || scalars[place - 2] == "/"
        var end = place
        while end < scalars.count, scalars[end] == "*" { end += 1 }
        let isLong = end > place
        place = end
        if isLong, isWhole, end == scalars.count {
          tokens.append(.all)
        } else if isLong, isWhole, scalars[end] == "/" {
          if tokens.last != .folders { tokens.append(.folders) }
          place = end + 1
        } else {
          tokens.append(.run)
        }
      case "[": tokens.append(try bracket(scalars, &place))
      default: tokens.append(.character(scalar))
      }
    }
    return tokens
  }

  /// What stands behind an opening bracket. A closing one that comes first is one of the characters.
  private static func bracket(_ scalars: [Unicode.Scalar], _ place: inout Int) throws(Mistake) -> Token {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    let isNegated = place < scalars.count && (scalars[place] == "!" || scalars[place] == "^")
    if isNegated { place += 1 }
    let start = place
    while place < scalars.count, scalars[place] != "]" || place == start {
      let first = scalars[place]
      guard first != "/" else { throw .unclosedBracket }
      var last = first
      if place + 2 < scalars.count, scalars[place + 1] == "-", scalars[place + 2] != "]" {
        last = scalars[place + 2]
        place += 2
      }
      guard first <= last else { throw .emptyBracket }
      ranges.append(first...last)
      place += 1
    }
    guard place < scalars.count else { throw .unclosedBracket }
    place += 1
    return .oneOf(ranges, isNegated: isNegated)
  }

  /// Whether a path is meant, or lies in a folder that is.
  ///
  /// - Parameter path: Below the folder, without a slash in front.
  /// - Complexity: O(pattern × path), whatever the pattern.
  package func covers(_ path: String) -> Bool {
    // Whether the tokens before each place may stand for what was read.
    var reached = [Bool](repeating: false, count: tokens.count + 1)
    reached[0] = true
    passEmpty(&reached)
    var isBeginning = true
    for scalar in path.unicodeScalars {
      // What was read so far is a folder.
      if scalar == "/", reached[tokens.count], !isBeginning { return true }
      var following = [Bool](repeating: false, count: tokens.count + 1)
      for (place, token) in tokens.enumerated() where reached[place] {
        switch token {
        case .character(let wanted): following[place + 1] = following[place + 1] || wanted == scalar
        case .any: following[place + 1] = following[place + 1] || scalar != "/"
        case .run: following[place] = following[place] || scalar != "/"
        case .oneOf(let ranges, let isNegated):
          let isIn = ranges.contains { $0.contains(scalar) }
          following[place + 1] = following[place + 1] || scalar != "/" && isIn != isNegated
        case .folders:
          // Only behind a slash the next token may begin.
          following[place] = true
          if scalar == "/" { following[place + 1] = true }
        case .all:
          following[place + 1] = true
          following[place] = true
        }
      }
      reached = following
      passEmpty(&reached, afterSlash: scalar == "/")
      isBeginning = false
    }
    return reached[tokens.count] && !isBeginning
  }

  /// What may stand for nothing is passed.
  private func passEmpty(_ reached: inout [Bool], afterSlash: Bool = true) {
    for (place, token) in tokens.enumerated() where reached[place] {
      if token == .run { reached[place + 1] = true }
      // Folders that have begun end behind a slash only.
      if token == .folders, afterSlash { reached[place + 1] = true }
    }
  }
}
