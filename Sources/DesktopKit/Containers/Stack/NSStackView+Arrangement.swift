import CoreGraphics
import Foundation
internal import PlumbAutoLayout
internal import PlumbConstraintSolver
internal import PlumbGeometry
internal import PlumbViewKit

extension NSStackView {
  // MARK: Members

  func member(_ view: NSView) -> Member? { members.first { $0.view === view } }

  func change(_ view: NSView, _ change: (inout Member) -> Void) {
    guard let place = members.firstIndex(where: { $0.view === view }) else { return }
    change(&members[place])
    arrangementChanged()
  }

  func forgetMember(_ view: NSView) {
    guard let place = members.firstIndex(where: { $0.view === view }) else { return }
    members.remove(at: place)
    arrangementChanged()
  }

  /// Puts a view at a place among all, into the area of its neighbour.
  func arrange(_ view: NSView, at index: Int) {
    let old = take(view)
    precondition(
      index >= 0 && index <= members.count,
      "Index \(index) of an arranged view is beyond the \(members.count) that there are")
    let neighbour = index > 0 ? members[index - 1] : members.first
    enter(view, old, at: index, in: neighbour?.gravity ?? .leading)
  }

  /// Puts a view at a place of an area.
  func arrange(_ view: NSView, at index: Int, in gravity: Gravity) {
    let old = take(view)
    let start = members.firstIndex { $0.gravity.rawValue >= gravity.rawValue } ?? members.count
    let count = members.count { $0.gravity == gravity }
    precondition(
      index >= 0 && index <= count, "Index \(index) of a view is beyond the \(count) of its gravity area")
    enter(view, old, at: start + index, in: gravity)
  }

  private func take(_ view: NSView) -> Member? {
    guard let place = members.firstIndex(where: { $0.view === view }) else { return nil }
    return members.remove(at: place)
  }

  private func enter(_ view: NSView, _ old: Member?, at index: Int, in gravity: Gravity) {
    var member = old ?? Member(view: view, gravity: gravity)
    member.gravity = gravity
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    members.insert(member, at: index)
    arrangementChanged()
  }

  /// AppKit detaches hidden views, and those of which the visibility says it; views that it detaches for lack of room stay here.
  func isDetached(_ member: Member) -> Bool {
    (detachesHiddenViews && member.view.isHidden) || member.visibility == .notVisible
  }

  // MARK: The engine

  func arrangementChanged() { core.arrangementChanged() }

  var hostedArrangement: HostedArrangement {
    var stack = StackArrangement(
      axis: orientation == .horizontal ? .horizontal : .vertical,
      distribution: distribution.engineDistribution, alignment: alignment.engineAlignment,
      spacing: Double(spacing),
      insets: EdgeInsets(
        top: edgeInsets.top, left: edgeInsets.left, bottom: edgeInsets.bottom, right: edgeInsets.right),
      hugging: (
        huggingPriority(for: .horizontal).ofStack, huggingPriority(for: .vertical).ofStack
      ))
    stack.yielding = .byStacks
    stack.clippingResistance = (
      clippingResistancePriority(for: .horizontal).ofStack, clippingResistancePriority(for: .vertical).ofStack
    )
    return HostedArrangement(
      stack,
      members.filter { !isDetached($0) }.map {
        .init($0.view.core, gravity: $0.gravity.engineGravity, spacingAfter: $0.spacingAfter)
      })
  }
}

extension NSLayoutConstraint.Priority {
  fileprivate var ofStack: PlumbConstraintSolver.Priority {
    Priority(Double(min(max(rawValue, 0), 1000)))
  }
}

extension NSStackView.Distribution {
  fileprivate var engineDistribution: StackArrangement.Distribution {
    switch self {
    case .gravityAreas: .gravityAreas
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension NSStackView.Gravity {
  fileprivate var engineGravity: StackArrangement.Gravity {
    switch self {
    case .top: .leading
    case .center: .center
    case .bottom: .trailing
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var engineAlignment: StackArrangement.Alignment {
    switch self {
    case .width, .height: .fill
    case .leading, .left, .top: .leading
    case .trailing, .right, .bottom: .trailing
    case .firstBaseline: .firstBaseline
    case .lastBaseline: .lastBaseline
    default: .center
    }
  }
}
