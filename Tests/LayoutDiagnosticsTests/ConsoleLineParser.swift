import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbLayoutDiagnostics

/// Reads back what Apple's console texts say of a constraint, for tests that print it again.
struct ConsoleLineParser {
  var constraint: ConsoleConstraint
  var era: ConsoleFormat.Era
  var isVisual: Bool

  private var names: [String: UInt64] = [:]
  private var superview: ConsoleItem?

  /// - Returns: Nil where the line is not of a form that is known.
  init?(_ line: String) {
    let head = /<(?<class>[A-Za-z_]+):0x(?<address>[0-9a-f]+)(?: (?<mask>h=[-&]{3} v=[-&]{3}))? (?<rest>.*)>/
      .dotMatchesNewlines()
    let id = /'(?<id>.*?)' (?<rest>(?:H:|V:|[A-Za-z_]).*)/.dotMatchesNewlines()
    guard let match = line.wholeMatch(of: head), let address = UInt64(match.output.address, radix: 16) else {
      return nil
    }
    var rest = match.output.rest
    era = .iOS9
    isVisual = false
    let nobody = ConsoleTerm(ConsoleItem("", 0), .width)
    constraint = ConsoleConstraint(
      address, className: String(match.output.class), mask: match.output.mask.map(String.init), nobody, .equal
    )
    if let identified = rest.wholeMatch(of: id) {
      constraint.identifier = String(identified.output.id)
      rest = identified.output.rest
    }
    rest = readTail(rest)
    rest = readPriorities(rest)
    guard readVisual(rest) || readEquation(rest) else { return nil }
    constraint.superview = superview
  }

  private mutating func readTail(_ text: Substring) -> Substring {
    let tail = /(?<body>.*)   \((?:(?<active>(?:in)?active)(?:, names: (?<names>.*) )?|Names: (?<old>.*) )\)/
      .dotMatchesNewlines()
    guard let match = text.wholeMatch(of: tail) else { return text }
    if let active = match.output.active {
      era = .sinceIOS10
      constraint.isActive = active == "active"
    }
    let entries = (match.output.names ?? match.output.old ?? "").split(separator: ", ")
    for entry in entries {
      guard
        let match = entry.wholeMatch(
          of: /(?<name>.*?):(?<text>(?:.*:)?0x(?<address>[0-9a-f]+)(?:'.*')?)/.dotMatchesNewlines())
      else {
        continue
      }
      if match.output.name == "'|'" {
        superview = item(match.output.text)
      } else {
        names[String(match.output.name)] = UInt64(match.output.address, radix: 16)
      }
    }
    return match.output.body
  }

  private mutating func readPriorities(_ text: Substring) -> Substring {
    var text = text
    if let match = text.wholeMatch(
      of: /(?<body>.*) Hug:(?<hug>[0-9.]+) CompressionResistance:(?<hold>[0-9.]+)/.dotMatchesNewlines())
    {
      constraint.content = .init(
        hugging: Double(match.output.hug)!, compressionResistance: Double(match.output.hold)!)
      text = match.output.body
    }
    if let match = text.wholeMatch(of: /(?<body>.*) priority:(?<priority>[0-9.]+)/.dotMatchesNewlines()) {
      constraint.priority = Double(match.output.priority)!
      text = match.output.body
    }
    return text
  }

  private mutating func readVisual(_ text: Substring) -> Bool {
    if let match = text.wholeMatch(
      of: /(?<axis>[HV]):\[(?<item>.+)\((?<amount>[^()]*)\)\]/.dotMatchesNewlines())
    {
      guard let item = item(match.output.item), readAmount(match.output.amount) else { return false }
      constraint.first = ConsoleTerm(item, match.output.axis == "H" ? .width : .height)
      isVisual = true
      return true
    }
    let spacing =
      /(?<axis>[HV]):(?:\||\[(?<near>.+)\])-\((?<amount>.*)\)-(?:\||\[(?<far>.+)\])(?<left>\(LTR\))?/
      .dotMatchesNewlines()
    guard let match = text.wholeMatch(of: spacing), readAmount(match.output.amount) else { return false }
    let attributes: (near: Attribute, far: Attribute) =
      match.output.axis == "V"
      ? (.top, .bottom) : match.output.left != nil ? (.left, .right) : (.leading, .trailing)
    isVisual = true
    switch (match.output.near.flatMap { item($0) }, match.output.far.flatMap { item($0) }, superview) {
    case (nil, let item?, let superview?):
      constraint.first = ConsoleTerm(item, attributes.near)
      constraint.second = ConsoleTerm(superview, attributes.near)
    case (let item?, nil, let superview?):
      constraint.first = ConsoleTerm(superview, attributes.far)
      constraint.second = ConsoleTerm(item, attributes.far)
    case (let near?, let far?, _):
      constraint.first = ConsoleTerm(far, attributes.near)
      constraint.second = ConsoleTerm(near, attributes.far)
    default: return false
    }
    return true
  }

