import PlumbAutoLayout
import PlumbGeometry
import PlumbLayoutDiagnostics
import TestSupport
import Testing

@testable import PlumbLayoutRendering

/// Pictures of conflicts in layout trees that neither a document nor a program stands behind.
@Suite("Pictures of conflicts")
struct ConflictPictureTests {
  /// A tree with names.
  private struct Layout {
    var tree = LayoutTree()
    var objects = LayoutObjects()
    let root: NodeID

    init(width: Double, height: Double, direction: LayoutDirection = .leftToRight) throws {
      root = try tree.addNode(
        parent: nil, frame: Rect(x: 0, y: 0, width: width, height: height), placement: .encapsulated)
      name(root, "Screen")
      try tree.setDirection(direction, of: root)
    }

    private mutating func name(_ node: NodeID, _ name: String) {
      var item = InspectedItem(
        ConsoleItem("UIView", UInt64(objects.items.count + 1) * 0x100), isView: true)
      item.nametag = name
      objects.items[node] = item
    }

    mutating func add(_ name: String, in parent: NodeID) throws -> NodeID {
      let node = try tree.addNode(parent: parent, placement: .constraints)
      try tree.setDirection(tree.direction(of: parent), of: node)
      self.name(node, name)
      return node
    }

    mutating func hold(_ constraints: LayoutConstraint...) throws {
      for constraint in constraints { _ = try tree.add(constraint) }
    }

    /// The pictures as SVG.
    mutating func svg() throws -> String {
      try tree.layout()
      let inspection = LayoutInspection(tree, objects)
      var facts = LayoutFacts(tree)
      let pictures = try inspection.words.conflicts(under: root, &facts).map {
        ConflictPicture($0, of: inspection, caption: "Test")
      }
      return SVGWriter.string(Drawing(title: "Test", conflicts: pictures))
    }
  }

  private static func pin(_ node: NodeID, _ parent: NodeID, _ attribute: Attribute, _ constant: Double)
    -> LayoutConstraint
  {
    LayoutConstraint(Anchor(node, attribute), to: Anchor(parent, attribute), constant: constant)
  }

  private static func length(_ node: NodeID, _ attribute: Attribute, _ constant: Double) -> LayoutConstraint {
    LayoutConstraint(Anchor(node, attribute), constant: constant)
  }

  // MARK: Layouts

  /// A bar of 280 between margins of 20 in 280: there is room for 240.
  private static func overshoot(_ direction: LayoutDirection) throws -> String {
    var layout = try Layout(width: 280, height: 160, direction: direction)
    let bar = try layout.add("Bar", in: layout.root)
    try layout.hold(
      pin(bar, layout.root, .leading, 20), pin(bar, layout.root, .trailing, -20), length(bar, .width, 280),
      pin(bar, layout.root, .top, 50), length(bar, .height, 44))
    return try layout.svg()
  }

  /// 50 and 80 points at once.
  private static func twoWidths() throws -> String {
    var layout = try Layout(width: 320, height: 160)
    let view = try layout.add("View", in: layout.root)
    try layout.hold(
      pin(view, layout.root, .left, 40), pin(view, layout.root, .top, 50), length(view, .height, 50),
      length(view, .width, 50), length(view, .width, 80))
    return try layout.svg()
  }

  /// Half of 360 points, and 70 from each edge: 180 and 220.
  private static func halfWidth() throws -> String {
    var layout = try Layout(width: 360, height: 160)
    let view = try layout.add("Backdrop", in: layout.root)
    try layout.hold(
      pin(view, layout.root, .left, 70), pin(view, layout.root, .right, -70),
      LayoutConstraint(Anchor(view, .width), to: Anchor(layout.root, .width), multiplier: 0.5),
      pin(view, layout.root, .top, 50), length(view, .height, 50))
    return try layout.svg()
  }

  /// Two labels one below the other that want more height than there is.
  private static func column() throws -> String {
    var layout = try Layout(width: 240, height: 120)
    let first = try layout.add("Title", in: layout.root)
    let second = try layout.add("Text", in: layout.root)
    for view in [first, second] {
      try layout.hold(pin(view, layout.root, .left, 30), length(view, .width, 120))
    }
    try layout.hold(
      pin(first, layout.root, .top, 10), length(first, .height, 40),
      LayoutConstraint(Anchor(second, .top), to: Anchor(first, .bottom), constant: 10),
      length(second, .height, 90), pin(second, layout.root, .bottom, -10))
    return try layout.svg()
  }

  /// Two places for one left edge.
  private static func twoPlaces() throws -> String {
    var layout = try Layout(width: 320, height: 140)
    let first = try layout.add("First", in: layout.root)
    let second = try layout.add("Second", in: layout.root)
    for (view, left) in [(first, 20.0), (second, 180)] {
      try layout.hold(
        pin(view, layout.root, .left, left), length(view, .width, 90), pin(view, layout.root, .top, 40),
        length(view, .height, 60))
    }
    try layout.hold(LayoutConstraint(Anchor(second, .left), to: Anchor(first, .right), constant: 16))
    return try layout.svg()
  }

  /// The widths of A are three and two of B's: zero fits both, but not 60.
  private static func multiples() throws -> String {
    var layout = try Layout(width: 320, height: 150)
    let a = try layout.add("A", in: layout.root)
    let b = try layout.add("B", in: layout.root)
    for (view, top) in [(a, 30.0), (b, 90)] {
      try layout.hold(
        pin(view, layout.root, .left, 30), pin(view, layout.root, .top, top), length(view, .height, 36))
    }
    try layout.hold(
      length(b, .width, 60), LayoutConstraint(Anchor(a, .width), to: Anchor(b, .width), multiplier: 3),
      LayoutConstraint(Anchor(a, .width), to: Anchor(b, .width), multiplier: 2))
    return try layout.svg()
  }

