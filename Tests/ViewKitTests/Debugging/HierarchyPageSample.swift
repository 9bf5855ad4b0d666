import UIKit

/// A hierarchy in which something is wrong: the box is to be wider than there is room, and the dot's height above the
/// ground is open. Its record has the lines of this file.
@MainActor struct HierarchyPageSample {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 280, height: 160))
  let box = UIView()
  let dot = UIView()
  let width: NSLayoutConstraint

  init() {
    root.plumb.nametag = "Root"
    box.plumb.nametag = "Box"
    for view in [box, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    width = box.widthAnchor.constraint(equalToConstant: 280)
    width.identifier = "fixed width"
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      root.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 20),
      width,
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      box.heightAnchor.constraint(equalToConstant: 44),
      dot.widthAnchor.constraint(equalToConstant: 12),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
      dot.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      dot.topAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 8),
      dot.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
    ])
  }
}
