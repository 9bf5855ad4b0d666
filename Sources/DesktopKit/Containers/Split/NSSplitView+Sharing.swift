import CoreGraphics
import Foundation
internal import PlumbViewKit

extension NSSplitView {
  /// Gives the panes that take part what the dividers leave.
  func shareExtent() {
    let active = active
    let whole = shared
    guard !active.isEmpty, whole > 0 else { return }
    begin(active, whole)
    var rest = whole - active.reduce(0) { $0 + ($1.thickness ?? 0) }
    // Those that hold least change first.
    let priorities = Set(active.map(\.holdingPriority.rawValue)).sorted()
    for priority in priorities where abs(rest) > 0.001 {
      rest = share(rest, among: active.filter { $0.holdingPriority.rawValue == priority })
    }
    writeThicknesses()
  }

  /// Gives panes that were never laid out a first thickness: the fraction that they prefer, or what their content needs.
  ///
  /// Where none was given a size, all have the same. What AppKit makes of that is not known.
  private func begin(_ active: [SplitPane], _ whole: CGFloat) {
    let new = active.filter { $0.thickness == nil }
    guard !new.isEmpty else { return }
    let isOpen = new.count == active.count && new.allSatisfy { $0.fraction == nil }
    for pane in new where !isOpen {
      let size = pane.fraction.map { $0 * whole } ?? extent(pane.view.fittingSize)
      pane.thickness = pane.bounded(size)
    }
    if isOpen || active.allSatisfy({ $0.thickness == 0 }) {
      for pane in active { pane.thickness = pane.bounded(whole / CGFloat(active.count)) }
    }
    // The constraint that holds it is not there yet.
    if new.contains(where: { $0.holding == nil }) { panesWereSized() }
  }

  private func panesWereSized() {
    guard !needsPaneConstraints, !paneConstraints.isEmpty else { return }
    panesChanged()
  }

  /// - Returns: What the panes could not take.
  private func share(_ amount: CGFloat, among panes: [SplitPane]) -> CGFloat {
    var (rest, open) = (amount, panes)
    while abs(rest) > 0.001, !open.isEmpty {
      let total = open.reduce(0) { $0 + ($1.thickness ?? 0) }
      let given = rest
      var stuck: [SplitPane] = []
      for pane in open {
        let old = pane.thickness ?? 0
        let part = total > 0 ? old / total : 1 / CGFloat(open.count)
        let new = pane.bounded(old + given * part)
        pane.thickness = new
        rest -= new - old
        if abs(new - (old + given * part)) > 0.001 { stuck.append(pane) }
      }
      guard !stuck.isEmpty else { break }
      open.removeAll { pane in stuck.contains { $0 === pane } }
    }
    return rest
  }

  private func writeThicknesses() {
    for pane in active {
      guard let thickness = pane.thickness, let holding = pane.holding, holding.constant != thickness
      else { continue }
      holding.constant = thickness
    }
  }

  /// A delegate may have given panes their frames by itself: they hold to these.
  func takeGivenFrames() {
    for pane in active {
      let size = extent(place(pane).size)
      guard let last = pane.lastExtent, abs(size - last) > 0.001 else { continue }
      pane.thickness = size
      pane.lastExtent = size
    }
    writeThicknesses()
  }

  /// After layout panes hold to what they have, which contents may have decided.
  func readThicknesses() {
    guard !needsPaneConstraints else { return }
    var changed = false
    for pane in active where pane.holding != nil {
      let size = extent(place(pane).size)
      if pane.lastExtent != size { changed = true }
      pane.lastExtent = size
      if abs(size - (pane.thickness ?? 0)) > 0.01 { pane.thickness = size }
    }
    writeThicknesses()
    guard changed else { return }
    let note = Notification(name: NSSplitView.didResizeSubviewsNotification, object: self)
    delegate?.splitViewDidResizeSubviews(note)
    NotificationCenter.default.post(note)
  }

  // MARK: Dividers

  /// Where a divider may be, by the thicknesses of its neighbours alone.
  func limits(_ divider: Int) -> (least: CGFloat, greatest: CGFloat) {
    let (before, after) = neighbours(divider)
    let start = before.map { near(place($0)) } ?? 0
    let end = after.map { near(place($0)) + extent(place($0).size) } ?? extent(bounds.size)
    var least = start + (before?.minimum ?? 0)
    var greatest = end - dividerThickness - (after?.minimum ?? 0)
    if let maximum = before?.maximum { greatest = min(greatest, start + maximum) }
    if let maximum = after?.maximum { least = max(least, end - dividerThickness - maximum) }
    return (least, greatest)
  }

  private func near(_ rect: NSRect) -> CGFloat { isVertical ? rect.minX : rect.minY }

  private func neighbours(_ divider: Int) -> (before: SplitPane?, after: SplitPane?) {
    (
      panes[...divider].last { $0.takesPart }, panes[(divider + 1)...].first { $0.takesPart }
    )
  }

  func drag(_ divider: Int, to position: CGFloat) {
    layoutSubtreeIfNeeded()
    let (before, after) = neighbours(divider)
    guard let before else { return }
    var (least, greatest) = limits(divider)
    if let delegate {
      least = delegate.splitView(self, constrainMinCoordinate: least, ofSubviewAt: divider)
      greatest = delegate.splitView(self, constrainMaxCoordinate: greatest, ofSubviewAt: divider)
    }
    var position = max(least, min(position, greatest))
    if let delegate {
      position = delegate.splitView(self, constrainSplitPosition: position, ofSubviewAt: divider)
    }
    let size = position - near(place(before))
    let change = size - (before.thickness ?? 0)
    before.thickness = size
    if let after { after.thickness = max(0, (after.thickness ?? 0) - change) }
    writeThicknesses()
    let anchor = isVertical ? before.view.widthAnchor : before.view.heightAnchor
    let dragged = anchor.constraint(equalToConstant: size)
    dragged.priority = .dragThatCannotResizeWindow
    dragged.isActive = true
    layoutSubtreeIfNeeded()
    dragged.isActive = false
    layoutSubtreeIfNeeded()
  }

  // MARK: Collapsing

  func pane(_ view: NSView) -> SplitPane? { panes.first { $0.view === view } }

  func setCollapsed(_ collapsed: Bool, _ view: NSView) {
    guard let pane = pane(view), pane.isCollapsed != collapsed else { return }
    pane.isCollapsed = collapsed
    view.isHidden = collapsed
    panesChanged()
  }

  public static let willResizeSubviewsNotification = Notification.Name(
    "NSSplitViewWillResizeSubviewsNotification")
  public static let didResizeSubviewsNotification = Notification.Name(
    "NSSplitViewDidResizeSubviewsNotification")
}