  private static let pictures: [(String, @Sendable () throws -> String)] = [
    ("Overshoot", { try overshoot(.leftToRight) }), ("RightToLeft", { try overshoot(.rightToLeft) }),
    ("TwoWidths", twoWidths), ("HalfWidth", halfWidth), ("Column", column), ("TwoPlaces", twoPlaces),
    ("Multiples", multiples),
  ]

  // MARK: Tests

  @Test(arguments: ["Overshoot", "RightToLeft", "TwoWidths", "HalfWidth", "Column", "TwoPlaces", "Multiples"])
  func pictureIsAsRecorded(_ name: String) throws {
    let text = try #require(Self.pictures.first { $0.0 == name }).1()
    #expect(XMLCheck.objection(to: text) == nil)
    let snapshot = Snapshot("Tests/LayoutRenderingTests/Snapshots/" + name + ".svg")
    #expect(try snapshot.difference(from: text) == nil)
  }

  /// 280 − 20 − 20 = 240, and 280 is 40 more.
  @Test func lengthsAndTheGapAreNamed() throws {
    let texts = XMLCheck.texts(of: "text", in: try Self.overshoot(.leftToRight))
    #expect(texts.contains("“Bar”.width = 280 contradicts 3 other constraints."))
    for label in ["1: width = 280", "2: 20", "3: 20", "4: width = 280, broken by 40", "240", "280"] {
      #expect(texts.contains(label), "\(label)")
    }
    #expect(texts.contains { $0.hasPrefix("Repair: ") })
  }

  /// What clashes is red; no other colour has a hue.
  @Test func onlyWhatClashesIsInColor() throws {
    for (_, picture) in Self.pictures {
      let text = try picture()
      for color in XMLCheck.values(of: "stroke", in: text) + XMLCheck.values(of: "fill", in: text)
      where color.hasPrefix("#") && color.utf8.count == 7 {
        let number = try #require(Int(color.dropFirst(), radix: 16))
        let (red, green, blue) = (number >> 16, number >> 8 & 255, number & 255)
        #expect(color == "#e0241b" || max(red, green, blue) - min(red, green, blue) < 24, "\(color)")
      }
    }
  }

  @Test func absurdLengthsStayInThePicture() throws {
    var layout = try Layout(width: 200, height: 100)
    let view = try layout.add("View", in: layout.root)
    try layout.hold(
      Self.pin(view, layout.root, .left, 0), Self.pin(view, layout.root, .right, 0),
      Self.pin(view, layout.root, .top, 0), Self.length(view, .height, 20),
      Self.length(view, .width, 1_000_000))
    let text = try layout.svg()
    let width = try #require(XMLCheck.values(of: "width", in: text).first.flatMap { Double($0) })
    #expect(width < 1000)
  }

  /// The bytes of a picture depend on how much there is in it, and on no number: neither what is wanted nor what is.
  @Test(arguments: [1e6, 1e8, 2_147_483_647, 1e14])
  func bytesAreBounded(_ number: Double) throws {
    for isWish in [true, false] {
      var layout = try Layout(width: isWish ? 200 : number, height: isWish ? number : 100)
      let view = try layout.add("View", in: layout.root)
      try layout.hold(
        Self.pin(view, layout.root, .left, 20), Self.pin(view, layout.root, .right, -20),
        Self.pin(view, layout.root, .top, 0), Self.pin(view, layout.root, .bottom, 0),
        Self.length(view, .height, 20), Self.length(view, .width, isWish ? number : 160))
      let text = try layout.svg()
      #expect(text.utf8.count < 60_000, "\(isWish): \(text.utf8.count)")
      let sizes = (XMLCheck.values(of: "width", in: text) + XMLCheck.values(of: "height", in: text))
        .compactMap { Double($0) }
      #expect(sizes.allSatisfy { $0 < 10_000 })
      // The number stands at the broken line.
      #expect(text.contains(number.points) || text.contains((number - 40).points))
    }
  }

  @Test func hatchesAreBounded() {
    for length in [1e3, 1e9, 1e300, .infinity] {
      var sketch = Sketch()
      sketch.hatch(Rect(x: 0, y: 0, width: length, height: 16), .black)
      guard case .group(let lines) = sketch.elements[1] else {
        Issue.record("no lines")
        continue
      }
      #expect(lines.elements.count > 100 && lines.elements.count <= 500)
    }
    var sketch = Sketch()
    sketch.hatch(Rect(x: 0, y: 0, width: .nan, height: 16), .black)
    #expect(sketch.elements.isEmpty)
  }

  /// What is near keeps its size; what is far stays in its order.
  @Test func scalesAreBroken() throws {
    #expect(BrokenScale([0, 20, 1500]) == nil)
    #expect(BrokenScale((0..<100).map { Double($0) * 100 }) == nil)
    #expect(BrokenScale([.nan, .infinity]) == nil)
    let scale = try #require(BrokenScale([390, 0, 20, 1e9, 1e9 + 8, .nan]))
    #expect([0, 20, 390, 1e9, 1e9 + 8].map { scale.place($0) } == [0, 20, 390, 590, 598])
    #expect(scale.breaks == [490])
    #expect(scale.place(5e8 + 195) == 490)
    #expect([-10, -1e300, 1e300, .nan].map { scale.place($0) } == [-10, -200, 798, 0])
  }
}
