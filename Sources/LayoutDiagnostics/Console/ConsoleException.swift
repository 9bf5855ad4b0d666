/// An exception that UIKit raises over a constraint, with a sentence of advice.
package struct ConsoleException: Hashable, Sendable {
  /// The exception's name, such as `NSInvalidArgumentException`.
  package var name: String
  /// What UIKit says, word for word as published crash reports have it.
  package var reason: String
  /// What to do about it.
  package var advice: String

  /// Reason and advice.
  package var text: String { reason + (reason.utf8.last == UInt8(ascii: ".") ? " " : ". ") + advice }

  /// Activating a constraint between items without a view that both are in.
  package static func noCommonAncestor(_ first: ConsoleAnchor, _ second: ConsoleAnchor) -> ConsoleException {
    ConsoleException(
      name: generic,
      reason: """
        Unable to activate constraint with anchors \(first.text) and \(second.text) because they have no \
        common ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  \
        That's illegal.
        """,
      advice: """
        Add \(first.term.item.text) and \(second.term.item.text) to a common superview before the constraint \
        is activated.
        """)
  }

  /// Changing the priority of an active constraint from or to required.
  package static func priorityChange(from existing: Double, to passed: Double) -> ConsoleException {
    ConsoleException(
      name: internalInconsistency,
      reason: """
        Mutating a priority from required to not on an installed constraint (or vice-versa) is not \
        supported.  You passed priority \(passed.printedText) and the existing priority was \
        \(existing.printedText).
        """,
      advice: """
        Deactivate the constraint, change its priority and activate it again, or give it at most 999 from \
        the start.
        """)
  }

  /// A position related to a size, or attributes of two axes.
  package static func invalidPairing(_ first: ConsoleTerm, _ second: ConsoleTerm) -> ConsoleException {
    ConsoleException(
      name: invalidArgument,
      reason: classMethod + "Invalid pairing of layout attributes",
      advice: """
        Relate two positions along one axis, or two sizes: \(first.text) and \(second.text) are neither.
        """)
  }

  /// A position equal to a number, for want of a second item or with a multiplier of 0.
  ///
  /// Until about iOS 8 the reason was that a constraint “cannot be made that sets a location equal to a
  /// constant”; the reports of iOS 8.3 to 13 have the longer sentence.
  ///
  /// - Parameters:
  ///   - first: What was to be equal to a number.
  ///   - item: The first item's description.
  package static func locationWithoutPair(_ first: ConsoleTerm, item: String) -> ConsoleException {
    ConsoleException(
      name: invalidArgument,
      reason: """
        NSLayoutConstraint for \(item): A multiplier of 0 or a nil second item together with a location for \
        the first attribute creates an illegal constraint of a location equal to a constant. Location \
        attributes must be specified in pairs.
        """,
      advice: """
        Relate \(first.text) to an edge or center of another item, often of its superview, and check that \
        this item is not nil.
        """)
  }

  /// An edge that depends on the direction of text related to one that does not.
  package static func mixedDirections(_ first: ConsoleTerm, _ second: ConsoleTerm) -> ConsoleException {
    ConsoleException(
      name: invalidArgument,
      reason: classMethod + """
        A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use \
        leading/trailing for both or neither.
        """,
      advice: "Here these are \(first.text) and \(second.text).")
  }

  /// Anchors related that measure different things.
  package static func incompatibleAnchors(
    _ first: ConsoleAnchor, _ second: ConsoleAnchor
  ) -> ConsoleException {
    ConsoleException(
      name: invalidArgument,
      reason: """
        NSLayoutConstraint for \(first.text): A constraint cannot be made between \(first.text) and \
        \(second.text) because their units are not compatible.
        """,
      advice: """
        Use two anchors of one kind: both leading or trailing, both left or right, both vertical, or both \
        sizes.
        """)
  }

  /// A multiplier that is infinite or no number.
  package static func multiplierNotFinite(_ multiplier: Double) -> ConsoleException {
    ConsoleException(
      name: internalInconsistency,
      reason: "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier.printedText)",
      advice: "Look for a division by zero where the multiplier is computed.")
  }

  /// A constant that is infinite or no number.
  package static func constantNotFinite(
    _ constant: Double, _ first: ConsoleAnchor, _ second: ConsoleAnchor?
  ) -> ConsoleException {
    ConsoleException(
      name: internalInconsistency,
      reason: """
        NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant.printedText) \
        firstAnchor:\(first.text) secondAnchor:\(second?.text ?? "(null)")
        """,
      advice: "Look for a division by zero, or a size not known yet, where the constant is computed.")
  }

  /// Layout reached a constraint whose items are not all below the view that it was added to.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - holder: The view that it was added to.
  package static func unpreparedHierarchy(
    _ constraint: ConsoleConstraint, in holder: ConsoleItem
  ) -> ConsoleException {
    ConsoleException(
      name: internalInconsistency,
      reason: "Impossible to set up layout with view hierarchy unprepared for constraint.",
      advice: """
        Add \(ConsoleFormat().text(of: constraint)) to a view that all of its items are in, which \
        \(holder.text) is not, or set isActive, which finds that view.
        """)
  }

  private static let generic = "NSGenericException"
  private static let internalInconsistency = "NSInternalInconsistencyException"
  private static let invalidArgument = "NSInvalidArgumentException"
  private static let classMethod = """
    *** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: \

    """
}
