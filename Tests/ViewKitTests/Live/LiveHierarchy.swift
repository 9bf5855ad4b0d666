import TestSupport
import UIKit

@testable import PlumbViewKit

/// A hierarchy of views that random steps change, as a program does in its life.
@MainActor final class LiveHierarchy {
  let root: UIView
  /// In the hierarchy, without the topmost.
  var inside: [UIView] = []
  /// The tops of what was taken out, and may come back.
  var outside: [UIView] = []
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var random: SeededGenerator
  /// What was done, to be read where a check fails.
  private(set) var log: [String] = []
  private let window = UIWindow()
  private var inactive: [NSLayoutConstraint] = []
  /// Whether baselines of labels were constrained: a label's place and height then depend on each other.
  private(set) var constrainsBaselines = false

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    for _ in 0..<6 { addView() }
  }

  enum Step: CaseIterable {
    case add, takeOut, bringBack, move, reorder, constrain, release, constant, priority, hide, arrangement
    case text, translation, frame, rootSize, contentPriority, margins, direction, fitting, guide, removeGuide
    case update, layoutSomewhere, reactivate, scroll, moveWindow, pinAll, constrainMore
  }

  func step() {
    let step = Step.allCases.pick(&random)
    log.append("\(step)")
    // Layouts in between have taken views out.
    refresh()
    perform(step)
  }

  private func perform(_ step: Step) {
    switch step {
    case .add: addView()
    case .takeOut: takeOut()
    case .bringBack: bringBack()
    case .move: move()
    case .reorder: reorder()
    case .constrain, .constrainMore: for _ in 0..<3 { constrain() }
    case .release: release()
    case .constant: changeConstant()
    case .priority: changePriority()
    case .hide: pick { $0.isHidden.toggle() }
    case .arrangement: changeArrangement()
    case .text: changeText()
    case .translation: pick { toggleTranslation(of: $0) }
    case .frame: pick { $0.frame = randomFrame() }
    case .rootSize: root.bounds.size = CGSize(width: number(100...400), height: number(100...600))
    case .contentPriority: changeContentPriority()
    case .margins: changeMargins()
    case .direction: pick { $0.semanticContentAttribute = flip() ? .forceRightToLeft : .unspecified }
    case .fitting: pick { _ = $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    case .guide: addGuide()
    case .removeGuide: removeGuide()
    case .update: pick { $0.setNeedsUpdateConstraints() }
    case .layoutSomewhere: pick { $0.layoutIfNeeded() }
    case .reactivate: reactivate()
    case .scroll: pick { $0.bounds.origin = CGPoint(x: number(0...20), y: number(0...20)) }
    case .moveWindow: moveWindow()
    case .pinAll: pick { pin($0) }
    }
  }

  // MARK: Random values

  func flip(_ chance: Double = 0.5) -> Bool { Double.random(in: 0..<1, using: &random) < chance }

  func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }

  private func randomFrame() -> CGRect {
    CGRect(x: number(-20...200), y: number(-20...200), width: number(0...200), height: number(0...200))
  }

  func pick(_ body: (UIView) -> Void) { if !inside.isEmpty { body(inside.pick(&random)) } }

  // MARK: Views

  private func makeView() -> UIView {
    let view: UIView
    switch Int.random(in: 0..<8, using: &random) {
    case 0, 1:
      let label = UILabel()
      label.text = text()
      label.numberOfLines = flip() ? 0 : 1
      view = label
    case 2, 3:
      let stack = UIStackView()
      stack.axis = flip() ? .horizontal : .vertical
      stack.spacing = number(0...10)
      view = stack
    case 4: view = flip(0.3) ? UIScrollView() : Restless(frame: randomFrame())
    case 5: view = Inset(frame: randomFrame())
    default: view = flip() ? UIView(frame: randomFrame()) : UIView()
    }
    if flip(0.7) { view.translatesAutoresizingMaskIntoConstraints = false }
    return view
  }

  private func addView() {
    let view = makeView()
    place(view)
    if flip() { pin(view) }
  }

  private func place(_ view: UIView) {
    let parents = ([root] + inside).filter { !($0 is UILabel) && !$0.isDescendant(of: view) }
    let parent = parents.pick(&random)
    if let stack = parent as? UIStackView, flip(0.8) {
      stack.insertArrangedSubview(view, at: Int.random(in: 0...stack.arrangedSubviews.count, using: &random))
    } else {
      parent.insertSubview(view, at: Int.random(in: 0...parent.subviews.count, using: &random))
    }
    refresh()
  }

  private func takeOut() {
    pick { view in
      view.removeFromSuperview()
      if flip() { outside.append(view) }
    }
    refresh()
  }

  private func bringBack() {
    guard let view = outside.popLast() else { return }
    if flip() { view.layoutIfNeeded() }
    place(view)
  }

  private func move() { pick { place($0) } }

  private func reorder() {
    pick { view in
      flip() ? view.superview?.bringSubviewToFront(view) : view.superview?.sendSubviewToBack(view)
    }
  }

  /// Notes which views are in the hierarchy, and which constraints are active.
  private func refresh() {
    inside = []
    root.forEachInSubtree { if $0 !== root { inside.append($0) } }
    inactive += constraints.filter { !$0.isActive }
    constraints.removeAll { !$0.isActive }
    guides.removeAll { $0.owningView?.isDescendant(of: root) != true }
  }

  // MARK: Constraints

  private func constrain() {
    pick { view in
      let constraint = flip(0.25) ? size(of: view) : flip(0.3) ? acrossTheTree(view) : inSuperview(view)
      constraint.priority = UILayoutPriority(Float(Int.random(in: 1...990, using: &random)))
      if flip(0.1) { constraint.priority = .required }
      constraint.isActive = true
      constraints.append(constraint)
    }
  }

  private func relation() -> NSLayoutConstraint.Relation {
    flip(0.7) ? .equal : flip() ? .lessThanOrEqual : .greaterThanOrEqual
  }

  private func size(of view: UIView) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = flip() ? .width : .height
    if flip(0.2) {
      return view.topAnchor.anchorWithOffset(to: view.bottomAnchor).constraint(
        greaterThanOrEqualToConstant: number(0...200))
    }
    return NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation(), toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: number(0...200))
  }

  private static let edges: [NSLayoutConstraint.Attribute] = [
    .leading, .trailing, .top, .bottom, .centerX, .centerY, .width, .height,
  ]

  private func inSuperview(_ view: UIView) -> NSLayoutConstraint {
    let attribute = Self.edges.pick(&random)
    let outer: Any =
      flip(0.2) ? view.superview?.layoutMarginsGuide ?? view : view.superview ?? view
    return NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation(), toItem: outer,
      attribute: flip(0.1) ? attribute.margin : attribute, multiplier: 1, constant: number(-30...30))
  }

  private func acrossTheTree(_ view: UIView) -> NSLayoutConstraint {
    let attribute = flip(0.2) ? NSLayoutConstraint.Attribute.firstBaseline : Self.edges.pick(&random)
    let other: Any = flip(0.3) && !guides.isEmpty ? guides.pick(&random) : inside.pick(&random)
    if attribute == .firstBaseline { constrainsBaselines = true }
    let isBaseline = attribute == .firstBaseline && other is UILayoutGuide
    return NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation(), toItem: other,
      attribute: isBaseline ? .top : attribute, multiplier: attribute == .width && flip() ? 0.5 : 1,
      constant: number(-30...30))
  }

  private func release() {
    guard !constraints.isEmpty else { return }
    let constraint = constraints.pick(&random)
    constraint.isActive = false
    inactive.append(constraint)
    constraints.removeAll { !$0.isActive }
  }

  /// Some are of views that are no longer in the hierarchy, or no longer there.
  private func reactivate() {
    guard let constraint = inactive.popLast(), !constraint.isActive else { return }
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    guard items.count == (constraint.secondAttribute == .notAnAttribute ? 1 : 2) else { return }
    let owners = items.compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
    guard owners.count == items.count, owners.allSatisfy({ $0.isDescendant(of: root) }) else { return }
    constraint.isActive = true
    constraints.append(constraint)
  }

  /// Has a view fill its superview, as most views of programs do.
  private func pin(_ view: UIView) {
    guard let parent = view.superview, !(parent is UIStackView) else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
    let inset = number(0...10)
    let all = [
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: inset),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: inset),
      parent.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
      parent.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
    ]
    for constraint in all { constraint.priority = UILayoutPriority(Float(995 - Int(inset))) }
    NSLayoutConstraint.activate(all)
    constraints += all
  }

  /// Puts the hierarchy into a window, or takes it out.
  private func moveWindow() {
    if root.superview == nil { window.addSubview(root) } else { root.removeFromSuperview() }
  }

  private func changeConstant() {
    guard !constraints.isEmpty else { return }
    constraints.pick(&random).constant = number(-50...200)
  }

  private func changePriority() {
    let optional = constraints.filter { $0.priority != .required }
    guard !optional.isEmpty else { return }
    optional.pick(&random).priority = UILayoutPriority(Float(Int.random(in: 1...990, using: &random)))
  }

  private func addGuide() {
    pick { view in
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      guides.append(guide)
      let width = guide.widthAnchor.constraint(equalToConstant: number(0...90))
      let top = guide.topAnchor.constraint(equalTo: view.topAnchor, constant: number(0...30))
      NSLayoutConstraint.activate([width, top])
      constraints += [width, top]
    }
  }

  private func removeGuide() {
    guard !guides.isEmpty else { return }
    let guide = guides.pick(&random)
    guide.owningView?.removeLayoutGuide(guide)
    refresh()
  }

  // MARK: Properties

  private func text() -> String {
    (0..<Int.random(in: 0...12, using: &random)).map { _ in
      ["One", "other", "more", "or", "less"].pick(&random)
    }.joined(separator: " ")
  }

  private func changeText() {
    let labels = inside.compactMap { $0 as? UILabel }
    guard !labels.isEmpty else { return }
    let label = labels.pick(&random)
    if flip() { label.text = text() } else { label.numberOfLines = label.numberOfLines == 0 ? 1 : 0 }
  }

  private func changeArrangement() {
    let stacks = inside.compactMap { $0 as? UIStackView }
    guard !stacks.isEmpty else { return }
    let stack = stacks.pick(&random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 1: stack.distribution = UIStackView.Distribution(rawValue: Int(number(0...4))) ?? .fill
    case 2: stack.alignment = [.fill, .leading, .center, .trailing].pick(&random)
    case 3: stack.spacing = number(0...12)
    case 4: stack.isLayoutMarginsRelativeArrangement.toggle()
    case 5:
      guard let view = stack.arrangedSubviews.last else { return }
      stack.setCustomSpacing(number(0...30), after: view)
    default:
      guard let view = stack.arrangedSubviews.first else { return }
      stack.removeArrangedSubview(view)
    }
  }

  private func toggleTranslation(of view: UIView) {
    if (view.superview as? UIStackView)?.arrangedSubviews.contains(view) == true { return }
    view.translatesAutoresizingMaskIntoConstraints.toggle()
  }

  private func changeContentPriority() {
    pick { view in
      let priority = UILayoutPriority(Float(Int.random(in: 1...999, using: &random)))
      let axis: NSLayoutConstraint.Axis = flip() ? .horizontal : .vertical
      if flip() {
        view.setContentHuggingPriority(priority, for: axis)
      } else {
        view.setContentCompressionResistancePriority(priority, for: axis)
      }
    }
  }

  private func changeMargins() {
    pick { view in
      if flip(0.3) {
        view.preservesSuperviewLayoutMargins.toggle()
      } else {
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: number(0...9), leading: number(0...20), bottom: number(0...9), trailing: number(0...20))
      }
    }
  }
}

/// Changes constraints, texts and subviews as it is laid out, a few times.
final class Restless: UIView {
  private var known = CGSize.zero
  private var changes = 0
  private lazy var width = widthAnchor.constraint(greaterThanOrEqualToConstant: 0)

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != known, changes < 4 else { return }
    changes += 1
    known = bounds.size
    width.priority = UILayoutPriority(10)
    width.isActive.toggle()
    for case let label as UILabel in subviews { label.text = "\(Int(known.width))" }
    setNeedsUpdateConstraints()
    if let last = subviews.last, subviews.count > 3 { last.removeFromSuperview() }
  }

  override func updateConstraints() {
    width.constant = (known.height / 2).rounded()
    super.updateConstraints()
  }
}

/// Has a content size, and an alignment rectangle inside its frame.
final class Inset: UIView {
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
}
