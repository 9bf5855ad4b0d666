import PlumbAnswers
import PlumbAutoLayout
import PlumbConstraintSolver
import UIKit

// What a client sees of the products, one function for each.

/// The least value of a variable that is at least a number and, if possible, another.
func solved(atLeast least: Double, preferring wish: Double) throws -> Double {
  var solver = Solver()
  let variable = solver.makeVariable()
  _ = try solver.add([Term(variable)], .greaterThanOrEqual, least, priority: .required, rank: Rank(0))
  _ = try solver.add([Term(variable)], .equal, wish, priority: Priority(250), rank: Rank(1))
  try solver.solve()
  return solver.value(of: variable)
}

/// The frame of a view that keeps a distance from its window.
func inset(by distance: Double, in width: Double) throws -> Rect? {
  var tree = LayoutTree()
  let window = try tree.addNode(
    frame: Rect(x: 0, y: 0, width: width, height: 100), placement: .encapsulated)
  let view = try tree.addNode(parent: window)
  let edges: [(Attribute, Double)] = [
    (.left, distance), (.top, distance), (.right, -distance), (.bottom, -distance),
  ]
  for (edge, constant) in edges {
    _ = try tree.add(LayoutConstraint(Anchor(view, edge), to: Anchor(window, edge), constant: constant))
  }
  try tree.layout()
  return tree.frame(of: view)
}

/// How wide a view of a document is on a device.
func width(ofView id: String, in document: [UInt8], on device: String) throws -> Double? {
  var session = try DocumentSession(document, name: "Form", in: Environment(device: Device.named(device)))
  return try session.layout().views.first { $0.id == id }?.frame.width
}

/// Whether there is a module of AppKit's, by which libraries tell a Mac.
var hasAppKit: Bool {
  #if canImport(AppKit)
    true
  #else
    false
  #endif
}

/// The same of a view in code.
@MainActor func width(ofLabel text: String) -> CGFloat {
  let label = UILabel()
  label.text = text
  return label.intrinsicContentSize.width
}
