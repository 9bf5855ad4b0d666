import Testing
import UIKit

/// Programs and tests can stop at the first conflict, and get it explained.
@MainActor @Suite struct ConflictHandlerTests {
  /// 20 + 280 + 20 points in 768: the width gives way, as sizes do first in published logs.
  private func clash() -> (root: UIView, constraints: [NSLayoutConstraint], line: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 768, height: 100))
    root.plumb.nametag = "Root"
    let box = UIView()
    box.plumb.nametag = "Box"
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let line = #line
    let constraints = [
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
      box.widthAnchor.constraint(equalToConstant: 280),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
    ]
    constraints[2].identifier = "fixedWidth"
    NSLayoutConstraint.activate(constraints)
    return (root, constraints, line)
  }

  @Test func handlerGetsTheSetTheBrokenOneAndWords() throws {
    var conflicts: [UnsatisfiableConstraints] = []
    var logged: [String] = []
    LayoutDebugging.conflictHandler = { conflicts.append($0) }
    LayoutLog.handler = { logged.append($0) }
    defer {
      LayoutDebugging.conflictHandler = nil
      LayoutLog.handler = nil
    }
    let (root, constraints, line) = clash()
    root.layoutIfNeeded()
    let conflict = try #require(conflicts.first)
    #expect(conflicts.count == 1)
    #expect(Set(conflict.constraints) == Set(constraints[0...2]))
    #expect(conflict.broken === constraints[2])
    #expect(logged == [conflict.text])
    #expect(conflict.text.contains("'fixedWidth'"))
    let file = "ViewKitTests/ConflictHandlerTests.swift"
    #expect(
      conflict.explanation == """
        “Box”.width = 280 contradicts 3 other constraints
          “Root”.width = 768, as its surroundings set it
          “Box”.leading = “Root”.leading + 20  \(file):\(line + 2)
          “Root”.trailing = “Box”.trailing + 20  \(file):\(line + 3)
          “Box”.width = 280 (fixedWidth)  \(file):\(line + 4)
        Sum: The others make “Box”.width = 768 − 20 − 20 = 728; this one wants 280, 448 less
        Broken: “Box”.width = 280, because fixed sizes and aspect ratios give way first
        Repair: Delete “Box”.width = 280; nothing moves
        Or: Delete “Root”.trailing = “Box”.trailing + 20; “Box”.width becomes 280 (was 728)
        Or: Delete “Box”.leading = “Root”.leading + 20; “Box”.x becomes 468 (was 20), \
        “Box”.width becomes 280 (was 728)
        """)
  }

  @Test func consoleCanBeSilenced() {
    var logged: [String] = []
    LayoutLog.handler = { logged.append($0) }
    LayoutDebugging.switches.logsConflicts = false
    defer {
      LayoutLog.handler = nil
      LayoutDebugging.switches.logsConflicts = true
    }
    let (root, _, _) = clash()
    root.layoutIfNeeded()
    #expect(logged == [])
  }

  @Test func eachConflictIsToldOnce() {
    var count = 0
    LayoutDebugging.conflictHandler = { _ in count += 1 }
    LayoutLog.handler = { _ in }
    defer {
      LayoutDebugging.conflictHandler = nil
      LayoutLog.handler = nil
    }
    let (root, constraints, _) = clash()
    root.layoutIfNeeded()
    constraints[4].constant = 20
    root.layoutIfNeeded()
    #expect(count == 1)
  }
}
