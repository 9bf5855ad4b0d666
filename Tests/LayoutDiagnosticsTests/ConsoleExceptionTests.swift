import PlumbAutoLayout
import PlumbLayoutDiagnostics
import Testing

/// The reasons are those of published crash reports, with addresses and names of our own.
@Suite("Exceptions in Apple's words")
struct ConsoleExceptionTests {
  static let first = ConsoleTerm(ConsoleItem("UILabel", 0x7f02, label: "Total"), .leading)
  static let second = ConsoleTerm(ConsoleItem("UIView", 0x7f01), .left)
  static let size = ConsoleTerm(ConsoleItem("UIView", 0x7f01), .width)
  static let method =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:multiplier:constant:]: "

  static let exceptions: [(ConsoleException, String, String)] = [
    (
      .noCommonAncestor(ConsoleAnchor(0xb1, first), ConsoleAnchor(0xb2, second)), "NSGenericException",
      """
      Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0xb1 "UILabel:0x7f02'Total'.leading"> \
      and <NSLayoutXAxisAnchor:0xb2 "UIView:0x7f01.left"> because they have no common ancestor.  Does the \
      constraint or its anchors reference items in different view hierarchies?  That's illegal. Add\u{20}
      """
    ),
    (
      .priorityChange(from: 1000, to: 500), "NSInternalInconsistencyException",
      """
      Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported.  \
      You passed priority 500 and the existing priority was 1000. Deactivate\u{20}
      """
    ),
    (
      .invalidPairing(first, size), "NSInvalidArgumentException",
      method + "Invalid pairing of layout attributes. Relate "
    ),
    (
      .locationWithoutPair(first, item: "<UILabel: 0x7f02>"), "NSInvalidArgumentException",
      """
      NSLayoutConstraint for <UILabel: 0x7f02>: A multiplier of 0 or a nil second item together with a \
      location for the first attribute creates an illegal constraint of a location equal to a constant. \
      Location attributes must be specified in pairs. Relate\u{20}
      """
    ),
    (
      .mixedDirections(first, second), "NSInvalidArgumentException",
      method + """
        A constraint cannot be made between a leading/trailing attribute and a right/left attribute. Use \
        leading/trailing for both or neither. Here\u{20}
        """
    ),
    (
      .incompatibleAnchors(ConsoleAnchor(0xb1, first), ConsoleAnchor(0xb2, size)),
      "NSInvalidArgumentException",
      """
      NSLayoutConstraint for <NSLayoutXAxisAnchor:0xb1 "UILabel:0x7f02'Total'.leading">: A constraint cannot \
      be made between <NSLayoutXAxisAnchor:0xb1 "UILabel:0x7f02'Total'.leading"> and \
      <NSLayoutDimension:0xb2 "UIView:0x7f01.width"> because their units are not compatible. Use\u{20}
      """
    ),
    (
      .multiplierNotFinite(-.infinity), "NSInternalInconsistencyException",
      "Multiplier is not finite!  That's illegal.  multiplier:-inf. Look "
    ),
    (
      .constantNotFinite(.nan, ConsoleAnchor(0xb2, size), nil), "NSInternalInconsistencyException",
      """
      NSLayoutConstraint constant is not finite!  That's illegal.  constant:nan \
      firstAnchor:<NSLayoutDimension:0xb2 "UIView:0x7f01.width"> secondAnchor:(null). Look\u{20}
      """
    ),
    (
      .unpreparedHierarchy(ConsoleConstraint(0xa1, first, .equal, second), in: second.item),
      "NSInternalInconsistencyException",
      """
      Impossible to set up layout with view hierarchy unprepared for constraint. Add \
      <NSLayoutConstraint:0xa1\u{20}
      """
    ),
  ]

  @Test(arguments: exceptions)
  func reasonIsApplesAndAdviceFollows(_ exception: ConsoleException, _ name: String, _ beginning: String) {
    #expect(exception.name == name)
    #expect(exception.text.hasPrefix(beginning), "\(exception.text)")
    #expect(exception.advice.hasSuffix("."))
  }

  @Test func unpreparedHierarchiesAreAnnouncedOnTheConsole() {
    let constraint = ConsoleConstraint(0xa1, Self.size, .equal, constant: 4, isActive: false)
    let text = """
      [LayoutConstraints] The view hierarchy is not prepared for the constraint: \
      <NSLayoutConstraint:0xa1 UIView:0x7f01.width == 4   (inactive)>
      When added to a view, the constraint's items must be descendants of that view (or the view itself). \
      This will crash if the constraint needs to be resolved before the view hierarchy is assembled. Break \
      on -[UIView(UIConstraintBasedLayout) _viewHierarchyUnpreparedForConstraint:] to debug.
      """
    #expect(ConsoleFormat().unpreparedHierarchyText(of: constraint) == text)
  }
}
