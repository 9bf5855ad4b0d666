import CoreGraphics
import Foundation
internal import PlumbViewKit

extension NSSplitView {
  /// The extent of a view or a rectangle along the split view's axis.
  func extent(_ size: NSSize) -> CGFloat { isVertical ? size.width : size.height }

  /// What constraints speak of as a pane's place.
  func place(_ pane: SplitPane) -> NSRect { pane.view.alignmentRect(forFrame: pane.view.frame) }

  var active: [SplitPane] { panes.filter(\.takesPart) }

  /// What dividers leave of the split view's extent.
  var shared: CGFloat {
    max(0, extent(bounds.size) - dividersExtent)
  }

  private var dividersExtent: CGFloat {
    CGFloat((0..<max(0, panes.count - 1)).count { !hidesDivider($0) }) * dividerThickness
  }

  func hidesDivider(_ index: Int) -> Bool {
    // The divider of a pane at an edge that is not there may be hidden, if somebody says so: others have room on both sides.
    guard standsBesideNothing(dividerAt: index) else { return false }
    return delegate?.splitView(self, shouldHideDividerAt: index) ?? false
  }

  /// Whether one of a divider's sides has no pane that is there.
  func standsBesideNothing(dividerAt index: Int) -> Bool {
    guard panes.indices.contains(index + 1) else { return false }
    let isFirst = !panes[...index].contains(where: \.takesPart)
    let isLast = !panes[(index + 1)...].contains(where: \.takesPart)
    return isFirst || isLast || !panes[index].takesPart
  }

  // MARK: Members

  /// A subview that was added as such comes where it is among the subviews.
  func arrange(_ view: NSView) {
    let before = storedSubviews.prefix { $0 !== view }
    arrange(view, at: panes.count { pane in before.contains { $0 === pane.view } })
  }

  func arrange(_ view: NSView, at index: Int) {
    precondition(index >= 0 && index <= panes.count, "Index \(index) of a pane is beyond the \(panes.count)")
    let known = panes.firstIndex { $0.view === view }.map { panes.remove(at: $0) }
    let pane = known ?? SplitPane(view)
    if known == nil {
      // A view without a size has none that its constraints could speak of.
      let size = extent(view.frame.size)
      pane.thickness = size > 0 ? extent(place(pane).size) : nil
    }
    panes.insert(pane, at: min(index, panes.count))
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    panesChanged()
  }

  func forgetPane(_ view: NSView) {
    guard let index = panes.firstIndex(where: { $0.view === view }) else { return }
    panes.remove(at: index)
    panesChanged()
  }

  func panesChanged() {
    needsPaneConstraints = true
    needsUpdateConstraints = true
    needsLayout = true
  }

  /// The axis is another one: so are the thicknesses.
  func turned() {
    for pane in panes {
      let size = extent(pane.view.frame.size)
      pane.thickness = size > 0 ? extent(place(pane).size) : nil
    }
    panesChanged()
  }

  // MARK: Constraints

  func connectPanesIfNeeded() {
    guard needsPaneConstraints else { return }
    needsPaneConstraints = false
    NSLayoutConstraint.deactivate(paneConstraints)
    paneConstraints = []
    shareExtent()
    var end = isVertical ? nil : Optional(topAnchor)
    var endX = isVertical ? Optional(leadingAnchor) : nil
    var distance: CGFloat = 0
    for (index, pane) in panes.enumerated() {
      pane.holding = nil
      if pane.takesPart {
        let view = pane.view
        if let last = endX {
          paneConstraints += [
            view.leadingAnchor.constraint(equalTo: last, constant: distance),
            view.topAnchor.constraint(equalTo: topAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
          ]
          endX = view.trailingAnchor
        } else if let last = end {
          paneConstraints += [
            view.topAnchor.constraint(equalTo: last, constant: distance),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
          ]
          end = view.bottomAnchor
        }
        paneConstraints += bounds(of: pane)
        distance = 0
      }
      if index < panes.count - 1, !hidesDivider(index) { distance += dividerThickness }
    }
    if !active.isEmpty {
      let last =
        endX.map { trailingAnchor.constraint(equalTo: $0, constant: distance) }
        ?? end.map { bottomAnchor.constraint(equalTo: $0, constant: distance) }
      if let last { paneConstraints.append(last) }
      lastConstraint = last
      boundLast()
    }
    NSLayoutConstraint.activate(paneConstraints)
  }

  /// The last pane ends where the split view does, unless that has no room for its dividers yet.
  func boundLast() {
    let dividers = dividersExtent
    let room = isHeld(
      below: isVertical ? NSSize(width: dividers, height: 0) : NSSize(width: 0, height: dividers))
    lastConstraint?.priority = room.width || room.height ? .almostRequired : .required
  }

  /// What a pane's thickness may be, and what it holds to.
  private func bounds(of pane: SplitPane) -> [NSLayoutConstraint] {
    let anchor = isVertical ? pane.view.widthAnchor : pane.view.heightAnchor
    var made: [NSLayoutConstraint] = []
    if let minimum = pane.minimum { made.append(anchor.constraint(greaterThanOrEqualToConstant: minimum)) }
    if let maximum = pane.maximum { made.append(anchor.constraint(lessThanOrEqualToConstant: maximum)) }
    if let thickness = pane.thickness {
      let holding = anchor.constraint(equalToConstant: thickness)
      holding.priority = pane.holdingPriority
      pane.holding = holding
      made.append(holding)
    }
    return made
  }
}
