import PlumbGeometry

/// A panel that stands over the others until it is closed.
enum Popover: Hashable, Sendable {
  case pin, align, resolve, view, save, help
  /// What can be made between two views, and which way the pointer went from one to the other.
  case connect(source: String, target: String, isHorizontal: Bool, isVertical: Bool)
  /// A finding, by its place among them.
  case issue(Int)
  /// A change that was tried, to be taken or left.
  case trial(Trial)
  case find(String)
  case explain(String)

  /// A document as a change would make it.
  struct Trial: Hashable, Sendable {
    let title: String
    let bytes: [UInt8]
    /// What takes the document there, line by line.
    let diff: String
    /// Sentences on what it does.
    let remarks: [String]
  }

  var name: String {
    switch self {
    case .pin: "pin"
    case .align: "align"
    case .resolve: "resolve"
    case .view: "view"
    case .save: "save"
    case .help: "help"
    case .connect: "connect"
    case .issue: "issue"
    case .trial: "trial"
    case .find: "find"
    case .explain: "explain"
    }
  }
}