  /// `>=NSSpace(8)@750` without its parentheses.
  private mutating func readAmount(_ text: Substring) -> Bool {
    let amount =
      /(?<relation><=|>=)?(?<space>[A-Za-z]+\()?(?<number>-?[0-9.e+-]+)\)?(?:@(?<priority>[0-9.]+))?/
      .dotMatchesNewlines()
    guard let match = text.wholeMatch(of: amount), let number = Double(match.output.number) else {
      return false
    }
    constraint.relation = relation(match.output.relation ?? "==")
    constraint.constant = number
    return readSpace(match.output.space?.dropLast())
  }

  private mutating func readSpace(_ name: Substring?) -> Bool {
    switch name {
    case nil: constraint.space = .constant
    case "NSSpace": constraint.space = .standard
    case "NSLayoutAnchorConstraintSpace": constraint.space = .anchors
    default: return false
    }
    return true
  }

  private mutating func readEquation(_ text: Substring) -> Bool {
    if let match = text.wholeMatch(
      of: /(?<first>.+) (?<relation>[<>=]=) (?<sign>[+-] )?(?<number>[0-9.]+)/.dotMatchesNewlines()),
      let number = Double(match.output.number), let first = term(match.output.first)
    {
      constraint.first = first
      constraint.relation = relation(match.output.relation)
      constraint.constant = match.output.sign == "- " ? -number : number
      return true
    }
    let sum = /(?<body>.+?)(?: (?<sign>[+-]) (?<number>[0-9.]+)| (?<space>[A-Za-z]+)\((?<spacing>[0-9.]+)\))?/
    let pair = /(?<first>.+?) (?<relation>[<>=]=) (?:(?<factor>-?[0-9.e+-]+)\*)?(?<second>.+)/
    guard let sum = text.wholeMatch(of: sum.dotMatchesNewlines()),
      let match = sum.output.body.wholeMatch(of: pair.dotMatchesNewlines()),
      let first = term(match.output.first),
      let second = term(match.output.second)
    else { return false }
    constraint.first = first
    constraint.second = second
    constraint.relation = relation(match.output.relation)
    constraint.multiplier = match.output.factor.flatMap { Double($0) } ?? 1
    let number = (sum.output.number ?? sum.output.spacing).flatMap { Double($0) } ?? 0
    constraint.constant = sum.output.sign == "-" ? -number : number
    return readSpace(sum.output.space)
  }

  private func relation(_ text: Substring) -> Relation {
    switch text {
    case "<=": .lessThanOrEqual
    case ">=": .greaterThanOrEqual
    default: .equal
    }
  }

  private func term(_ text: Substring) -> ConsoleTerm? {
    let attributes = Attribute.allCases.map(ConsoleAttribute.layout) + [.minX, .minY, .midX, .midY]
    guard let match = text.wholeMatch(of: /(?<item>.+)\.(?<attribute>[A-Za-z]+)/.dotMatchesNewlines()),
      let item = item(match.output.item),
      let attribute = attributes.first(where: { $0.text == match.output.attribute })
    else { return nil }
    return ConsoleTerm(item, attribute)
  }

  private func item(_ text: Substring) -> ConsoleItem? {
    if let address = names[String(text)] { return ConsoleItem("", address, name: String(text)) }
    guard
      let match = text.wholeMatch(
        of: /(?<class>[A-Za-z0-9_.$]+):0x(?<address>[0-9a-f]+)(?:'(?<label>.*)')?/.dotMatchesNewlines()),
      let address = UInt64(match.output.address, radix: 16)
    else { return nil }
    let className = String(match.output.class)
    if names[className] == address { return ConsoleItem("", address, name: className) }
    return ConsoleItem(className, address, label: match.output.label.map(String.init))
  }
}
