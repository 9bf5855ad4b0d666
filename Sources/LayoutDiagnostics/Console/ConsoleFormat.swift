/// Apple's texts for constraints and conflicts, from plain data.
///
/// Every rule here is read off 106 console logs that people published; the counts are of the 591 constraints
/// of Apple's classes in these that are whole, 236 of them from iOS 10 or later. All but two, which a library
/// described in its own way, print as they were logged. So programs that look for such texts, explainers of
/// conflicts above all, find them.
///
/// ```
/// let label = ConsoleItem("UILabel", 0x7f8a10, label: "Title")
/// let cell = ConsoleItem("UIView", 0x7f8a20)
/// let constraint = ConsoleConstraint(
///   0x60000a, ConsoleTerm(label, .top), .equal, ConsoleTerm(cell, .top), constant: 8, superview: cell)
/// ConsoleFormat().text(of: constraint)
/// // <NSLayoutConstraint:0x60000a V:|-(8)-[UILabel:0x7f8a10'Title']   (active, names: '|':UIView:0x7f8a20 )>
/// ```
package struct ConsoleFormat: Hashable, Sendable {
  /// When Apple wrote its texts so.
  package enum Era: Hashable, Sendable {
    /// Before iOS 9: names, but no activity; widths and heights as visual format; advice in one line.
    case beforeIOS9
    /// iOS 9: the same, with advice in lines of its own.
    case iOS9
    /// iOS 10 and later, with the details of iOS 13 and later.
    case sinceIOS10
  }

  /// Whose console it is.
  package enum Framework: Hashable, Sendable { case uiKit, appKit }

  package var era: Era
  package var framework: Framework

  package init(era: Era = .sinceIOS10, framework: Framework = .uiKit) {
    self.era = era
    self.framework = framework
  }

  /// The constraint's description.
  ///
  /// The parts in their order: class and address, mask, identifier, what it demands, priorities where it has
  /// any, and behind three spaces its activity and the names of its items.
  package func text(of constraint: ConsoleConstraint) -> String {
    var text = "<" + constraint.className + ":" + ConsoleItem.hexadecimal(constraint.address)
    if let mask = constraint.mask { text += " " + mask }
    if let identifier = constraint.identifier { text += " '" + identifier + "'" }
    let visual = visualFormat(of: constraint)
    text += " " + (visual?.text ?? equation(of: constraint))
    if constraint.priority < 1000 { text += " priority:" + constraint.priority.printedText }
    if let content = constraint.content {
      text += " Hug:" + content.hugging.printedText
      text += " CompressionResistance:" + content.compressionResistance.printedText
    }
    return text + tail(of: constraint, namesSuperview: visual?.hasSuperview ?? constraint.isFromMaskAtMinimum)
      + ">"
  }

  /// Activity and names: `   (active, names: header:0x7f8a10, '|':UIView:0x7f8a20 )`, in older texts
  /// `   (Names: header:0x7f8a10, '|':UIView:0x7f8a20 )`.
  ///
  /// Names come in the order of the items, not of the visual format (all 4 constraints of two named items),
  /// the superview last.
  private func tail(of constraint: ConsoleConstraint, namesSuperview: Bool) -> String {
    var entries: [String] = []
    if constraint.first.item.name != nil { entries.append(constraint.first.item.entryText) }
    if let second = constraint.second?.item, second.name != nil,
      second.address != constraint.first.item.address
    {
      entries.append(second.entryText)
    }
    if namesSuperview, let superview = constraint.superview { entries.append("'|':" + superview.entryText) }
    let names = joined(entries, ", ")
    guard era == .sinceIOS10 else { return entries.isEmpty ? "" : "   (Names: " + names + " )" }
    let activity = constraint.isActive ? "active" : "inactive"
    return "   (" + activity + (entries.isEmpty ? "" : ", names: " + names + " ") + ")"
  }
}

extension ConsoleConstraint {
  /// Whether a mask holds the item's near edge where it is, which is printed as an equation of one item but
  /// names the superview (2 of 2 logged constraints); where it holds the middle, it does not (3 of 3).
  fileprivate var isFromMaskAtMinimum: Bool {
    guard second == nil else { return false }
    return switch first.attribute {
    case .minX, .minY: true
    default: false
    }
  }
}
