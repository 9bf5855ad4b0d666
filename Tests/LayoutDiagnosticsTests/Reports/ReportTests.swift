import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import PlumbLayoutDiagnostics
import Testing

/// The form is that of the literature's reports; numbers follow from the constraints.
@Suite("View reports")
struct ReportTests {
  /// The literature's image with padding: a content of 64, asked to be 100 at priority 250, hugging it at 50.
  private static func image(
    at priority: Double, hugging: Double, mode: String, frame: Rect
  ) throws -> (InspectedTree, NodeID) {
    var tree = try InspectedTree(nametag: "RootView")
    let image = try tree.add(
      "UIImageView", frame, content: ContentSize(width: 64, height: 64), mode: mode)
    for axis in Axis.allCases { try tree.named.setPriorities(hugging, 750, axis, of: image) }
    try tree.named.relate(image, .width, plus: 100, at: priority)
    try tree.named.relate(image, .height, plus: 100, at: priority)
    return (tree, image)
  }

  @Test func anImageWithPadding() throws {
    var (tree, image) = try Self.image(
      at: 250, hugging: 50, mode: "Center", frame: Rect(x: 110, y: 202, width: 100, height: 100))
    #expect(
      try tree.inspection().report(of: image) == """
        <UIImageView:0x200> UIImageView : UIView [Caution: Ambiguous Layout!]
        Frame:.........(110 202; 100 100)
        Content size...{64, 64} [Content Mode: Center]
        Hugging........[H 50] [V 50]
        Resistance.....[H 750] [V 750]
        1. @ 250 <UIImageView:0x200>.width == 100.0
        2. @ 250 <UIImageView:0x200>.height == 100.0
        3. <UIImageView:0x200>.width == 64.0 (NSContentSizeLayoutConstraint)
        4. <UIImageView:0x200>.height == 64.0 (NSContentSizeLayoutConstraint)
        """)
  }

  /// The hugged image: its hugging outranks what it is asked to be; the superview centers it.
  @Test func aHuggedImage() throws {
    var (tree, image) = try Self.image(at: 500, hugging: 750, mode: "Scale Aspect Fill", frame: .zero)
    try tree.named.relate(image, .centerX, .equal, tree.root)
    try tree.named.relate(image, .centerY, .equal, tree.root)
    let inspection = try tree.inspection()
    // (320 − 64) / 2 and (504 − 64) / 2.
    #expect(
      try inspection.report(of: image) == """
        <UIImageView:0x200> UIImageView : UIView
        Frame:.........(128 220; 64 64)
        Content size...{64, 64} [Content Mode: Scale Aspect Fill]
        Hugging........[H 750] [V 750]
        Resistance.....[H 750] [V 750]
        1. @ 500 <UIImageView:0x200>.width == 100.0
        2. @ 500 <UIImageView:0x200>.height == 100.0
        3. <UIImageView:0x200>.width == 64.0 (NSContentSizeLayoutConstraint)
        4. <UIImageView:0x200>.height == 64.0 (NSContentSizeLayoutConstraint)
        5. @1000 <UIImageView:0x200>.centerX == <RootView:0x100>.centerX
        6. @1000 <UIImageView:0x200>.centerY == <RootView:0x100>.centerY
        """)
    // What centers it is the superview's, which has no content and so no mode.
    #expect(
      try inspection.report(of: tree.root) == """
        <RootView:0x100> UIView : UIResponder
        Frame:.........(0 0; 320 504)
        Content size...{-1, -1}
        Hugging........[H 250] [V 250]
        Resistance.....[H 750] [V 750]
        1. @1000 <UIImageView:0x200>.centerX == <RootView:0x100>.centerX
        2. @1000 <UIImageView:0x200>.centerY == <RootView:0x100>.centerY
        3. @1000 <RootView:0x100>.width == 320.0 (UIView-Encapsulated-Layout-Width)
        4. @1000 <RootView:0x100>.height == 504.0 (UIView-Encapsulated-Layout-Height)
        """)
  }

  @Test func maskIsToldWhereItIsTranslated() throws {
    var tree = try InspectedTree()
    let mask: AutoresizingMask = [.flexibleWidth, .flexibleBottom]
    let view = try tree.add(
      "UIView", Rect(x: 20, y: 30, width: 40, height: 50), in: nil,
      .mask(mask, container: Size(width: 320, height: 504)), mask: mask)
    let report = try tree.inspection().report(of: view)
    #expect(
      report == """
        <UIView:0x200> UIView : UIResponder [Autosizes]
        Mask...........W+BM
        Frame:.........(20 30; 40 50)
        Content size...{-1, -1}
        Hugging........[H 250] [V 250]
        Resistance.....[H 750] [V 750]
        1. <UIView:0x200>.minX == 20.0 (NSAutoresizingMaskLayoutConstraint)
        2. <UIView:0x200>.width == <UIView:0x100>.width - 280.0 (NSAutoresizingMaskLayoutConstraint)
        3. <UIView:0x200>.minY == 30.0 (NSAutoresizingMaskLayoutConstraint)
        4. <UIView:0x200>.height == 50.0 (NSAutoresizingMaskLayoutConstraint)
        """)
    tree.objects.items[view]?.mask = []
    #expect(!(try tree.inspection().report(of: view).contains("Mask...")))
  }

  /// Constraints may be installed higher up than they need to be: the nearest come first, in whatever order
  /// they were added.
  @Test func nearerAncestorsComeFirst() throws {
    var tree = try InspectedTree()
    let holder = try tree.addPlaced("Holder")
    let view = try tree.add("Inner", Rect(x: 0, y: 0, width: 5, height: 5), in: holder)
    let far = try tree.named.relate(view, .left, .equal, tree.root, plus: 15)
    let near = try tree.named.relate(view, .top, .equal, holder)
    let own = try tree.named.relate(view, .width, plus: 5)
    let high = try tree.named.relate(view, .height, plus: 5)
    var inspection = try tree.inspection()
    #expect(
      try inspection.rows(referringTo: view) == [own, high, near, far].map { RowSource.constraint($0) })
    tree.objects.constraints[high] = InspectedConstraint(
      try #require(inspection.consoleConstraint(.constraint(high))), installedOn: tree.root)
    inspection = try tree.inspection()
    #expect(
      try inspection.rows(referringTo: view) == [own, near, far, high].map { RowSource.constraint($0) })
    // What is between two others speaks of neither.
    #expect(try inspection.rows(referringTo: holder).contains(.constraint(far)) == false)
  }

  @Test func tenConstraintsAlignTheirNumbers() throws {
    var tree = try InspectedTree()
    let view = try tree.addPlaced()
    for width in 1...6 {
      try tree.named.relate(view, .width, .greaterThanOrEqual, plus: Double(width), at: 7)
    }
    let lines = try tree.inspection().report(of: view).split(separator: "\n")
    #expect(lines.count == 5 + 10)
    #expect(lines[5] == " 1. @1000 <UIView:0x200>.width == 50.0")
    #expect(lines[7] == " 3. @   7 <UIView:0x200>.width >= 1.0")
    #expect(lines[14] == "10. @1000 <UIView:0x200>.top == <UIView:0x100>.top + 20.0")
  }

  @Test func stackViewsConstraintsHaveApplesIdentifiers() throws {
    var tree = try InspectedTree()
    let stack = try tree.add("UIStackView", Rect(x: 10, y: 20, width: 200, height: 40), in: nil, .fixedFrame)
    let first = try tree.add("UILabel", .zero, in: stack, content: ContentSize(width: 30, height: 20))
    let second = try tree.add("UIView", .zero, in: stack)
    try tree.named.tree.setStack(
      StackArrangement(
        axis: .horizontal, distribution: .fill, alignment: .center, spacing: 8,
        arranged: [.init(first), .init(second)]), of: stack)
    let lines = try tree.inspection().report(of: first).split(separator: "\n").dropFirst(5)
    // Published: 'UISV-canvas-connection' UIStackView.leading == UILabel.leading, UIStackView.centerY == UIImageView.centerY,
    // H:[UIView]-(8)-[UIView], 'UISV-alignment' UILabel.top == UILabel.top.
    #expect(
      lines.map { String($0) } == [
        "1. <UILabel:0x300>.width == 30.0 (NSContentSizeLayoutConstraint)",
        "2. <UILabel:0x300>.height == 20.0 (NSContentSizeLayoutConstraint)",
        "3. @1000 <UIStackView:0x200>.leading == <UILabel:0x300>.leading (UISV-canvas-connection)",
        "4. @1000 <UIStackView:0x200>.centerY == <UILabel:0x300>.centerY (UISV-canvas-connection)",
        "5. @1000 <UIView:0x400>.leading == <UILabel:0x300>.trailing + 8.0 (UISV-spacing)",
        "6. @1000 <UILabel:0x300>.centerY == <UIView:0x400>.centerY (UISV-alignment)",
        "7. @1000 <UIStackView:0x200>.top <= <UILabel:0x300>.top (UISV-spanning-boundary)",
        "8. @1000 <UIStackView:0x200>.bottom >= <UILabel:0x300>.bottom (UISV-spanning-boundary)",
      ])
  }

  @Test func longFormTellsHowConstraintsFare() throws {
    var tree = try InspectedTree()
    let view = try tree.add(
      "UIImageView", Rect(x: 33, y: 0, width: 0, height: 0), content: ContentSize(width: 64, height: 64),
      nametag: "Card")
    try tree.named.tree.setAlignmentInsets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4), of: view)
    try tree.named.relate(view, .left, .lessThanOrEqual, tree.root, plus: 100)
    let top = try tree.named.relate(view, .top, .equal, tree.root, plus: 20)
    let width = try tree.named.relate(view, .width, plus: 100)
    let other = try tree.named.relate(view, .width, plus: 80)
    try tree.named.relate(view, .height, plus: 70, at: 100)
    var inspection = try tree.inspection()
    for (line, id) in [top, width, other].enumerated() {
      tree.objects.constraints[id] = InspectedConstraint(
        try #require(inspection.consoleConstraint(.constraint(id))),
        installedOn: id == top ? tree.root : view,
        place: SourcePlace(file: "Card.swift", line: line + 7))
    }
    tree.objects.constraints[other]?.console.identifier = "narrow"
    tree.objects.items[view]?.place = SourcePlace(file: "Card.swift", line: 3)
    inspection = try tree.inspection()
    // Of two required widths the later gives way. The left edge of the alignment rectangle, 2 points inside
    // the frame, is at most at 100; it is at 33 + 2, and so 65 short of that.
    #expect(
      try inspection.report(of: view, .long) == """
        <Card:0x200> UIImageView : UIView [Caution: Ambiguous Layout!]
        Made at........Card.swift:3
        Laid out.......by constraints
        Mask...........none
        Frame:.........(33 19; 106 68)
        Alignment rect.(35 20; 100 64)
        Content size...{64, 64} [Content Mode: Scale To Fill]
        Hugging........[H 250] [V 250]
        Resistance.....[H 750] [V 750]
        Free...........minX may be 98 and less: it stays at 33
        1. @1000 <Card:0x200>.width == 100.0
                 satisfied                        on <Card:0x200>    Card.swift:8
        2. @1000 <Card:0x200>.width == 80.0
                 broken by a conflict, off by 20  on <Card:0x200>    Card.swift:9  “narrow”
        3. @ 100 <Card:0x200>.height == 70.0
                 misses by 6, too little          on <Card:0x200>
        4.       <Card:0x200>.width == 64.0 (NSContentSizeLayoutConstraint)
                 stretched by 36                  from its content
        5.       <Card:0x200>.height == 64.0 (NSContentSizeLayoutConstraint)
                 satisfied                        from its content
        6. @1000 <Card:0x200>.left <= <UIView:0x100>.left + 100.0
                 satisfied, 65 to spare           on <UIView:0x100>
        7. @1000 <Card:0x200>.top == <UIView:0x100>.top + 20.0
                 satisfied                        on <UIView:0x100>  Card.swift:7
        """)
  }

  @Test func insidesOfControlsAreSkipped() throws {
    var tree = try InspectedTree()
    let button = try tree.addPlaced("UIButton")
    let title = try tree.add("UILabel", .zero, in: button, .fixedFrame)
    let own = try tree.addPlaced("CardButton")
    let inner = try tree.add("UILabel", .zero, in: own, .fixedFrame)
    let reports = try LayoutReports(tree.inspection())
    #expect(reports.views() == [tree.root, button, own, inner])
    #expect(reports.views(includingPrivateInsides: true) == [tree.root, button, title, own, inner])
    #expect(reports.text(under: own).split(separator: "\n\n").count == 2)
  }

  /// Every row that a report lists speaks of its view, and every written constraint is in the reports of its
  /// items.
  @Test(arguments: 0..<60)
  func everyConstraintIsInTheReportsOfItsItems(_ seed: UInt64) throws {
    let layout = try RandomLayout(seed: seed, constraints: 1...4)
    var objects = LayoutObjects()
    for (place, node) in layout.nodes.enumerated() {
      objects.items[node] = InspectedItem(ConsoleItem("UIView", UInt64(place + 1)), isView: true)
    }
    let reports = try LayoutReports(LayoutInspection(layout.tree, objects))
    for (place, node) in layout.nodes.enumerated() {
      let listed = reports.constraints(referringTo: node)
      let rows = listed.map { $0.row }
      #expect(Set(rows).count == rows.count)
      for id in layout.tree.constraints(naming: node) { #expect(rows.contains(.constraint(id))) }
      for constraint in listed {
        #expect(
          reports.equation(of: constraint).contains("<UIView:" + ConsoleItem.hexadecimal(UInt64(place + 1))))
        if constraint.fate == .withoutEffect { continue }
        let error = constraint.states.map { $0.error }.max() ?? 0
        if case .holds = constraint.fate { #expect(error == 0) } else { #expect(error > 0) }
      }
    }
  }
}
