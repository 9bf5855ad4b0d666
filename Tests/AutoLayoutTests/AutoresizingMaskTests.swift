import PlumbAutoLayout
import PlumbConstraintSolver
import PlumbGeometry
import Testing

/// Masks against the rule that `UIView.AutoresizingMask` documents, computed part by part.
@Suite struct AutoresizingMaskTests {
  /// The flexible parts share the change in proportion to their lengths; equally where none has any.
  private func resized(
    near: Double, own: Double, whole: Double, to newWhole: Double,
    flexible: (near: Bool, own: Bool, far: Bool)
  ) -> (near: Double, own: Double) {
    let far = whole - near - own
    let flags = [flexible.near, flexible.own, flexible.far]
    let lengths = zip(flags, [near, own, far]).map { $0 ? max($1, 0) : 0 }
    let total = lengths.reduce(0, +)
    let count = Double(flags.filter { $0 }.count)
    let shares: [Double] =
      if total > 0 {
        lengths.map { $0 / total }
      } else {
        flags.map { $0 ? 1 / count : 0 }
      }
    let change = newWhole - whole
    return (near + change * shares[0], own + change * shares[1])
  }

  @Test func everyMaskOnEachAxis() throws {
    let horizontal: [AutoresizingMask] = [.flexibleLeft, .flexibleWidth, .flexibleRight]
    let vertical: [AutoresizingMask] = [.flexibleTop, .flexibleHeight, .flexibleBottom]
    let frames: [(near: Double, own: Double)] = [(20, 50), (0, 100), (0, 0), (100, 0), (-10, 120), (30, 90)]
    var cases = 0
    for axis in Axis.allCases {
      for bits in 0..<8 {
        let flags = (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
        var mask: AutoresizingMask = []
        for (bit, part) in (axis == .horizontal ? horizontal : vertical).enumerated()
        where bits >> bit & 1 != 0 {
          mask.insert(part)
        }
        for frame in frames {
          for newWhole in [0.0, 40, 99, 100, 101, 250] {
            let expected = resized(
              near: frame.near, own: frame.own, whole: 100, to: newWhole, flexible: flags)
            try check(mask, axis, frame, newWhole, expected)
            cases += 1
          }
        }
      }
    }
    print("masks:", cases, "cases")
  }

  private func check(
    _ mask: AutoresizingMask, _ axis: Axis, _ given: (near: Double, own: Double), _ whole: Double,
    _ expected: (near: Double, own: Double)
  ) throws {
    var tree = LayoutTree()
    var outer = Rect(x: 0, y: 0, width: 100, height: 100)
    let root = try tree.addNode(frame: outer, placement: .encapsulated)
    var frame = Rect(x: 11, y: 13, width: 17, height: 19)
    frame.origin[axis] = given.near
    frame.size[axis] = given.own
    let view = try tree.addNode(
      parent: root, frame: frame, placement: .mask(mask, container: Size(width: 100, height: 100)))
    try layOut(&tree)
    expectFrame(tree, view, frame, "unchanged container, mask \(mask.rawValue)")
    outer.size[axis] = whole
    try tree.setGivenFrame(outer, of: root)
    try layOut(&tree)
    frame.origin[axis] = expected.near
    frame.size[axis] = expected.own
    expectFrame(tree, view, frame, "mask \(mask.rawValue), \(axis), \(given), to \(whole)")
    #expect(try tree.freedom(under: root).isEmpty)
    let conflicts = try tree.conflicts(under: root)
    #expect(conflicts.isEmpty)
  }

  @Test func masksActOnFramesNotOnAlignmentRectangles() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(200, 100)
    let view = try tree.addNode(
      parent: root, frame: Rect(x: 10, y: 10, width: 20, height: 20),
      placement: .mask([.flexibleWidth], container: Size(width: 100, height: 100)))
    try tree.setAlignmentInsets(EdgeInsets(all: 3), of: view)
    try layOut(&tree)
    expectFrame(tree, view, 10, 10, 120, 20)
    #expect(tree.alignmentRect(of: view) == Rect(x: 13, y: 13, width: 114, height: 14))
  }

  @Test func aMaskedViewDoesNotAskItsContent() throws {
    var tree = LayoutTree()
    let root = try tree.makeRoot(100, 100)
    let view = try tree.addNode(
      parent: root, frame: Rect(x: 10, y: 10, width: 20, height: 20),
      placement: .mask([], container: Size(width: 100, height: 100)))
    try tree.setContentSize(ContentSize(width: 77, height: 88), of: view)
    try layOut(&tree)
    expectFrame(tree, view, 10, 10, 20, 20)
    try tree.setPlacement(.constraints, of: view)
    try layOut(&tree)
    expectFrame(tree, view, 10, 10, 77, 88)
  }

  @Test func aMaskAtARootKeepsTheFrame() throws {
    var tree = LayoutTree()
    let frame = Rect(x: 3, y: 4, width: 50, height: 60)
    let root = try tree.addNode(
      frame: frame, placement: .mask([.flexibleWidth], container: Size(width: 10, height: 10)))
    try layOut(&tree)
    expectFrame(tree, root, frame)
  }
}
