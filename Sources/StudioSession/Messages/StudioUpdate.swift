import PlumbTextOutput

/// What a page has to show: what has changed since it was told last.
struct StudioUpdate: Sendable {
  /// What has to be looked at again.
  struct Needs: OptionSet, Sendable {
    let rawValue: UInt16

    static let document = Needs(rawValue: 1)
    static let outline = Needs(rawValue: 2)
    static let issues = Needs(rawValue: 4)
    static let inspector = Needs(rawValue: 8)
    static let overlay = Needs(rawValue: 16)
    static let links = Needs(rawValue: 32)
    static let popover = Needs(rawValue: 64)
    static let selection = Needs(rawValue: 128)
    static let surroundings = Needs(rawValue: 256)
    static let preview = Needs(rawValue: 512)
    static let all = Needs(rawValue: 1023)
  }

  /// A sentence for whoever works.
  struct Status: Hashable, Sendable {
    let text: String
    let isError: Bool

    init(_ text: String, isError: Bool = false) {
      self.text = text
      self.isError = isError
    }
  }

  var needs: Needs = []
  var status: Status?
  /// The names of boards that are drawn anew.
  var boards: [String] = []
  var removed: [String] = []
  /// Elements that take the place of those of the same names.
  var patches: [(name: String, svg: String)] = []
  /// What the page is asked to do: bring something into sight.
  var reveal: String?
  /// Whether the page is asked to write the document.
  var write = false
  /// What was told of each part last, to tell it only where it is another.
  private var told: [String: String] = [:]

  /// Adds a part, unless it was told already.
  mutating func tell(_ name: String, _ json: String, to text: inout JSONText) {
    if told[name] == json { return }
    told[name] = json
    text.member(name, json: json)
  }

  /// Forgets what was told, but not that it was.
  mutating func clear() {
    let told = told
    self = StudioUpdate()
    self.told = told
  }
}
