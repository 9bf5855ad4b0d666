import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics
import Testing

/// The forms are those of published traces; nodes are numbered in the order of adding, and a node's variables
/// minX, minY, width and height follow each other from 4 · number + 1.
@Suite("Traces")
struct TraceTests {
  /// The planets' column of the literature, shortened: nothing says where Saturn is horizontally.
  private static func planets() throws -> InspectedTree {
    var tree = try InspectedTree()
    _ = try tree.addPlaced("UIImageView", name: "Jupiter")
    let saturn = try tree.add("UIImageView", Rect(x: 10, y: 80, width: 50, height: 50), name: "Saturn")
    try tree.named.relate(saturn, .top, .equal, tree.root, plus: 80)
    try tree.named.relate(saturn, .width, plus: 50)
    try tree.named.relate(saturn, .height, plus: 50)
    return tree
  }

  @Test func laterFormNamesWhatIsOpen() throws {
    var tree = try Self.planets()
    #expect(
      try tree.inspection().trace()
        == """
        •UIView:0x100
            *Jupiter:0x200
            *Saturn:0x300- AMBIGUOUS LAYOUT for Saturn.minX{id: 9}

        Legend:
            * - is laid out with auto layout
            + - is laid out manually, but is represented in the layout engine because \
        translatesAutoresizingMaskIntoConstraints = YES
            • - layout engine host

        """)
  }

  @Test func earlyFormHasBarsAndClasses() throws {
    var tree = try InspectedTree()
    let inner = try tree.addPlaced()
    let label = try tree.add("UILabel", in: inner, label: "Name")
    try tree.named.relate(label, .top, .equal, inner)
    try tree.named.relate(label, .height, plus: 20)
    try tree.named.relate(label, .width, plus: 20)
    #expect(
      try tree.inspection().trace(.early) == """
        *<UIView:0x100>
        | *<UIView:0x200>
        | | *<UILabel:0x300> - AMBIGUOUS LAYOUT

        """)
  }

  @Test func consolesHaveBarsInTheLaterForm() throws {
    var tree = try Self.planets()
    let text = try tree.inspection().trace(.bars)
    #expect(
      text.hasPrefix(
        """
        •UIView:0x100
        |   *Jupiter:0x200
        |   *Saturn:0x300- AMBIGUOUS LAYOUT for Saturn.minX{id: 9}

        Legend:
        \t* - is laid out with auto layout

        """))
  }

  /// Published: `UIButton:0x….minX{id: 109}, UIButton:0x….Width{id: 88}`.
  @Test func severalVariablesAreJoined() throws {
    var tree = try InspectedTree()
    let label = try tree.add("UILabel", label: "Title")
    try tree.named.relate(label, .top, .equal, tree.root)
    #expect(
      try tree.inspection().trace().contains(
        "    *UILabel:0x200'Title'- AMBIGUOUS LAYOUT for UILabel:0x200'Title'.minX{id: 5}, "
          + "UILabel:0x200'Title'.Width{id: 7}, UILabel:0x200'Title'.Height{id: 8}\n"))
  }

  @Test func marksSayWhoLaysOut() throws {
    var tree = try InspectedTree()
    let size = Size(width: 320, height: 504)
    // Constraints speak of the first, and of what is in the third; the second is nobody's concern.
    let header = try tree.add("Header", .init(x: 0, y: 0, width: 320, height: 44), .mask([], container: size))
    _ = try tree.add("Backdrop", .init(x: 0, y: 0, width: 320, height: 504), .mask([], container: size))
    let holder = try tree.add(
      "Holder", .init(x: 0, y: 44, width: 320, height: 99), .mask([], container: size))
    let inner = try tree.add("Inner", in: holder)
    for edge in [Attribute.left, .right, .top, .bottom] {
      try tree.named.relate(inner, edge, .equal, holder)
    }
    let footer = try tree.addPlaced("Footer")
    try tree.named.relate(footer, .width, .lessThanOrEqual, header)
    let text = try tree.inspection().trace()
    #expect(
      text.hasPrefix(
        """
        •UIView:0x100
            +Header:0x200
            Backdrop:0x300
            +Holder:0x400
                *Inner:0x500
            *Footer:0x600


        """))
  }

  /// Interface Builder's own constraints are constraints; what a container places is not laid out by any.
  @Test func fixedFramesMayBeConstraints() throws {
    var tree = try InspectedTree()
    let fixed = try tree.add("Fixed", .zero, .fixedFrame)
    _ = try tree.add("Placed", .zero, .fixedFrame)
    tree.objects.items[fixed]?.hasPrototypingConstraints = true
    let inspection = try tree.inspection()
    #expect(try inspection.trace().hasPrefix("•UIView:0x100\n    *Fixed:0x200\n    Placed:0x300\n"))
    #expect(
      try inspection.report(of: fixed).hasSuffix(
        """
        1. <Fixed:0x200>.left == <UIView:0x100>.left (NSIBPrototypingLayoutConstraint)
        2. <Fixed:0x200>.width == 0.0 (NSIBPrototypingLayoutConstraint)
        3. <Fixed:0x200>.top == <UIView:0x100>.top (NSIBPrototypingLayoutConstraint)
        4. <Fixed:0x200>.height == 0.0 (NSIBPrototypingLayoutConstraint)
        """))
  }

  /// Every view has guides; that alone makes no view a host.
  @Test func idleGuidesInvolveNobody() throws {
    var tree = try InspectedTree()
    let guide = try tree.add(
      "UILayoutGuide", .insets(EdgeInsets(all: 8)), label: "UIViewLayoutMarginsGuide", isView: false)
    let line = "    *UILayoutGuide:0x200'UIViewLayoutMarginsGuide'\n"
    #expect(try tree.inspection().trace().hasPrefix("UIView:0x100\n" + line))
    let view = try tree.add("UIView", .zero)
    for edge in [Attribute.left, .right, .top, .bottom] { try tree.named.relate(view, edge, .equal, guide) }
    #expect(try tree.inspection().trace().hasPrefix("•UIView:0x100\n" + line + "    *UIView:0x300\n"))
  }

  @Test func onlyTroubledBranchesAreKept() throws {
    var tree = try InspectedTree()
    _ = try tree.addPlaced("Sound")
    let holder = try tree.addPlaced("Holder")
    let lost = try tree.add("Lost", in: holder)
    try tree.named.relate(lost, .left, .equal, holder)
    try tree.named.relate(lost, .width, plus: 10)
    try tree.named.relate(lost, .height, plus: 10)
    let torn = try tree.addPlaced("Torn")
    try tree.named.relate(torn, .width, plus: 80)
    let text = try tree.inspection().trace(.early, onlyTroubled: true)
    #expect(
      text == """
        *<UIView:0x100>
        | *<Holder:0x300>
        | | *<Lost:0x400> - AMBIGUOUS LAYOUT
        | *<Torn:0x500> - CONFLICTING CONSTRAINTS

        """)
    #expect(!(try tree.inspection().trace(.early).contains("CONFLICT")))
  }

  @Test func nothingTroubledLeavesNothing() throws {
    var tree = try InspectedTree()
    _ = try tree.addPlaced()
    #expect(try tree.inspection().trace(onlyTroubled: true) == "")
  }

  @Test func aBranchBeginsAtTheLeft() throws {
    var tree = try InspectedTree()
    let holder = try tree.addPlaced("Holder")
    let inner = try tree.add("Inner", in: holder)
    try tree.named.relate(inner, .top, .equal, holder)
    try tree.named.relate(inner, .left, .equal, holder)
    try tree.named.relate(inner, .width, plus: 1)
    try tree.named.relate(inner, .height, plus: 1)
    #expect(
      try tree.inspection().trace(.early, under: holder) == "*<Holder:0x200>\n| *<Inner:0x300>\n")
  }

  @Test func nametagsStandForClasses() throws {
    var tree = try InspectedTree(nametag: "Root\nView")
    _ = try tree.add("UIView", name: "identifier", nametag: "Tag")
    let lines = try tree.inspection().trace().split(separator: "\n")
    #expect(lines[0] == "•Root View:0x100")
    #expect(lines[1].hasPrefix("    *Tag:0x200- AMBIGUOUS LAYOUT for Tag.minX{id: 5}, Tag.minY{id: 6}, "))
  }

  /// Views stand in the order of the hierarchy, which need not be that of adding.
  @Test func viewsStandInTheOrderOfTheHierarchy() throws {
    var tree = try InspectedTree()
    let first = try tree.addPlaced("First")
    let second = try tree.addPlaced("Second")
    _ = try tree.add("UILayoutGuide", .insets(.zero), isView: false)
    tree.objects.order = [tree.root, second, first]
    let lines = try tree.inspection().trace(.early).split(separator: "\n")
    #expect(
      lines.dropFirst().map { String($0) } == [
        "| *<UILayoutGuide:0x400>", "| *<Second:0x300>", "| *<First:0x200>",
      ])
  }

  @Test func deepHierarchiesAreTraced() throws {
    var tree = try InspectedTree()
    var holder = tree.root
    for _ in 0..<2000 { holder = try tree.add(in: holder, .mask([], container: .zero)) }
    let inspection = try tree.inspection()
    #expect(try inspection.trace(.early).split(separator: "\n").count == 2001)
    #expect(inspection.recursiveDescription().split(separator: "\n").count == 2001)
  }

  /// The indentation is that of published descriptions; guides are not in them.
  @Test func descriptionsAreIndented() throws {
    var tree = try InspectedTree()
    let holder = try tree.addPlaced("Holder")
    _ = try tree.add("UILayoutGuide", in: holder, .insets(.zero), isView: false)
    _ = try tree.add("Inner", Rect(x: 1, y: 2, width: 3, height: 4.5), in: holder, .fixedFrame)
    tree.objects.items[holder]?.description = "<Holder: 0x200; text = 'two\nlines'>"
    #expect(
      try tree.inspection().recursiveDescription() == """
        <UIView: 0x100; frame = (0 0; 320 504)>
           | <Holder: 0x200; text = 'two lines'>
           |    | <Inner: 0x400; frame = (1 2; 3 4.5)>

        """)
  }
}

extension InspectedTree {
  /// Without a frame.
  fileprivate mutating func add(
    _ className: String = "UIView", in parent: NodeID? = nil, _ placement: Placement,
    label: String? = nil, isView: Bool = true
  ) throws -> NodeID {
    try add(className, .zero, in: parent, placement, label: label, isView: isView)
  }

  fileprivate mutating func add(
    _ className: String, _ frame: Rect, _ placement: Placement
  ) throws -> NodeID {
    try add(className, frame, in: nil, placement)
  }
}
