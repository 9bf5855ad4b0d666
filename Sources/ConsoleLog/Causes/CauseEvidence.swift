import PlumbConstraintSolver
import PlumbFindings
import PlumbLayoutDiagnostics

/// Says how a conflict came about, with the constraint or number that shows it.
struct CauseEvidence {
  private let log: ConflictLog
  private let core: [Int]
  private let sum: ConflictSum?
  private let names: LogNames

  init(_ log: ConflictLog, _ core: [Int], _ sum: ConflictSum?, _ names: LogNames) {
    self.log = log
    self.core = core
    self.sum = sum
    self.names = names
  }

  private var members: [LoggedConstraint] {
    core.isEmpty ? log.constraints : core.map { log.constraints[$0] }
  }

  func message(_ cause: Cause) -> Message {
    switch cause {
    case .systemOnly:
      return """
        Every constraint of the list is one that the system makes for views of its own\(named { $0.isInterior }): none is \
        the app’s
        """
    case .stackViewHiding:
      return """
        A stack view has hidden \(subject { $0.maker == .stackViewHiding }), which leaves it nothing, and what is inside \
        insists on its distances
        """
    case .prototypeFrame:
      return """
        Interface Builder gives views without constraints a fixed frame when it builds, and here constraints made in \
        code meet these
        """
    case .contradictoryTwins: return "Two constraints say the same with different numbers"
    case .maskLeftOn:
      return """
        \(masked) still turns its autoresizing mask into constraints, beside constraints of its own
        """
    case .zeroSizePass:
      let collapsed = members.collapsed
      return """
        \(subject { $0 == collapsed }) has no size\(identified { $0 == collapsed }): often a first pass, before the view \
        gets its real frame
        """
    case .rounding:
      return
        "The numbers differ by less than a point: rounding to pixels, or digits that the log does not print"
    case .encapsulatedSize:
      return """
        \(subject { $0.isGivenToContent }) was given a size from outside\(identified { $0.isGivenToContent }) that is not \
        the one which its content asks for
        """
    case .stackViewArrangement:
      return "A constraint made by hand contradicts those with which a stack view places what it arranges"
    case .overConstrained: return "An edge is put in two places at once"
    case .aspectRatio: return "A ratio of width to height does not go with the sizes that are given"
    case .fixedContent: return "Fixed sizes and distances do not add up to the size that there is"
    case .negativeSize:
      if members.isActionSheet {
        return "A width of −16 is asked for, as action sheets of several systems do by themselves"
      }
      return "A size below 0 is asked for"
    case .hiddenValue:
      return """
        As printed they can all hold: what makes them clash is a value that the log does not show, such as layout \
        margins
        """
    }
  }

  private func subject(_ fits: (LoggedConstraint) -> Bool) -> Message {
    guard let item = members.first(where: fits)?.statement?.first.item else { return "A view" }
    return "\(item: names[item.key])"
  }

  private var masked: Message {
    guard let item = members.maskedView else { return "A view" }
    return "\(item: names[item.key])"
  }

  private func identified(_ fits: (LoggedConstraint) -> Bool) -> Message {
    guard let identifier = members.first(where: fits)?.identifier else { return "" }
    return " (\(value: identifier))"
  }

  private func named(_ fits: (LoggedItem) -> Bool) -> Message {
    let all = members.flatMap { $0.items }
    guard let item = all.first(where: fits) else { return "" }
    return ", such as \(item: names[item.key])"
  }
}
