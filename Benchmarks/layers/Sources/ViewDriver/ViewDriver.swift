import UIKit

/// What is measured of views: each workload at a size, so that growth can be told.
@main
@MainActor
struct ViewDriver {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count > 2, let workload = ViewWorkload(rawValue: arguments[1]),
      let size = Int(arguments[2])
    else {
      print(
        "Usage: ViewDriver \(ViewWorkload.allCases.map { $0.rawValue }.joined(separator: "|")) SIZE [STEPS]")
      exit(2)
    }
    var bench = ViewBench(size)
    print(bench.run(workload, steps: arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0))
    // To drop a hierarchy is a workload by itself.
    exit(0)
  }
}

enum ViewWorkload: String, CaseIterable {
  /// Views side by side, each tied to the one before.
  case row
  /// Views inside each other.
  case deep
  /// Rows of nine views below each other, then one constant after the other changed, with a layout after each.
  case edit
  /// The same, and one constraint taken out and put back, with a layout after each.
  case toggle
  /// Cells of ten views that come and go in a list, twenty at a time: STEPS of them.
  case cells
  /// Rows of nine views, moved to another superview and laid out there, STEPS times.
  case move
  /// A row of views, taken out one by one from the beginning.
  case removal
}

/// A hierarchy of views, and the constraints that the workloads change.
@MainActor
struct ViewBench {
  let size: Int
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100_000))
  var widths: [NSLayoutConstraint] = []

  init(_ size: Int) { self.size = size }

  /// - Returns: Something that depends on the frames.
  mutating func run(_ workload: ViewWorkload, steps: Int) -> CGFloat {
    switch workload {
    case .row: addRow(size, to: root)
    case .deep: addChain(size)
    case .cells: showCells(steps)
    case .edit, .toggle, .move: addPage(size / 10)
    case .removal: addRow(size, to: root)
    }
    root.layoutIfNeeded()
    switch workload {
    case .edit: edit(steps)
    case .toggle: toggle(steps)
    case .move: move(steps)
    case .removal: for view in root.subviews.prefix(steps) { view.removeFromSuperview() }
    case .row, .deep, .cells: break
    }
    root.layoutIfNeeded()
    return root.subviews.reduce(0) { $0 + $1.frame.maxX }
  }

  private func add(_ view: UIView, to container: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
  }

  private mutating func addRow(_ count: Int, to container: UIView) {
    var left: UIView?
    for index in 0..<count {
      let view = UIView()
      add(view, to: container)
      let width = view.widthAnchor.constraint(equalToConstant: CGFloat(10 + index % 7))
      widths.append(width)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: left?.trailingAnchor ?? container.leadingAnchor, constant: 4),
        view.topAnchor.constraint(equalTo: container.topAnchor, constant: 8), width,
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
      left = view
    }
  }

  private func addChain(_ depth: Int) {
    var container = root
    for _ in 0..<depth {
      let view = UIView()
      add(view, to: container)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 0.5),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        view.topAnchor.constraint(equalTo: container.topAnchor, constant: 1),
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -1),
      ])
      container = view
    }
  }

  private mutating func addPage(_ rows: Int) {
    var above: UIView?
    for _ in 0..<rows {
      let row = UIView()
      add(row, to: root)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        row.topAnchor.constraint(equalTo: above?.bottomAnchor ?? root.topAnchor),
        row.heightAnchor.constraint(equalToConstant: 44),
      ])
      addRow(9, to: row)
      above = row
    }
  }

  private func edit(_ steps: Int) {
    for step in 0..<steps {
      widths[step * 37 % widths.count].constant = CGFloat(10 + (step + 3) % 7)
      root.layoutIfNeeded()
    }
  }

  private func toggle(_ steps: Int) {
    let constraint = widths[widths.count / 2]
    for _ in 0..<steps {
      constraint.isActive = false
      root.layoutIfNeeded()
      constraint.isActive = true
      root.layoutIfNeeded()
    }
  }

  private mutating func showCells(_ steps: Int) {
    for step in 0..<steps {
      let cell = UIView(frame: CGRect(x: 0, y: CGFloat(step) * 44, width: 320, height: 44))
      root.addSubview(cell)
      addRow(9, to: cell)
      widths.removeAll(keepingCapacity: true)
      if root.subviews.count > 20 { root.subviews[0].removeFromSuperview() }
      root.layoutIfNeeded()
    }
  }

  private func move(_ steps: Int) {
    let window = UIView(frame: root.frame)
    let places = [UIView(frame: root.frame), UIView(frame: root.frame)]
    for place in places { window.addSubview(place) }
    for step in 0..<steps {
      places[step % 2].addSubview(root)
      window.layoutIfNeeded()
    }
  }
}
