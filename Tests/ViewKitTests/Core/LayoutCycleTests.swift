import Testing
import UIKit

/// The passes of the layout cycle, as UIView documents them.
@MainActor @Suite struct LayoutCycleTests {
  /// Counts what is called, and in which order.
  final class Journal { var entries: [String] = [] }

  class Recorder: UIView {
    var name = ""
    var journal = Journal()
    var callsSuper = true
    var during: (() -> Void)?
    var duringUpdate: (() -> Void)?

    convenience init(_ name: String, _ journal: Journal) {
      self.init(frame: .zero)
      self.name = name
      self.journal = journal
    }

    override func layoutSubviews() {
      journal.entries.append("layout " + name)
      if callsSuper { super.layoutSubviews() }
      during?()
    }

    override func updateConstraints() {
      journal.entries.append("update " + name)
      duringUpdate?()
      super.updateConstraints()
    }
  }

  let journal = Journal()
  let root: Recorder
  let child: Recorder
  let grandchild: Recorder
  let width: NSLayoutConstraint

  init() {
    root = Recorder("root", journal)
    child = Recorder("child", journal)
    grandchild = Recorder("grandchild", journal)
    root.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    root.addSubview(child)
    child.addSubview(grandchild)
    for view in [child, grandchild] { view.translatesAutoresizingMaskIntoConstraints = false }
    width = child.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, child.heightAnchor.constraint(equalToConstant: 50),
      child.leftAnchor.constraint(equalTo: root.leftAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      grandchild.leftAnchor.constraint(equalTo: child.leftAnchor, constant: 10),
      grandchild.rightAnchor.constraint(equalTo: child.rightAnchor, constant: -10),
      grandchild.topAnchor.constraint(equalTo: child.topAnchor),
      grandchild.bottomAnchor.constraint(equalTo: child.bottomAnchor),
    ])
  }

  /// "Lays out the subviews immediately" (documentation of `layoutIfNeeded()`): also those that the layout which is running
  /// has marked below, when a view above asks.
  @Test func passFromAboveInsideLayoutReachesSubviews() {
    root.layoutIfNeeded()
    journal.entries = []
    child.during = {
      self.root.layoutIfNeeded()
      self.journal.entries.append("child is done")
    }
    width.constant = 120
    root.layoutIfNeeded()
    #expect(journal.entries == ["layout root", "layout child", "layout grandchild", "child is done"])
    #expect(grandchild.frame == CGRect(x: 10, y: 0, width: 100, height: 50))
  }

  /// A view that marks a superview's other subview, or itself, while it is laid out, is heard in the next pass.
  @Test func marksMadeInsideLayoutAreHeard() {
    let sibling = Recorder("sibling", journal)
    root.insertSubview(sibling, at: 0)
    root.layoutIfNeeded()
    journal.entries = []
    grandchild.during = {
      self.grandchild.during = nil
      sibling.setNeedsLayout()
      self.grandchild.setNeedsLayout()
    }
    grandchild.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(journal.entries == ["layout grandchild", "layout sibling", "layout grandchild"])
  }

  @Test func constraintsFromTheBottomThenLayoutFromTheTop() {
    root.layoutIfNeeded()
    #expect(
      journal.entries == [
        "update grandchild", "update child", "update root", "layout root", "layout child",
        "layout grandchild",
      ])
    journal.entries = []
    root.layoutIfNeeded()
    #expect(journal.entries.isEmpty)
  }

  @Test func aChangedConstantLaysOutOnlyWhatItMoves() {
    root.layoutIfNeeded()
    journal.entries = []
    width.constant = 120
    #expect(child.frame.width == 100)
    root.layoutIfNeeded()
    #expect(child.frame.width == 120 && grandchild.frame.width == 100)
    #expect(journal.entries == ["layout root", "layout child", "layout grandchild"])
  }

  @Test func severalMarksAreOneLayout() {
    root.layoutIfNeeded()
    journal.entries = []
    for _ in 0..<3 { child.setNeedsLayout() }
    child.setNeedsUpdateConstraints()
    #expect(child.needsUpdateConstraints())
    child.setNeedsUpdateConstraints()
    root.layoutIfNeeded()
    #expect(journal.entries == ["update child", "layout child"])
  }

  @Test func layoutFromAViewBringsItsPendingSuperviewsAlong() {
    grandchild.layoutIfNeeded()
    #expect(grandchild.frame == CGRect(x: 10, y: 0, width: 80, height: 50))
  }

  @Test func withoutSuperTheSubviewsStay() {
    child.callsSuper = false
    root.layoutIfNeeded()
    #expect(child.frame.width == 100)
    #expect(grandchild.frame == .zero)
    child.callsSuper = true
    child.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(grandchild.frame.width == 80)
  }

  @Test func constraintsChangedBeforeSuperTakeEffectInTheSamePass() {
    let height = child.constraints.first { $0.firstAttribute == .height }
    final class Early: Recorder {
      var early: (() -> Void)?
      override func layoutSubviews() {
        early?()
        super.layoutSubviews()
      }
    }
    let early = Early("early", journal)
    early.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    early.addSubview(root)
    early.early = { height?.constant = 77 }
    early.layoutIfNeeded()
    #expect(child.frame.height == 77)
  }

  @Test func changesDuringLayoutAreSettledBeforeItReturns() {
    var isFirst = true
    child.during = { [width] in
      if isFirst { width.constant = 60 }
      isFirst = false
    }
    root.layoutIfNeeded()
    #expect(child.frame.width == 60 && grandchild.frame.width == 40)
  }

  @Test func aFeedbackLoopIsNamedAndEnds() {
    var messages: [String] = []
    LayoutLog.handler = { messages.append($0) }
    defer { LayoutLog.handler = nil }
    var calls = 0
    child.during = { [child] in
      calls += 1
      child.setNeedsLayout()
    }
    root.layoutIfNeeded()
    #expect(calls <= 200)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Recorder") == true)
    #expect(messages.first?.contains("did not come to rest") == true)
  }

  @Test func invalidatingConstraintsWhileTheyAreUpdatedIsAProgrammingError() {
    var messages: [String] = []
    LayoutLog.handler = { messages.append($0) }
    defer { LayoutLog.handler = nil }
    child.duringUpdate = { [child] in child.setNeedsUpdateConstraints() }
    root.layoutIfNeeded()
    #expect(messages.count == 1)
    #expect(messages.first?.contains("programming error") == true)
    #expect(journal.entries.filter { $0 == "update child" }.count == 1)
  }

  @Test func updateConstraintsMayAddConstraints() {
    child.duringUpdate = { [child, grandchild] in
      guard child.constraints.count < 10 else { return }
      grandchild.widthAnchor.constraint(lessThanOrEqualToConstant: 500).isActive = true
    }
    root.layoutIfNeeded()
    #expect(grandchild.constraints.count == 1)
  }

  @Test func windowsLayOutWhenTheRunLoopTurns() async {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    defer { withExtendedLifetime(window) {} }
    window.makeKeyAndVisible()
    window.addSubview(root)
    #expect(journal.entries.isEmpty)
    await nextTurn()
    #expect(journal.entries.contains("layout grandchild"))
    #expect(grandchild.frame.width == 80)
    journal.entries = []
    width.constant = 90
    width.constant = 110
    #expect(child.frame.width == 100)
    await nextTurn()
    #expect(child.frame.width == 110)
    #expect(journal.entries.filter { $0 == "layout root" }.count == 1)
  }

  @Test func drawingIsTheThirdPass() async {
    final class Canvas: Recorder {
      override func draw(_ rect: CGRect) { journal.entries.append("draw \(Int(rect.width))") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    defer { withExtendedLifetime(window) {} }
    let canvas = Canvas("canvas", journal)
    canvas.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    window.addSubview(canvas)
    await nextTurn()
    #expect(journal.entries.suffix(2) == ["layout canvas", "draw 30"])
    journal.entries = []
    canvas.setNeedsDisplay()
    canvas.setNeedsDisplay()
    await nextTurn()
    #expect(journal.entries == ["draw 30"])
  }

  @Test func animationsRunAtOnceAndCompleteOnTheNextTurn() async {
    root.layoutIfNeeded()
    var isFinished = false
    UIView.animate(withDuration: 0.3) { [root, width] in
      width.constant = 150
      root.layoutIfNeeded()
    } completion: {
      isFinished = $0
    }
    #expect(child.frame.width == 150)
    #expect(!isFinished)
    let change = UIViewAnimation.last?.changes.first { $0.view === child }
    #expect(change?.start == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(change?.end == CGRect(x: 0, y: 0, width: 150, height: 50))
    await nextTurn()
    #expect(isFinished)
  }

  /// Lets the main queue run what waits there.
  private func nextTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
