import CorpusRecord
import TestSupport

/// What the command line asks for.
struct ScoreOptions {
  var writes = false
  var folds: Set<Int> = []
  var words: [String] = []
  var longest = 40

  enum Fault: Error, CustomStringConvertible {
    case unknown(String)
    case incomplete(String)
    case nothingChosen

    var description: String {
      switch self {
      case .unknown(let word): "unknown argument '\(word)' (try Scripts/score --help)"
      case .incomplete(let word): "\(word) needs a value (try Scripts/score --help)"
      case .nothingChosen: "no document is in these folds and has these words in its path."
      }
    }
  }

  init(_ arguments: some Sequence<String>) throws(Fault) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--write": writes = true
      case "--folds":
        let list = rest.popFirst()?.split(separator: ",").map { Int($0) } ?? []
        folds = Set(list.compactMap(\.self))
        guard !folds.isEmpty, folds.count == list.count else { throw .incomplete(argument) }
      case "--only":
        guard let word = rest.popFirst() else { throw .incomplete(argument) }
        words.append(word)
      case "--longest":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count >= 0 else {
          throw .incomplete(argument)
        }
        longest = count
      default: throw .unknown(argument)
      }
    }
  }

  func isWanted(_ path: String) -> Bool {
    if !folds.isEmpty {
      guard let fold = Folds.byProject[MarkupCorpus.project(of: path)], folds.contains(fold) else {
        return false
      }
    }
    return words.isEmpty || words.contains { path.contains($0) }
  }
}
